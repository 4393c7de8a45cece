# Oriflamme and Oriflamme: Alliance in Russian.
#
# How to read this file: docs/translating.md. Players' names stand in the nominative only and sentences in the present
# tense, so that nobody's gender or declension is needed. `card` gives the name of $card; a language adds the forms that
# it needs (card-acc …) below it.

language = Русский

## The cards by name. The English names are our own.

# our own name
-card-Archer = { $case ->
   *[nom] Лучник
    [gen] Лучника
    [dat] Лучнику
    [acc] Лучника
    [ins] Лучником
}
# our own name
-card-Soldier = { $case ->
   *[nom] Солдат
    [gen] Солдата
    [dat] Солдату
    [acc] Солдата
    [ins] Солдатом
}
# our own name
-card-Spy = { $case ->
   *[nom] Шпион
    [gen] Шпиона
    [dat] Шпиону
    [acc] Шпиона
    [ins] Шпионом
}
# our own name
-card-Heir = { $case ->
   *[nom] Наследник
    [gen] Наследника
    [dat] Наследнику
    [acc] Наследника
    [ins] Наследником
}
# our own name
-card-Shapeshifter = { $case ->
   *[nom] Лицедей
    [gen] Лицедея
    [dat] Лицедею
    [acc] Лицедея
    [ins] Лицедеем
}
# our own name
-card-Lord = { $case ->
   *[nom] Лорд
    [gen] Лорда
    [dat] Лорду
    [acc] Лорда
    [ins] Лордом
}
# our own name
-card-Assassination = { $case ->
   *[nom] Покушение
    [gen] Покушения
    [dat] Покушению
    [acc] Покушение
    [ins] Покушением
}
# our own name
-card-RoyalDecree = { $case ->
   *[nom] Королевский указ
    [gen] Королевского указа
    [dat] Королевскому указу
    [acc] Королевский указ
    [ins] Королевским указом
}
# our own name
-card-Ambush = { $case ->
   *[nom] Засада
    [gen] Засады
    [dat] Засаде
    [acc] Засаду
    [ins] Засадой
}
# our own name
-card-Conspiracy = { $case ->
   *[nom] Заговор
    [gen] Заговора
    [dat] Заговору
    [acc] Заговор
    [ins] Заговором
}
-card-Empress = { $case ->
   *[nom] Императрица
    [gen] Императрицы
    [dat] Императрице
    [acc] Императрицу
    [ins] Императрицей
}
-card-Fanatic = { $case ->
   *[nom] Фанатик
    [gen] Фанатика
    [dat] Фанатику
    [acc] Фанатика
    [ins] Фанатиком
}
-card-Informer = { $case ->
   *[nom] Доносчик
    [gen] Доносчика
    [dat] Доносчику
    [acc] Доносчика
    [ins] Доносчиком
}
-card-Diplomat = { $case ->
   *[nom] Дипломат
    [gen] Дипломата
    [dat] Дипломату
    [acc] Дипломата
    [ins] Дипломатом
}
-card-Deserter = { $case ->
   *[nom] Дезертир
    [gen] Дезертира
    [dat] Дезертиру
    [acc] Дезертира
    [ins] Дезертиром
}
-card-Judge = { $case ->
   *[nom] Судья
    [gen] Судьи
    [dat] Судье
    [acc] Судью
    [ins] Судьёй
}
-card-Insurrection = { $case ->
   *[nom] Бунт
    [gen] Бунта
    [dat] Бунту
    [acc] Бунт
    [ins] Бунтом
}
-card-Extortion = { $case ->
   *[nom] Вымогательство
    [gen] Вымогательства
    [dat] Вымогательству
    [acc] Вымогательство
    [ins] Вымогательством
}
-card-Infiltration = { $case ->
   *[nom] Внедрение
    [gen] Внедрения
    [dat] Внедрению
    [acc] Внедрение
    [ins] Внедрением
}
-card-Deal = { $case ->
   *[nom] Сделка
    [gen] Сделки
    [dat] Сделке
    [acc] Сделку
    [ins] Сделкой
}

card =
    { $card ->
        [Archer] { -card-Archer }
        [Soldier] { -card-Soldier }
        [Spy] { -card-Spy }
        [Heir] { -card-Heir }
        [Shapeshifter] { -card-Shapeshifter }
        [Lord] { -card-Lord }
        [Assassination] { -card-Assassination }
        [RoyalDecree] { -card-RoyalDecree }
        [Ambush] { -card-Ambush }
        [Conspiracy] { -card-Conspiracy }
        [Empress] { -card-Empress }
        [Fanatic] { -card-Fanatic }
        [Informer] { -card-Informer }
        [Diplomat] { -card-Diplomat }
        [Deserter] { -card-Deserter }
        [Judge] { -card-Judge }
        [Insurrection] { -card-Insurrection }
        [Extortion] { -card-Extortion }
        [Infiltration] { -card-Infiltration }
        [Deal] { -card-Deal }
       *[other] { $card }
    }
card-dat =
    { $card ->
        [Archer] { -card-Archer(case: "dat") }
        [Soldier] { -card-Soldier(case: "dat") }
        [Spy] { -card-Spy(case: "dat") }
        [Heir] { -card-Heir(case: "dat") }
        [Shapeshifter] { -card-Shapeshifter(case: "dat") }
        [Lord] { -card-Lord(case: "dat") }
        [Assassination] { -card-Assassination(case: "dat") }
        [RoyalDecree] { -card-RoyalDecree(case: "dat") }
        [Ambush] { -card-Ambush(case: "dat") }
        [Conspiracy] { -card-Conspiracy(case: "dat") }
        [Empress] { -card-Empress(case: "dat") }
        [Fanatic] { -card-Fanatic(case: "dat") }
        [Informer] { -card-Informer(case: "dat") }
        [Diplomat] { -card-Diplomat(case: "dat") }
        [Deserter] { -card-Deserter(case: "dat") }
        [Judge] { -card-Judge(case: "dat") }
        [Insurrection] { -card-Insurrection(case: "dat") }
        [Extortion] { -card-Extortion(case: "dat") }
        [Infiltration] { -card-Infiltration(case: "dat") }
        [Deal] { -card-Deal(case: "dat") }
       *[other] { $card }
    }
card-acc =
    { $card ->
        [Archer] { -card-Archer(case: "acc") }
        [Soldier] { -card-Soldier(case: "acc") }
        [Spy] { -card-Spy(case: "acc") }
        [Heir] { -card-Heir(case: "acc") }
        [Shapeshifter] { -card-Shapeshifter(case: "acc") }
        [Lord] { -card-Lord(case: "acc") }
        [Assassination] { -card-Assassination(case: "acc") }
        [RoyalDecree] { -card-RoyalDecree(case: "acc") }
        [Ambush] { -card-Ambush(case: "acc") }
        [Conspiracy] { -card-Conspiracy(case: "acc") }
        [Empress] { -card-Empress(case: "acc") }
        [Fanatic] { -card-Fanatic(case: "acc") }
        [Informer] { -card-Informer(case: "acc") }
        [Diplomat] { -card-Diplomat(case: "acc") }
        [Deserter] { -card-Deserter(case: "acc") }
        [Judge] { -card-Judge(case: "acc") }
        [Insurrection] { -card-Insurrection(case: "acc") }
        [Extortion] { -card-Extortion(case: "acc") }
        [Infiltration] { -card-Infiltration(case: "acc") }
        [Deal] { -card-Deal(case: "acc") }
       *[other] { $card }
    }

kind-character = персонаж
kind-intrigue = интрига

box-oriflamme = Орифламма
box-alliance = Орифламма. Альянс
box-mix = смесь двух наборов
box-study = малая учебная партия

## What the cards do.

effect-Archer = Устрани первую или последнюю карту ряда: открытую или закрытую, любой семьи. Можно устранить и { -card-Archer(case: "acc") }.
effect-Soldier = Устрани карту рядом с { -card-Soldier(case: "ins") }: открытую или закрытую, любой семьи.
effect-Spy = Укради 1 очко влияния из запаса игрока, чья карта лежит рядом со { -card-Spy(case: "ins") }, всё равно, открыта она или закрыта.
effect-Heir = Получи 2 очка влияния, если в ряду нет другой открытой карты с тем же названием.
effect-Shapeshifter = Примени эффект соседнего открытого персонажа, словно это эффект { -card-Shapeshifter(case: "gen") }. Название карты не меняется, выбор каждый раз новый, а другой { -card-Shapeshifter } ничего не даёт.
effect-Lord = Получи 1 очко влияния и ещё по 1 за каждую карту своей семьи рядом с { -card-Lord(case: "ins") }, открытую или закрытую.
effect-Assassination = Устрани любую карту ряда, можно и саму карту «{ -card-Assassination }». Затем сбрось { -card-Assassination(case: "acc") }.
effect-RoyalDecree = Перемести любую другую карту ряда со всем, что на ней лежит, в любое место ряда, но не поверх карты. Затем сбрось { -card-RoyalDecree(case: "acc") }; до этого карта остаётся на своём месте.
effect-Ambush = При открытии: всё влияние с этой карты теряется, ты получаешь 1 очко влияния и сбрасываешь её. При устранении картой соперника: ты получаешь 4 очка, а соперник сбрасывает карту, которая нанесла удар.
effect-Conspiracy = Получи влияние с этой карты в двойном размере. Затем сбрось её.
effect-Empress = Получи 2 очка влияния. Затем положи 1 очко на закрытую карту соперника.
effect-Fanatic = Получи 1 очко влияния и ещё 1, если в ряду нет других открытых карт твоей семьи.
effect-Informer = Либо получи столько влияния, сколько лежит на соседних закрытых картах соперников (оно остаётся на них), либо поменяй { -card-Informer(case: "acc") } на карту из руки: { -card-Informer } возвращается в руку, а новая карта ложится на это место лицом вниз и отдыхает до следующего раунда.
effect-Diplomat = Либо получи 1 очко влияния и положи 2 на одну другую открытую карту «{ -card-Diplomat }» любой семьи, либо забери в запас всё влияние с этой карты и сбрось её. Ни на какой другой открытой карте влияние лежать не может.
effect-Deserter = Устрани соседнюю карту; если это персонаж, получи ещё 1 очко влияния. Затем сбрось { -card-Deserter(case: "acc") }, если рядом нет открытого персонажа.
effect-Judge = Либо получи 1 очко влияния и положи жетон приговора на любую карту ряда, либо устрани любую карту с жетоном приговора, кто бы его ни положил.
effect-Insurrection = Эту карту можно открыть, только потеряв 1 лежащее на ней очко влияния; остальные ты забираешь. Устрани обе соседние карты, затем снова переверни { -card-Insurrection(case: "acc") } лицом вниз: карта остаётся в ряду.
effect-Extortion = При открытии: всё влияние с этой карты теряется, ты получаешь 1 очко влияния и сбрасываешь её. При устранении картой соперника: ты получаешь по 2 очка за каждую карту этого соперника в ряду, а с каждой закрытой карты его семьи теряется 1 очко.
effect-Infiltration = Положи по 1 очку влияния на каждую свою закрытую карту, затем зарезервируй { -card-Infiltration(case: "acc") }. С этого момента за каждую закрытую карту, которую устраняешь, получай ещё 2 очка.
effect-Deal = Зарезервируй эту карту вместе с влиянием на ней. С этого момента в начале каждого раунда, если в ряду есть твоя карта, получай столько влияния, сколько лежит на карте «{ -card-Deal }». В конце игры это влияние достаётся тебе.

## The rules told for players, by their ids.

rules-title = Правила
rules-intro = Знатные семьи борются за влияние в тени трона. Раунд за раундом каждый игрок кладёт карту лицом вниз в ряд, общий для всех. Во время обхода ряда можно оставить карту закрытой, чтобы на ней копилось влияние, или открыть её, забрать накопленное и применить эффект. После шести раундов побеждает тот, у кого больше влияния.
rules-cards-title = Карты
rules-rulings-title = Разъяснения
rules-rulings-of = Разъяснения к карте «{ card }»
rules-ruling = разъяснение
rules-hint = Правила одной карты: oriflamme rules CARD. Одно правило: oriflamme rules Q7.

section-S = Перед игрой
section-N = Раунды
section-P = Как класть карты
section-R = Обход ряда
section-E = Устранение
section-W = Конец игры
section-V = Что тебе можно видеть
section-C = Зарезервированные карты
section-Q = Вопросы и ответы

rule-S1 = Играют от трёх до пяти человек. Вдвоём можно играть по тем же правилам; это вариант для разбора и быстрых поединков.
rule-S2 = Перетасуй десять карт своей семьи, отложи 3 из них не глядя лицом вниз, а остальные 7 возьми в руку. Смотреть можно все десять.
rule-S3 = Каждый начинает с 1 очком влияния. Общий резерв никогда не иссякает.
rule-S4 = По печатным правилам начинает самый старший или самый доблестный игрок. Здесь первого игрока называют сами участники или выбирает случай.
rule-S5 = Ряд всегда обходят в одном и том же направлении. Первой срабатывает карта на позиции 1.
rule-S6 = Наборы можно смешивать: любые десять разных карт из двадцати, одни и те же для каждой семьи.
rule-N1 = В игре 6 раундов. В каждом раунде все кладут в ряд по одной карте, затем ряд обходят.
rule-N2 = После раунда первым становится следующий игрок по часовой стрелке. Карты в ряду остаются на местах.
rule-N3 = После последнего раунда у тебя в руке остаётся одна карта. Её не разыгрывают.
rule-P1 = Начиная с первого игрока и далее по часовой стрелке, каждый кладёт лицом вниз ровно одну карту из руки: в начало ряда, в его конец или поверх стека своей семьи.
rule-P2 = Класть карту между двумя другими нельзя. В пустом ряду есть только одно место.
rule-P3 = Накрыть можно и открытую, и закрытую карту, лишь бы она была твоей. Высота стека не ограничена.
rule-P4 = На накрытой карте остаются её влияние и её приговор.
rule-P5 = В заданной расстановке игрок, у которого нет карт в руке, пропускает выкладывание.
rule-R1 = Ряд обходят от позиции 1 до последней. На каждой позиции действует владелец верхней карты.
rule-R2 = Если карта закрыта, её владелец либо оставляет её закрытой, и тогда на неё ложится 1 очко влияния из общего резерва, либо открывает.
rule-R3 = Открывая карту, сначала забери в запас всё влияние с неё; затем сразу применяется её эффект. Исключения: { -card-Ambush }, { -card-Conspiracy }, { -card-Insurrection }, { -card-Extortion } и { -card-Deal }.
rule-R4 = Открытая карта срабатывает всякий раз, когда до неё доходит очередь, хочет того её владелец или нет.
rule-R5 = Эффект выполняется, насколько это возможно. Та его часть, для которой нет цели, ничего не делает.
rule-R6 = Карта, выложенная в этом раунде, участвует в обходе этого же раунда.
rule-R7 = Если действующая карта покидает ряд во время своей очереди, а под ней лежала другая, та сразу становится следующей: открытая применяет свой эффект, закрытую владелец оставляет закрытой или открывает. Иначе обход идёт дальше. Когда { -card-Informer } меняется с картой из руки, это не считается уходом из ряда.
rule-R8 = Обход идёт по позициям. Карта, перемещённая на уже пройденную часть ряда, в этом раунде больше не срабатывает; перемещённая вперёд срабатывает, когда обход до неё дойдёт, даже во второй раз, если только она не отдыхает.
rule-R9 = Если карта на пройденной части ряда уходит и её место смыкается, обход ничего не пропускает и не повторяет.
rule-R10 = Если верхняя карта уходит, верхней становится карта под ней: впереди по ходу обхода она сработает в свою очередь, позади — уже не в этом раунде.
rule-R11 = В стеке считается только верхняя карта. Накрытая карта не срабатывает, ничего не получает, не бывает целью и нигде не учитывается.
rule-E1 = За каждую карту, которую устраняешь, ты получаешь 1 очко влияния, даже если это карта твоей семьи.
rule-E2 = Устранённую закрытую карту переворачивают лицом вверх, но её эффект не применяется; ответный удар наносят только { -card-Ambush } и { -card-Extortion }. Всё влияние с устранённой карты теряется.
rule-E3 = Устраняется только верхняя карта стека. Опустевшая позиция сразу смыкается.
rule-E4 = Устранённые и сброшенные карты лежат перед владельцем лицом вверх, на виду у всех. Жетон приговора с карты, которая покидает ряд, возвращается в общий резерв.
rule-E5 = Устраняет тот, кому принадлежит карта, чей эффект это делает.
rule-E6 = Влияние, которое ты получаешь, приходит из общего резерва, а потерянное возвращается туда, если правило не говорит иного.
rule-W1 = После 6-го раунда побеждает тот, у кого в запасе больше всего влияния. Влияние на картах в ряду ничего не стоит; влияние с твоей зарезервированной карты «{ -card-Deal }» сначала переходит в твой запас.
rule-W2 = При ничьей впереди тот из претендентов, у кого больше позиций в ряду; стек считается за одну карту.
rule-W3 = Если и это не решает, претенденты делят победу.
rule-V1 = Открыто для всех: запасы, влияние и приговоры на картах, открытые карты, зарезервированные и сброшенные карты, число карт в руках и высота стеков, кому какая карта принадлежит и всё, что произошло у всех на глазах.
rule-V2 = Только для тебя: твоя рука, три отложенные карты и твои закрытые карты в ряду. Смотреть их можно когда угодно.
rule-V3 = Никто другой не узнаёт о скрытой карте раньше, чем её откроют по правилам.
rule-V4 = Что все видели, то остаётся известным: { -card-Insurrection }, снова лежащий лицом вниз, известен всем, где бы он ни оказался; о карте, которую взяли обратно в руку, известно, что она там, пока её владелец не положит какую-нибудь карту лицом вниз. После этого известно лишь, что она не отложена.
rule-C-Reserve = Зарезервированная карта лежит вне ряда, видна всем, и никакие эффекты её не касаются. Устранённую карту зарезервировать нельзя.
rule-Q1 = Карта, устранившая саму себя ({ -card-Archer }, { -card-Assassination }, { -card-Judge } или { -card-Shapeshifter }, который их копирует), как обычно приносит владельцу 1 очко; затем срабатывает карта под ней, если она есть.
rule-Q2 = { -card-Spy } между двумя картами одного игрока крадёт у него без вопросов. Если рядом своя карта и карта соперника, владелец выбирает любую; выбрать себя или игрока с пустым запасом можно, но это ничего не даст.
rule-Q3 = { -card-Shapeshifter } между другой картой «{ -card-Shapeshifter }» и ещё одним открытым персонажем может выбрать любого из них; первая ничего не даёт. Если рядом только один открытый персонаж, выбирать не из чего.
rule-Q4 = Пока { -card-Shapeshifter } копирует, слова «эта карта», «рядом» и «другой» отсчитываются от { -card-Shapeshifter(case: "gen") }. Если при этом устраняется { -card-Ambush }, сбрасывается { -card-Shapeshifter }. Копия { -card-Heir(case: "gen") } приносит очки, если не открыт другой { -card-Shapeshifter }. Копия ухода { -card-Diplomat(case: "gen") } забирает то, что лежит на самой карте, то есть ничего, и карта сбрасывается. Копируя { -card-Informer(case: "acc") }, { -card-Shapeshifter } меняется сам; копируя { -card-Deserter(case: "acc") }, сам и бежит.
rule-Q5 = { -card-RoyalDecree } не может переместить сам себя. Если других карт в ряду нет, он ничего не делает и сбрасывается.
rule-Q6 = { -card-RoyalDecree } должен изменить ряд: карта, лежавшая отдельно, может лечь куда угодно, только не обратно в тот же промежуток; верхняя карта стека — в любой промежуток.
rule-Q7 = Пока карта перемещается, { -card-RoyalDecree } сохраняет свою позицию: место прямо перед ним и место сразу за ним — разные.
rule-Q8 = { -card-Ambush } или { -card-Extortion } не наносит ответного удара, если карту устранила своя же семья. За устранение всё равно полагается очко, как и добавка за { -card-Infiltration(case: "acc") }.
rule-Q9 = Карту, которая попала в { -card-Ambush(case: "acc") }, сбрасывают, когда её эффект выполнен до конца. Если к этому времени она уже покинула ряд, больше ничего не происходит, и никто ничего за неё не получает. Если под ней лежала карта, та срабатывает следующей.
rule-Q10 = Когда срабатывает { -card-Insurrection }, обе соседние карты уходят одновременно, и каждая приносит очко. Карта, лежавшая под ними, под удар не попадает. Затем { -card-Ambush } и { -card-Extortion } наносят ответный удар в порядке позиций, а { -card-Insurrection }, попавший в { -card-Ambush(case: "acc") }, сбрасывается, вместо того чтобы лечь лицом вниз.
rule-Q11 = { -card-Extortion } считает верхние карты нападающего сразу после ухода устранённых, вместе с теми, что лежали под ними, и саму напавшую карту, если она ещё в ряду. Каждая закрытая из них, на которой есть влияние, теряет 1 очко.
rule-Q12 = { -card-Informer } при замене ничего после себя не оставляет: влияние с карты забрали при открытии, жетон приговора возвращается в общий резерв. Новую карту в этом раунде не оставляют и не открывают, куда бы её ни переместили; в остальном это обычная закрытая карта. Нажиться на соседях можно всегда, даже впустую; если подходящий сосед один, считается он один.
rule-Q13 = На карте может лежать не больше одного жетона приговора. { -card-Judge }, который называет карту с приговором или любую карту, когда все пять жетонов уже в ряду, просто приносит 1 очко. Вынести приговор можно и самому себе.
rule-Q14 = Если ни на одной верхней карте нет приговора, { -card-Judge } может только вынести новый.
rule-Q15 = Если открыто несколько других карт «{ -card-Diplomat }», владелец выбирает одну из них; если ни одной, просто получает 1 очко. Уйти можно и с пустой карты.
rule-Q16 = { -card-Deserter } без соседей никого не устраняет и сбрасывается. Считается ли жертва персонажем, решает тип самой карты, открытой или закрытой. Есть ли рядом открытый персонаж, проверяют после устранения, когда ряд сомкнут и видны карты, лежавшие под ушедшими.
rule-Q17 = { -card-Insurrection } без влияния на карте можно только оставить закрытым. После эффекта карта лежит лицом вниз, на ней ничего нет, кроме разве что жетона приговора, и её очередь окончена; дальше это обычная закрытая карта.
rule-Q18 = Если ни у одного соперника нет закрытой карты, { -card-Empress } просто приносит 2 очка.
rule-Q19 = { -card-Deal } приносит влияние в каждом раунде после того, в котором её зарезервировали, ещё до выкладывания карт.
rule-Q20 = { -card-Infiltration } даёт добавку за каждую закрытую карту, которую устраняет владелец, любой семьи и любой картой, сверх всего остального.
rule-Q21 = Вопрос задают тебе только тогда, когда возможны хотя бы два хода; остальное происходит само, и об этом сообщается. Ради тайны есть одно исключение: закрытую карту всегда предлагают её владельцу, даже если её можно только оставить.
rule-Q22 = В запасе или на карте может быть не больше 999 очков влияния; в настоящей партии до этого далеко.
rule-Q23 = Карты лежат перед владельцем в том порядке, в каком покинули ряд; из двух ушедших одновременно первой идёт та, чья позиция меньше.
rule-Q24 = Если в руке есть известные карты и из неё кладут карту лицом вниз, об известных больше нельзя сказать, что они в руке, — только что они не отложены. Других выводов не делают.

## What happens, told in the present tense.

event-round = Раунд { $round }: первый игрок — { $who }.
event-passed = { $who } пропускает выкладывание: карт нет.
event-placed =
    { $where ->
        [start] { $who } кладёт { card-acc } в начало.
        [end] { $who } кладёт { card-acc } в конец.
       *[on] { $who } кладёт { card-acc } на позицию { $position }.
    }
event-placed-hidden =
    { $where ->
        [start] { $who } кладёт карту в начало.
        [end] { $who } кладёт карту в конец.
       *[on] { $who } накрывает картой позицию { $position }.
    }
event-walk = Начинается обход ряда.
event-round-ended = Раунд { $round } завершён.
event-over = Игра окончена.
event-reached = Позиция { $position }: { card }, лицом вверх ({ $who }).
event-reached-known = Позиция { $position }: { card }, лицом вниз ({ $who }).
event-reached-hidden = Позиция { $position }: закрытая карта ({ $who }).
event-rested = Позиция { $position }: новая карта отдыхает ({ $who }).
event-kept = { $who } оставляет карту закрытой; на неё ложится 1 очко влияния.
event-revealed = { $who } открывает { card-acc }.
event-turned-down = { $who } снова переворачивает { card-acc } лицом вниз.
event-copied = { $who } копирует { card-acc } на позиции { $source }.
event-no-effect = { card } ничего не делает.
event-collected =
    { $amount ->
        [one] { $who } забирает { $amount } очко влияния с карты «{ card }».
        [few] { $who } забирает { $amount } очка влияния с карты «{ card }».
        [many] { $who } забирает { $amount } очков влияния с карты «{ card }».
       *[other] { $who } забирает { $amount } очка влияния с карты «{ card }».
    }
event-collected-kept =
    { $amount ->
        [one] { $who } забирает { $amount } очко влияния с зарезервированной карты «{ card }».
        [few] { $who } забирает { $amount } очка влияния с зарезервированной карты «{ card }».
        [many] { $who } забирает { $amount } очков влияния с зарезервированной карты «{ card }».
       *[other] { $who } забирает { $amount } очка влияния с зарезервированной карты «{ card }».
    }
event-lost =
    { $amount ->
        [one] Карта на позиции { $position } теряет { $amount } очко влияния ({ $who }).
        [few] Карта на позиции { $position } теряет { $amount } очка влияния ({ $who }).
        [many] Карта на позиции { $position } теряет { $amount } очков влияния ({ $who }).
       *[other] Карта на позиции { $position } теряет { $amount } очка влияния ({ $who }).
    }
event-gained =
    { $amount ->
        [0] { card } ничего не приносит ({ $who }).
        [one] { $who } получает { $amount } очко влияния благодаря { card-dat }.
        [few] { $who } получает { $amount } очка влияния благодаря { card-dat }.
        [many] { $who } получает { $amount } очков влияния благодаря { card-dat }.
       *[other] { $who } получает { $amount } очка влияния благодаря { card-dat }.
    }
event-gained-elimination =
    { $amount ->
        [one] { $who } получает { $amount } очко влияния за устранение.
        [few] { $who } получает { $amount } очка влияния за устранение.
        [many] { $who } получает { $amount } очков влияния за устранение.
       *[other] { $who } получает { $amount } очка влияния за устранение.
    }
event-gained-bonus =
    { $amount ->
        [one] { $who } получает ещё { $amount } очко влияния благодаря { card-dat }.
        [few] { $who } получает ещё { $amount } очка влияния благодаря { card-dat }.
        [many] { $who } получает ещё { $amount } очков влияния благодаря { card-dat }.
       *[other] { $who } получает ещё { $amount } очка влияния благодаря { card-dat }.
    }
event-stolen =
    { $amount ->
        [one] { $who } крадёт { $amount } очко влияния; жертва — { $victim }.
        [few] { $who } крадёт { $amount } очка влияния; жертва — { $victim }.
        [many] { $who } крадёт { $amount } очков влияния; жертва — { $victim }.
       *[other] { $who } крадёт { $amount } очка влияния; жертва — { $victim }.
    }
event-enriched =
    { $amount ->
        [one] На карту на позиции { $position } ложится { $amount } очко влияния.
        [few] На карту на позиции { $position } ложатся { $amount } очка влияния.
        [many] На карту на позиции { $position } ложится { $amount } очков влияния.
       *[other] На карту на позиции { $position } ложится { $amount } очка влияния.
    }
event-eliminated =
    { $lost ->
        [0] { $who } устраняет { card-acc } на позиции { $position } ({ $owner }).
        [one] { $who } устраняет { card-acc } на позиции { $position } ({ $owner }); вместе с картой теряется { $lost } очко влияния.
        [few] { $who } устраняет { card-acc } на позиции { $position } ({ $owner }); вместе с картой теряются { $lost } очка влияния.
        [many] { $who } устраняет { card-acc } на позиции { $position } ({ $owner }); вместе с картой теряется { $lost } очков влияния.
       *[other] { $who } устраняет { card-acc } на позиции { $position } ({ $owner }); вместе с картой теряется { $lost } очка влияния.
    }
event-discarded =
    { $lost ->
        [0] { $who } сбрасывает { card-acc }.
        [one] { $who } сбрасывает { card-acc }; вместе с картой теряется { $lost } очко влияния.
        [few] { $who } сбрасывает { card-acc }; вместе с картой теряются { $lost } очка влияния.
        [many] { $who } сбрасывает { card-acc }; вместе с картой теряется { $lost } очков влияния.
       *[other] { $who } сбрасывает { card-acc }; вместе с картой теряется { $lost } очка влияния.
    }
event-ambushed =
    { $lost ->
        [0] { card } попадает в { -card-Ambush(case: "acc") }: { $who } сбрасывает эту карту.
        [one] { card } попадает в { -card-Ambush(case: "acc") }: { $who } сбрасывает эту карту; вместе с ней теряется { $lost } очко влияния.
        [few] { card } попадает в { -card-Ambush(case: "acc") }: { $who } сбрасывает эту карту; вместе с ней теряются { $lost } очка влияния.
        [many] { card } попадает в { -card-Ambush(case: "acc") }: { $who } сбрасывает эту карту; вместе с ней теряется { $lost } очков влияния.
       *[other] { card } попадает в { -card-Ambush(case: "acc") }: { $who } сбрасывает эту карту; вместе с ней теряется { $lost } очка влияния.
    }
event-reserved =
    { $amount ->
        [0] { $who } резервирует { card-acc }.
        [one] { $who } резервирует { card-acc } с { $amount } очком влияния.
        [few] { $who } резервирует { card-acc } с { $amount } очками влияния.
        [many] { $who } резервирует { card-acc } с { $amount } очками влияния.
       *[other] { $who } резервирует { card-acc } с { $amount } очка влияния.
    }
event-taken = { $who } берёт карту на позиции { $position }.
event-moved = { $who } перемещает её с позиции { $start } на позицию { $position }.
event-condemned = { $who } кладёт жетон приговора на карту на позиции { $position }.
event-swapped = { $who } возвращает { card-acc } в руку и кладёт на это место другую карту лицом вниз.
event-swapped-laid = Новая карта — { card }.

result-won =
    { $amount ->
        [one] { $who } побеждает: { $amount } очко влияния.
        [few] { $who } побеждает: { $amount } очка влияния.
        [many] { $who } побеждает: { $amount } очков влияния.
       *[other] { $who } побеждает: { $amount } очка влияния.
    }
result-won-tie =
    { $amount ->
        [one] { $who } побеждает: { $amount } очко влияния, ничью решает большее число позиций в ряду.
        [few] { $who } побеждает: { $amount } очка влияния, ничью решает большее число позиций в ряду.
        [many] { $who } побеждает: { $amount } очков влияния, ничью решает большее число позиций в ряду.
       *[other] { $who } побеждает: { $amount } очка влияния, ничью решает большее число позиций в ряду.
    }
result-shared =
    { $amount ->
        [one] { $names } делят победу: по { $amount } очку влияния.
        [few] { $names } делят победу: по { $amount } очка влияния.
        [many] { $names } делят победу: по { $amount } очков влияния.
       *[other] { $names } делят победу: по { $amount } очка влияния.
    }

## What you decide.

ask-place = Какую карту ты кладёшь и куда?
ask-turn =
    { $amount ->
        [0] Твоя карта «{ card }» лежит лицом вниз на позиции { $position }. Оставить закрытой или открыть?
        [one] Твоя карта «{ card }» лежит лицом вниз на позиции { $position }, на ней { $amount } очко влияния. Оставить закрытой или открыть?
        [few] Твоя карта «{ card }» лежит лицом вниз на позиции { $position }, на ней { $amount } очка влияния. Оставить закрытой или открыть?
        [many] Твоя карта «{ card }» лежит лицом вниз на позиции { $position }, на ней { $amount } очков влияния. Оставить закрытой или открыть?
       *[other] Твоя карта «{ card }» лежит лицом вниз на позиции { $position }, на ней { $amount } очка влияния. Оставить закрытой или открыть?
    }
ask-Archer = Твой { -card-Archer } целится в оба края ряда. Какая карта падёт?
ask-Soldier = Твой { -card-Soldier } стоит между двумя картами. Какая падёт?
ask-Spy = Твой { -card-Spy } слушает обе стороны. Кого он обокрадёт?
ask-Shapeshifter = Твой { -card-Shapeshifter } стоит между двумя лицами. Какое он примет?
ask-Assassination = Пасть может любая карта ряда. Какая?
ask-RoyalDecree = Твой { -card-RoyalDecree } перемещает карту. Какую?
ask-put = Куда ляжет карта?
ask-Empress = Твоя { -card-Empress } одаривает закрытую карту соперника. Какую?
ask-Informer = Твой { -card-Informer } наживётся на соседях или уступит место карте из твоей руки?
ask-Diplomat = Твой { -card-Diplomat } ведёт переговоры или уходит с влиянием, что на карте?
ask-Deserter = Твой { -card-Deserter } бьёт соседа. Которого?
ask-Judge = Твой { -card-Judge } выносит приговор или приводит его в исполнение?

target-open = { card } ({ $who })
target-known = { card }, лицом вниз ({ $who })
target-hidden = закрытая карта ({ $who })

move-place =
    { $where ->
        [start] { card } — в начало
        [end] { card } — в конец
       *[on] { card } — на позицию { $position }
    }
move-keep = оставить закрытой
move-reveal = открыть
move-eliminate = устранить { $position }: { $target }
move-steal = обокрасть: { $who }
move-steal-self = обокрасть себя: без эффекта
move-copy = копировать { $position }: { $target }
move-take = взять { $position }: { $target }
move-put = положить на позицию { $position }
move-favour = одарить { $position }: { $target }
move-gather = нажиться на соседях
move-swap = поменять на { card-acc }
move-negotiate = вести переговоры: получить 1 очко
move-negotiate-with = вести переговоры с { $position }: { $target }
move-withdraw = уйти с влиянием, что на карте
move-condemn = просто получить 1 очко
move-condemn-at = вынести приговор { $position }: { $target }

place-start = в начало
place-end = в конец
place-on = на { $position }

## What is refused, and why: the sentences of oriflamme.rules.sentences, by code.

error-unknown-box = «{ $part }» — не набор; пиши oriflamme, alliance, mix:… или study:…/ROUNDS/HAND
error-mix-size = в смеси должно быть десять разных карт, а в «{ $part }» их { $count }
error-bad-study = «{ $part }» — не учебный набор; пиши study:NAME,NAME,…/ROUNDS/HAND
error-setup-size = в наборе от 2 до 10 карт, а в «{ $part }» их { $count }
error-setup-rounds = в партии от 1 до 6 раундов, а не { $part }
error-setup-hand = число карт в руке не подходит: { $part }; их должно быть не меньше, чем раундов ({ $least }), и не больше, чем карт в наборе ({ $most })
error-card-twice-in-setup = карта { $part } названа в наборе дважды; у каждой семьи по одному экземпляру каждой карты
error-unknown-card = «{ $part }» — не карта; карты называются, например, Archer или RoyalDecree
error-seats = число игроков не подходит: { $part }; играть могут от 2 до 5
error-no-such-first = «{ $part }» не может быть первым игроком; назови место этой партии
error-games = столько партий не сыграть: { $part }; укажи 0 или больше
error-position-too-long = «{ $part }» длиннее { $most } знаков; это не расстановка
error-sections = в расстановке между « | » стоят момент, ряд и от 2 до 5 игроков; частей здесь { $count }: «{ $part }»
error-moment = «{ $part }» — не момент; пиши BOX rROUND first=SEAT, затем place=SEAT, resolve=POSITION или over
error-round = «{ $part }» — не раунд; пиши от r1 до r6
error-round-beyond = { $part } не подходит: раундов в партии { $rounds }, и закончиться она может только после последнего
error-first = «{ $part }» — не первый игрок; пиши от first=a до first=e
error-beyond-row = «{ $part }» указывает за пределы ряда; его последняя позиция — { $length }
error-row-card = «{ $part }» — не карта в ряду; пиши aSpy, (aSpy), [aSpy] или (a?), затем +N, ! и ~
error-mixed-stack = в стеке «{ $part }» карты разных семей
error-player = «{ $part }» — не раздел игрока { $seat }; пиши { $seat } INFLUENCE hand:LIST и остальные списки
error-influence = «{ $part }» — не влияние; пиши целое число от 0 до 999
error-player-list = «{ $part }» стоит не на месте; списки идут в порядке hand: aside: out: kept: seen:, каждый один раз
error-no-hand = в «{ $part }» нет списка hand:
error-list-item = «{ $part }» не может стоять в списке { $head }:
error-aside-unknown = «{ $part }» скрывает карты, поэтому список aside: пропускать нельзя
error-no-such-seat = места «{ $part }» нет; последнее — { $last }
error-not-in-box = карты { $part } нет в партии { $box }
error-card-twice = карта { $part } названа в семье { $seat } дважды
error-family-size = число карт семьи в «{ $part }» — { $count }, а должно быть { $cards }
error-not-kept = карту { $part } нельзя зарезервировать; резервируют только { -card-Infiltration(case: "acc") } и { -card-Deal(case: "acc") }
error-deal-paid = «{ $part }»: в конце игры влияние с зарезервированной карты «{ -card-Deal }» уже в запасе
error-not-seen = «{ $part }»: карта, которую видели, лежит в руке или лицом вниз, без скобок
error-influence-face-up = «{ $part }»: влияние лежит только на закрытых картах и на открытых картах «{ -card-Diplomat }»
error-intrigue-face-up = «{ $part }»: интрига лежит лицом вверх, только пока её эффект требует выбора
error-rests = «{ $part }»: отдыхать может только закрытая верхняя карта и только во время обхода ряда
error-verdicts = «{ $part }» — лишний приговор; всего жетонов { $most }
error-ability = «{ $part }» не подходит к действующей карте { $card }
error-taken = «{ $part }» не подходит; { -card-RoyalDecree } берёт не себя, а другую карту
error-no-turn = «{ $part }»: решать нечего, карта открыта или отдыхает
error-no-choice = «{ $part }»: выбирать не из чего, решения здесь нет
error-nothing-to-place = «{ $part }» не подходит: у этого игрока нет карт
error-one-placement = «{ $part }»: одна карта и одно место — решать нечего
error-hidden = «{ $part }» скрывает карты; в расстановке названы все
error-not-this-view = «{ $part }» — не то, что может видеть { $seat }
error-too-many-worlds = слишком много расстановок для перечисления: { $count }, а можно не больше { $most }; бери случайные выборки
error-not-a-move = «{ $part }» — не ход; ходы пишутся как 'Spy start', 'keep' или 'eliminate 3'
error-no-action = действия { $part } нет; у действий номера от 0 до { $most }
error-illegal-action = действие { $part } здесь недопустимо; допустимые перечисляет legal()
error-game-over = «{ $part }» опоздало: игра окончена
error-not-your-turn = «{ $part }»: { $seat } сейчас не ходит, ходит { $mover }
error-place-first = «{ $part }» не подходит: сейчас ты кладёшь карту — в начало, в конец или на свой стек
error-not-in-hand = карты { $part } нет у тебя в руке
error-one-place = «{ $part }»: в пустом ряду есть только одно место — начало
error-not-own-stack = «{ $part }»: накрывать можно только свои карты, а { $card } — карта другой семьи
error-keep-or-reveal = «{ $part }» не подходит: твоя карта закрыта, оставь её закрытой или открой
error-nothing-to-lose = { -card-Insurrection } на позиции { $position } остаётся лицом вниз: на карте нет влияния, которое надо потерять
error-wrong-verb = «{ $part }» не подходит: для карты «{ card }» нужно { $verbs }
error-not-a-neighbour = «{ $part }»: у этого игрока нет карты рядом с действующей
error-name-a-diplomat = «{ $part }»: открыта ещё одна карта «{ -card-Diplomat }», назови её позицию
error-name-a-card = «{ $part }»: приговор ещё можно вынести любой карте, назови позицию
error-same-gap = «{ $part }» вернёт карту туда, откуда её взяли; ряд должен измениться
error-not-at-an-end = «{ $part }»: { -card-Archer } поражает только первую или последнюю карту ряда
error-not-adjacent = «{ $part }»: эта карта не лежит рядом с позицией { $position }
error-not-a-face-up-character = «{ $part }»: { $card } — не открытый персонаж
error-takes-itself = «{ $part }»: { -card-RoyalDecree } не может переместить сам себя
error-own-card = «{ $part }»: { $card } — твоя карта; { -card-Empress } одаривает соперника
error-face-up-card = «{ $part }»: { $card } — открытая карта; { -card-Empress } одаривает закрытую
error-no-other-diplomat-there = «{ $part }»: { $card } — не другая открытая карта «{ -card-Diplomat }»
error-no-verdict-there = «{ $part }»: { $card } — карта без приговора
error-verdict-there = «{ $part }»: { $card } — карта с приговором; condemn без позиции просто даёт очко
error-no-verdict-left = «{ $part }»: все жетоны приговора уже в ряду; condemn без позиции просто даёт очко
error-record-too-long = в записи не больше { $most } знаков; эта длиннее и начинается с «{ $part }»
error-record-text = «{ $part }» — не часть записи
error-record-order = «{ $part }» стоит не на месте; сначала идут теги, потом ходы, а комментарий — после своего хода
error-record-move = «{ $part }» — не ход записи; пиши место и его ход
error-record-seat = «{ $part }» должно называть место { $seat }; места называют по порядку, начиная с a
error-record-start = «{ $part }» не подходит; в записи есть First и Hand для каждого места или Position из её набора
error-record-hand = «{ $part }» — не рука { $seat }; пиши место и его карты после раздачи
error-hidden-record = эта запись скрывает карты: её можно показать, но не воспроизвести
error-tag = «{ $part }» не может стоять в теге
error-tag-twice = тег { $part } встречается дважды
error-tag-missing = нет тега { $part }
error-tag-taken = тег { $part } записывается из самой партии
error-unknown-version = { $part } здесь неизвестно; известно { $known }
error-comment = в комментарии «{ $part }» есть закрывающая фигурная скобка
error-no-such-move = хода { $part }, к которому нужен комментарий, нет; всего ходов в партии { $most }
error-no-round = «{ $part }» стоит раньше номера первого раунда
error-wrong-round = «{ $part }» — не номер этого раунда; его номер { $round }
error-move-after-end = «{ $part }» стоит после конца игры
error-result-too-early = { $part } не подходит: игра не окончена
error-wrong-result = { $part } не следует из ходов; верно { $right }
error-at-line = строка { $line }: { $error }

## The terminal game.

seat-name-a = Анна
seat-name-b = Борис
seat-name-c = Семён
seat-name-d = Дарья
seat-name-e = Елена
you = ты

set-up-welcome = Фанатская версия игр «Орифламма» и «Орифламма. Альянс».
set-up-box = Какой набор?
set-up-box-mix = Смесь: десять карт из обоих наборов
set-up-seats = Сколько игроков?
set-up-seats-choice =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
set-up-people = Сколько людей за этим терминалом? Остальные места займут боты.
set-up-people-choice =
    { $count ->
        [0] никого: смотреть на игру ботов
        [one] { $count } человек
        [few] { $count } человека
        [many] { $count } человек
       *[other] { $count } человека
    }
set-up-bots = Какие боты?
set-up-resume = Продолжить сохранённую партию
set-up-new = Новая партия

bot-random = Случайный
bot-random-about = делает любой допустимый ход
bot-greedy = Жадный
bot-greedy-about = берёт то, что сразу приносит больше всего

table-player = игрок
table-influence = влияние
table-hand = рука
table-aside = отложено
table-out = устранено и сброшено
table-kept = зарезервировано
table-round = Раунд { $round } из { $rounds }
table-first = первый игрок — { $who }
table-your-hand = Твоя рука
table-your-aside = Отложено
table-row = Ряд
table-row-empty = Ряд пуст.
table-hidden = скрыта
table-rests = отдыхает
table-verdict = приговор
table-seen = видели, не отложена
table-legend = (название) или ░: лицом вниз · [название]: лицом вниз, известна всем · ●: влияние · ✖: приговор · z: отдыхает · ▼: чей ход

prompt-choose = Номер, стрелки или нотация; ? покажет, что ещё можно ввести
prompt-continue = Нажми Enter, чтобы продолжить.
prompt-curtain = { $who }, твой ход. Нажми Enter, когда больше никто не смотрит.
prompt-curtain-end = Нажми Enter, чтобы снова скрыть свои карты.
prompt-yes-no = д или н
prompt-really-resign = Точно сдаться? За тебя доиграет бот. (д/н)
prompt-really-quit = Выйти из партии без сохранения? (д/н)
prompt-yes = д

help-title = Что можно ввести
help-number = номер или стрелки и Enter: ход из списка
help-notation = ход в нотации, например «Spy start», «keep» или «eliminate 3»
help-why = почему ход недопустим
help-rules = правила, карта или разъяснение
help-table = снова показать стол
help-log = снова рассказать всё, что произошло
help-takeback = вернуть свой последний ход
help-save = сохранить партию в файл; продолжить её: «oriflamme play --resume FILE»
help-resign = сдаться: за тебя доиграет бот
help-quit = выйти из партии

play-begins =
    { $seats ->
        [one] Начинается партия: { $box }, { $seats } игрок.
        [few] Начинается партия: { $box }, { $seats } игрока.
        [many] Начинается партия: { $box }, { $seats } игроков.
       *[other] Начинается партия: { $box }, { $seats } игрока.
    }
play-goes-on = Партия продолжается, раунд { $round }.
play-thinking = { $who } думает…
play-allowed = «{ $move }» — допустимый ход.
play-saved = Сохранено в файл { $file }.
play-took-back = Ход возвращён.
play-nothing-to-take-back = У тебя нет хода, который можно вернуть.
play-resigned = { $who } сдаётся; дальше играет бот.
play-left = Ты выходишь из партии. До встречи!
play-left-saved = Партия сохранена; чтобы продолжить, введи «oriflamme play --resume { $file }».
play-unknown-command = «{ $command }» — не ход и не команда; ? покажет, что можно ввести
play-missing-argument = после «{ $command }» нужно { $wants }
play-bot-failed = Сбой бота: { $who } ({ $reason }). Вместо него делается ход по умолчанию «{ $move }».

summary-title = История влияния
summary-by-round = после раунда
summary-from = откуда пришло
summary-lost = потеряно с карт
summary-stolen-from = украдено, жертва — { $who }
summary-start = в начале
summary-elimination = за устранение
summary-cards-taken = собрано с карт
summary-stolen = украдено
summary-total = в итоге

## The commands.

help-app = «Орифламма» и «Орифламма. Альянс»: играй в карточные игры, изучай их и управляй ими из программ. Работа поклонников.
help-options = Параметры
help-arguments = Аргументы
help-commands = Команды
help-usage = Использование
help-help = Показать эту справку и выйти.
help-version = Показать версию и выйти.
help-lang = Язык: en, uk, ru, hu, pl или fr. Если не указан, его определяет окружение.
help-json = Для программ: одно значение JSON вместо текста.
help-completion-install = Установить автодополнение для этой оболочки.
help-completion-show = Показать скрипт автодополнения.
command-play = Сыграть партию в терминале с людьми и ботами.
command-rules = Прочитать правила, карту с разъяснениями или одно правило.
command-show = Показать расстановку целиком или глазами одного места.
command-replay = Воспроизвести запись по шагам или до нужного хода.
command-perft = Сосчитать продолжения из расстановки.
command-bench = Измерить, как быстро здесь играются случайные партии.
command-referee = Дать программе управлять движком строка за строкой (PROTOCOL.md).
command-bot-check = Проверить, соблюдает ли программа протокол ботов.
command-bots = Перечислить ботов.
option-box = oriflamme, alliance, mix:… или study:…
option-seats = Сколько игроков, от 2 до 5.
option-people = Сколько людей за этим терминалом; остальные места займут боты.
option-name = Имя человека; для каждого указывается отдельно.
option-bot = Бот для остальных мест: имя или cmd:PROGRAM; если ботов несколько, они чередуются.
option-seed = Одно и то же зерно даёт одну и ту же раздачу.
option-first = Место первого игрока; если не указано, решает случай.
option-resume = Продолжить сохранённую партию.
option-pace = Сколько секунд проходит между двумя событиями.
option-time = Сколько секунд бот может думать над ходом.
option-seen-by = Глазами этого места; - для зрителя.
option-at = Остановиться после стольких ходов.
option-step = Ждать Enter после каждого хода.
option-games = Сколько партий.
option-depth = На сколько ходов вглубь.
option-divide = Показать число продолжений для каждого хода.
option-position = Расстановка в нотации; - читает её из стандартного ввода.
option-file = Запись: файл, имя которого оканчивается на .orif.
option-topic = Карта, номер правила, например Q7, или буква раздела.
option-command = Программа с её аргументами.

rules-nothing-found = Нет ни карты, ни правила «{ $topic }»: назови карту, как в списке «oriflamme rules», или номер вроде Q7.
replay-move = Ход { $number } из { $count }
replay-title = Партия: { $box }
replay-nothing = В записи нет ходов.
replay-at-beyond =
    { $count ->
        [one] Хода { $number } нет: в записи { $count } ход.
        [few] Хода { $number } нет: в записи { $count } хода.
        [many] Хода { $number } нет: в записи { $count } ходов.
       *[other] Хода { $number } нет: в записи { $count } хода.
    }
perft-total =
    { $count ->
        [one] { $count } продолжение, глубина { $depth }
        [few] { $count } продолжения, глубина { $depth }
        [many] { $count } продолжений, глубина { $depth }
       *[other] { $count } продолжения, глубина { $depth }
    }
bench-line = партий: { $games }, решений: { $decisions }, решений в секунду: { $rate }
bench-engine = Движок работает { $kind ->
        [compiled] в скомпилированном виде
       *[plain] на чистом Python
    }.
file-unreadable = файл { $file } не читается: { $reason }
file-unwritable = файл { $file } не записывается: { $reason }
language-unknown = языка «{ $lang }» в этой программе нет: выбери en, uk, ru, hu, pl или fr
bot-unknown = бота «{ $bot }» нет: выбери { $known } или cmd:PROGRAM
people-too-many = Людей больше, чем мест: людей { $people }, мест { $seats }.

check-title = Проверяется «{ $command }»
check-passed = { $name }: пройдено
check-failed = { $name }: { $reason }
check-all-passed =
    { $count ->
        [one] Пройдена { $count } проверка, сбоев нет.
        [few] Пройдены { $count } проверки, сбоев нет.
        [many] Пройдено { $count } проверок, сбоев нет.
       *[other] Пройдено { $count } проверки, сбоев нет.
    }
check-some-failed = Не пройдено проверок: { $failed } из { $count }.
check-greets = приветствует и называет имя
check-move-legal = отвечает на вопрос допустимым ходом
check-number = повторяет номер вопроса
check-new-game = начинает вторую партию
check-whole-games = играет целые партии с обоими наборами на 2–5 игроков
check-quit = завершает работу по команде
check-unknown-line = продолжает после незнакомой строки

fault-crashed = программа завершилась
fault-hung = ответа не было { $seconds } с
fault-nonsense = ответ: «{ $answer }»
fault-illegal = выбор «{ $answer }» недопустим: { $why }
fault-not-started = программа не запустилась: { $why }
