# Oriflamme and Oriflamme: Alliance in Ukrainian.
#
# How to read this file: docs/translating.md. Players' names stand in the nominative only and sentences in the present
# tense, so that nobody's gender or declension is needed. `card` gives the name of $card; a language adds the forms that
# it needs (card-acc …) below it.

language = Українська

## The cards by name, as in the printed Ukrainian editions.

-card-Archer = { $case ->
   *[nom] Лучниця
    [gen] Лучниці
    [dat] Лучниці
    [acc] Лучницю
    [ins] Лучницею
}
-card-Soldier = { $case ->
   *[nom] Солдат
    [gen] Солдата
    [dat] Солдатові
    [acc] Солдата
    [ins] Солдатом
}
-card-Spy = { $case ->
   *[nom] Шпигун
    [gen] Шпигуна
    [dat] Шпигунові
    [acc] Шпигуна
    [ins] Шпигуном
}
-card-Heir = { $case ->
   *[nom] Спадкоємець
    [gen] Спадкоємця
    [dat] Спадкоємцеві
    [acc] Спадкоємця
    [ins] Спадкоємцем
}
-card-Shapeshifter = { $case ->
   *[nom] Перевертень
    [gen] Перевертня
    [dat] Перевертневі
    [acc] Перевертня
    [ins] Перевертнем
}
-card-Lord = { $case ->
   *[nom] Лорд
    [gen] Лорда
    [dat] Лордові
    [acc] Лорда
    [ins] Лордом
}
-card-Assassination = { $case ->
   *[nom] Отрута
    [gen] Отрути
    [dat] Отруті
    [acc] Отруту
    [ins] Отрутою
}
-card-RoyalDecree = { $case ->
   *[nom] Королівський указ
    [gen] Королівського указу
    [dat] Королівському указу
    [acc] Королівський указ
    [ins] Королівським указом
}
-card-Ambush = { $case ->
   *[nom] Засідка
    [gen] Засідки
    [dat] Засідці
    [acc] Засідку
    [ins] Засідкою
}
-card-Conspiracy = { $case ->
   *[nom] Змова
    [gen] Змови
    [dat] Змові
    [acc] Змову
    [ins] Змовою
}
-card-Empress = { $case ->
   *[nom] Імператорка
    [gen] Імператорки
    [dat] Імператорці
    [acc] Імператорку
    [ins] Імператоркою
}
-card-Fanatic = { $case ->
   *[nom] Фанатик
    [gen] Фанатика
    [dat] Фанатикові
    [acc] Фанатика
    [ins] Фанатиком
}
-card-Informer = { $case ->
   *[nom] Інформаторка
    [gen] Інформаторки
    [dat] Інформаторці
    [acc] Інформаторку
    [ins] Інформаторкою
}
-card-Diplomat = { $case ->
   *[nom] Дипломатка
    [gen] Дипломатки
    [dat] Дипломатці
    [acc] Дипломатку
    [ins] Дипломаткою
}
-card-Deserter = { $case ->
   *[nom] Дезертир
    [gen] Дезертира
    [dat] Дезертирові
    [acc] Дезертира
    [ins] Дезертиром
}
-card-Judge = { $case ->
   *[nom] Суддя
    [gen] Судді
    [dat] Судді
    [acc] Суддю
    [ins] Суддею
}
-card-Insurrection = { $case ->
   *[nom] Повстання
    [gen] Повстання
    [dat] Повстанню
    [acc] Повстання
    [ins] Повстанням
}
-card-Extortion = { $case ->
   *[nom] Здирство
    [gen] Здирства
    [dat] Здирству
    [acc] Здирство
    [ins] Здирством
}
-card-Infiltration = { $case ->
   *[nom] Проникнення
    [gen] Проникнення
    [dat] Проникненню
    [acc] Проникнення
    [ins] Проникненням
}
-card-Deal = { $case ->
   *[nom] Угода
    [gen] Угоди
    [dat] Угоді
    [acc] Угоду
    [ins] Угодою
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
kind-intrigue = інтрига

box-oriflamme = Орифлама
box-alliance = Орифлама. Альянс
box-mix = суміш обох наборів
box-study = мала навчальна гра

## What the cards do.

effect-Archer = Вилучи крайню карту ряду, першу чи останню: відкриту або закриту, будь-якої родини, навіть саму { -card-Archer(case: "acc") }.
effect-Soldier = Вилучи карту поруч із { -card-Soldier(case: "ins") }: відкриту чи закриту, будь-якої родини.
effect-Spy = Укради 1 очко впливу із запасу гравця, чия карта, відкрита чи закрита, лежить поруч зі { -card-Spy(case: "ins") }.
effect-Heir = Отримай 2 очки впливу, якщо жодна інша відкрита карта в ряді не має такої самої назви.
effect-Shapeshifter = Застосуй властивість сусіднього відкритого персонажа так, ніби це властивість самого { -card-Shapeshifter(case: "gen") }. Назва карти не змінюється, персонажа щоразу вибираєш заново, а інший { -card-Shapeshifter } нічого не дає.
effect-Lord = Отримай 1 очко впливу й ще по одному за кожну карту своєї родини, відкриту чи закриту, що лежить поруч із { -card-Lord(case: "ins") }.
effect-Assassination = Вилучи будь-яку карту ряду, навіть саму { -card-Assassination(case: "acc") }. Потім скинь { -card-Assassination(case: "acc") }.
effect-RoyalDecree = Візьми будь-яку іншу карту ряду з усім, що на ній лежить, і поклади її на будь-яке місце в ряді, тільки не поверх іншої карти. Потім скинь { -card-RoyalDecree(case: "acc") }; доти він лишається на своєму місці.
effect-Ambush = Якщо відкриваєш { -card-Ambush(case: "acc") }, весь вплив на ній втрачається, ти отримуєш 1 очко впливу й скидаєш її. Якщо ж її вилучає карта суперника, ти отримуєш 4 очки, а карту, яка це зробила, суперник скидає.
effect-Conspiracy = Отримай удвічі більше впливу, ніж лежить на цій карті. Потім скинь її.
effect-Empress = Отримай 2 очки впливу, а потім поклади 1 очко на одну із закритих карт суперників.
effect-Fanatic = Отримай 1 очко впливу та ще 1, якщо жодна інша карта твоєї родини не лежить у ряді горілиць.
effect-Informer = Або отримай стільки впливу, скільки лежить на сусідніх закритих картах суперників (він лишається на них), або обміняй { -card-Informer(case: "acc") } на карту з руки: { -card-Informer } повертається в руку, а нова карта лягає на її місце долілиць і відпочиває до наступного раунду.
effect-Diplomat = Або отримай 1 очко впливу й поклади 2 на одну іншу відкриту { -card-Diplomat(case: "acc") } будь-якої родини, або забери весь вплив із цієї карти до свого запасу й скинь її. На жодній іншій відкритій карті вплив лежати не може.
effect-Deserter = Вилучи карту поруч із { -card-Deserter(case: "ins") }; якщо це був персонаж, отримай ще 1 очко впливу. Якщо після цього поруч немає відкритого персонажа, скинь { -card-Deserter(case: "acc") }.
effect-Judge = Або отримай 1 очко впливу й винеси вирок будь-якій карті ряду, поклавши на неї жетон, або вилучи будь-яку карту з вироком, хоч би хто його виніс.
effect-Insurrection = Цю карту можна відкрити, лише втративши 1 очко впливу, що лежить на ній; решту ти забираєш. Вилучи карти обабіч { -card-Insurrection(case: "gen") } і знову переверни його долілиць: воно лишається в ряді.
effect-Extortion = Якщо відкриваєш { -card-Extortion(case: "acc") }, весь вплив на цій карті втрачається, ти отримуєш 1 очко впливу й скидаєш її. Якщо ж її вилучає карта суперника, ти отримуєш по 2 очки за кожну карту цього суперника в ряді, а кожна закрита карта його родини втрачає 1 очко.
effect-Infiltration = Кожна твоя закрита карта в ряді отримує 1 очко впливу; потім збережи { -card-Infiltration(case: "acc") }. Відтоді кожна закрита карта, яку ти вилучаєш, приносить тобі ще 2 очки.
effect-Deal = Збережи цю карту разом із впливом, що лежить на ній. Відтоді на початку кожного раунду, якщо в ряді є твоя карта, отримуй стільки впливу, скільки лежить на збереженій карті. Наприкінці гри цей вплив стає твоїм.

## The rules told for players, by their ids.

rules-title = Правила
rules-intro = Знатні родини змагаються за вплив у тіні трону. Раунд за раундом ти кладеш карту долілиць у ряд, спільний для всіх. Під час обходу ряду карту можна залишити закритою, щоб на ній накопичувався вплив, або відкрити, забрати цей вплив і скористатися її властивістю. Після шести раундів перемагає той, у кого найбільше впливу.
rules-cards-title = Карти
rules-rulings-of = Роз’яснення до карти «{ card }»
rules-ruling = роз’яснення
rules-hint = Правила однієї карти: oriflamme rules КАРТА. Одне правило: oriflamme rules Q7.

section-S = Перед грою
section-N = Раунди
section-P = Викладання карт
section-R = Обхід ряду
section-E = Вилучення
section-W = Кінець гри
section-V = Що тобі видно
section-C = Збережені карти
section-Q = Запитання й відповіді

rule-S1 = Грають від трьох до п’яти гравців. Удвох можна грати за тими самими правилами; це варіант для навчання та швидких двобоїв.
rule-S2 = Перетасуй десять карт своєї родини й навмання відклади 3 з них долілиць, а інші 7 візьми в руку. Дивитися можна на всі десять.
rule-S3 = Кожен починає з 1 очком впливу. Банк ніколи не вичерпується.
rule-S4 = За друкованими правилами починає найстарший або найшляхетніший гравець. Тут учасники самі називають першого гравця або покладаються на випадок.
rule-S5 = Ряд завжди обходять в одному напрямі. Першою спрацьовує карта на позиції 1.
rule-S6 = Набори можна змішувати: будь-які десять різних карт із двадцяти, ті самі десять для кожної родини.
rule-N1 = Гра триває 6 раундів. У кожному з них усі викладають по одній карті, а потім ряд обходять.
rule-N2 = Після раунду першим стає наступний гравець за годинниковою стрілкою. Ряд лишається без змін.
rule-N3 = Після останнього раунду в тебе в руці лишається одна карта. Зіграти її вже не можна.
rule-P1 = Усі по черзі, від першого гравця за годинниковою стрілкою, викладають із руки долілиць рівно по одній карті: на початок ряду, у його кінець або поверх стосу власної родини.
rule-P2 = Карту ніколи не кладуть між двома іншими. У порожньому ряді місце лише одне.
rule-P3 = Свою карту можна накрити, хоч відкриту, хоч закриту. Висота стосу не обмежена.
rule-P4 = На накритій карті лишається її вплив, а також вирок.
rule-P5 = У заданій розстановці гравець без карт у руці пропускає викладання.
rule-R1 = Ряд обходять від позиції 1 до останньої. На кожній позиції діє власник верхньої карти.
rule-R2 = Якщо карта закрита, власник або залишає її закритою, і тоді на неї лягає 1 очко впливу з банку, або відкриває її.
rule-R3 = Відкриваючи карту, спершу забери до свого запасу весь вплив, що лежить на ній; потім одразу застосуй її властивість. Винятки: { -card-Ambush }, { -card-Conspiracy }, { -card-Insurrection }, { -card-Extortion } та { -card-Deal }.
rule-R4 = Відкрита карта спрацьовує щоразу, коли до неї доходить черга, хоче того її власник чи ні.
rule-R5 = Властивість застосовують настільки, наскільки це можливо. Частина, для якої немає цілі, нічого не дає.
rule-R6 = Карта, викладена в цьому раунді, бере участь в обході цього ж раунду.
rule-R7 = Якщо карта покидає ряд під час власної черги, одразу після неї спрацьовує карта, що лежала під нею: якщо та відкрита, застосовують її властивість; якщо закрита, власник залишає її закритою або відкриває. Інакше обхід іде далі. Обмін { -card-Informer(case: "gen") } не вважається виходом із ряду.
rule-R8 = Обхід іде за позиціями. Карта, яку перемістили в уже пройдену частину ряду, у цьому раунді більше не спрацьовує; та, яку перемістили далі за напрямом обходу, спрацьовує, коли до неї дійде черга, навіть удруге, якщо тільки не відпочиває.
rule-R9 = Якщо карта покидає вже пройдену частину ряду й ряд змикається, обхід нічого не пропускає й не повторює.
rule-R10 = Коли верхня карта покидає ряд, верхньою просто стає карта під нею: у ще не пройденій частині ряду вона спрацює, коли до неї дійде черга, у вже пройденій — не в цьому раунді.
rule-R11 = У стосі має значення лише верхня карта. Накрита карта не спрацьовує, нічого не отримує, не буває ціллю, і її ніде не враховують.
rule-E1 = За кожну карту, яку ти вилучаєш, навіть свою власну, отримуєш 1 очко впливу.
rule-E2 = Вилучену закриту карту перевертають горілиць, але її властивість не застосовують; удару у відповідь завдають лише { -card-Ambush } та { -card-Extortion }. Весь вплив із вилученої карти втрачається.
rule-E3 = Зі стосу можна вилучити лише верхню карту. Якщо позиція спорожніла, ряд одразу змикається.
rule-E4 = Вилучені та скинуті карти лежать перед власником горілиць, у всіх на видноті. Вирок із карти, що покидає ряд, повертається до банку.
rule-E5 = Вважається, що карту вилучає власник тієї карти, властивість якої це робить.
rule-E6 = Вплив, який ти отримуєш, надходить із банку, а втрачений повертається туди, якщо в правилах не сказано інакше.
rule-W1 = Після 6-го раунду перемагає той, у кого в запасі найбільше впливу. Вплив на картах у ряді нічого не вартий; вплив із твоєї збереженої { -card-Deal(case: "gen") } спершу переходить до твого запасу.
rule-W2 = У разі нічиєї попереду той із претендентів, хто займає більше позицій у ряді; стос вважають однією картою.
rule-W3 = Якщо й після цього нічия, претенденти ділять перемогу між собою.
rule-V1 = Відкрито для всіх: запаси, вплив і вироки на картах, відкриті, збережені та скинуті карти, кількість карт у кожній руці, висота стосів, родина кожної карти й усе, що сталося на очах у всіх.
rule-V2 = Лише для тебе: твоя рука, три відкладені карти, твої закриті карти в ряді. Дивитися на них можна будь-коли.
rule-V3 = Ніхто інший не дізнається про приховану карту, доки її не відкриють за правилами.
rule-V4 = Що бачили всі, те лишається відомим: { -card-Insurrection }, знову перевернуте долілиць, усі впізнають, хоч би де воно опинилося, а про карту, повернуту в руку, знають, що вона там, доки її власник не покладе якусь карту долілиць. Відтоді знають тільки, що її не відкладено.
rule-C-Reserve = Збережена карта лежить поза рядом, її бачать усі, і жодна властивість на неї не впливає. Вилучену карту зберегти не можна.
rule-Q1 = Карта, що вилучає саму себе ({ -card-Archer }, { -card-Assassination }, { -card-Judge } або { -card-Shapeshifter }, який копіює одну з них), приносить власникові 1 очко, як завжди; потім спрацьовує карта під нею, якщо така є.
rule-Q2 = Якщо { -card-Spy } лежить між двома картами одного гравця, він обкрадає цього гравця без запитань. Якщо одна із сусідніх карт належить власникові { -card-Spy(case: "gen") }, а друга — суперникові, власник вибирає, кого обікрасти; красти в себе або в гравця з порожнім запасом можна, але це нічого не дає.
rule-Q3 = { -card-Shapeshifter } між іншим { -card-Shapeshifter(case: "ins") } і ще якимось відкритим персонажем може вибрати будь-кого з них; інший { -card-Shapeshifter } нічого не дає. Якщо поруч лише один відкритий персонаж, вибирати нема з чого.
rule-Q4 = Поки { -card-Shapeshifter } копіює, слова «ця карта», «поруч», «сусідній» та «інший» розуміють відносно нього самого. Якщо він вилучає { -card-Ambush(case: "acc") }, скидають самого { -card-Shapeshifter(case: "acc") }. Копіювання { -card-Heir(case: "gen") } приносить вплив, якщо в ряді немає іншого відкритого { -card-Shapeshifter(case: "gen") }. Якщо його відкликають як { -card-Diplomat(case: "acc") }, забирають те, що лежить на ньому самому, тобто нічого, і скидають його. Як { -card-Informer } він обмінює самого себе; як { -card-Deserter } тікає теж він сам.
rule-Q5 = { -card-RoyalDecree } не може перемістити сам себе. Якщо інших карт у ряді немає, він нічого не дає і його скидають.
rule-Q6 = { -card-RoyalDecree } мусить змінити ряд: карту, під якою немає іншої, можна покласти куди завгодно, тільки не назад на те саме місце; верхню карту стосу з кількох карт — на будь-яке місце.
rule-Q7 = Поки карту переміщують, позицію самого { -card-RoyalDecree(case: "gen") } теж враховують: місце одразу перед ним і місце одразу за ним — різні.
rule-Q8 = { -card-Ambush } і { -card-Extortion } не завдають удару у відповідь, якщо їх вилучає власна родина. Очко за вилучення, як і додаткові очки завдяки { -card-Infiltration(case: "dat") }, усе одно отримують.
rule-Q9 = Карту, що потрапила в { -card-Ambush(case: "acc") }, скидають, коли її властивість застосовано до кінця; за це ніхто нічого не отримує. Якщо на той час вона вже покинула ряд, більше нічого не відбувається. Якщо під нею лежала інша карта, наступною спрацьовує та.
rule-Q10 = Обидві карти, сусідні з { -card-Insurrection(case: "ins") }, покидають ряд одночасно, і кожна приносить очко. Карт, що лежали під ними, удар не зачіпає. Потім { -card-Ambush } та { -card-Extortion } завдають удару у відповідь у порядку позицій, а { -card-Insurrection }, що потрапило в { -card-Ambush(case: "acc") }, скидають замість того, щоб перевернути долілиць.
rule-Q11 = { -card-Extortion } рахує верхні карти нападника одразу після того, як вилучені карти покинули ряд, зокрема й ті, що лежали під вилученими, і ту, що завдала удару, якщо вона ще в ряді. Кожна закрита карта з-поміж них, на якій є вплив, втрачає 1 очко.
rule-Q12 = Після обміну { -card-Informer } нічого по собі не лишає: вплив із неї забрано ще під час відкриття, вирок повертається до банку. Нову карту в цьому раунді не можна ні залишити закритою заради впливу, ні відкрити, хоч куди б її перемістили; в усьому іншому це звичайна закрита карта. Отримувати вплив за сусідні карти можна завжди, навіть якщо виходить нуль; якщо відповідний сусід один, рахують лише його.
rule-Q13 = На карті буває щонайбільше один вирок. Якщо { -card-Judge } вибирає карту, що вже має вирок, або всі п’ять вироків уже в ряді, власник просто отримує 1 очко. Винести вирок { -card-Judge } може й собі.
rule-Q14 = Якщо на жодній верхній карті в ряді немає вироку, { -card-Judge } може лише винести новий.
rule-Q15 = Якщо відкрито кілька інших карт «{ -card-Diplomat }», власник вибирає одну з них, а якщо немає жодної, просто отримує 1 очко. Відкликати { -card-Diplomat(case: "acc") } без впливу дозволено.
rule-Q16 = { -card-Deserter } без сусідів нічого не вилучає, і його скидають. Чи є вилучена карта персонажем, визначає її власний тип, відкрита вона чи закрита. Чи є поруч відкритий персонаж, перевіряють після вилучення, коли ряд уже зімкнувся й видно карту, що лежала під вилученою.
rule-Q17 = { -card-Insurrection(case: "acc") } без впливу можна лише залишити закритим. Після застосування властивості воно лежить долілиць, і впливу на ньому немає; вирок лишається, а черга карти закінчується. Відтоді це звичайна закрита карта.
rule-Q18 = Якщо жоден суперник не має закритої карти, { -card-Empress } просто приносить 2 очки.
rule-Q19 = { -card-Deal } приносить вплив у кожному раунді після того, в якому її збережено, ще до викладання карт.
rule-Q20 = { -card-Infiltration } дає додаткові очки за кожну закриту карту, яку вилучає власник { -card-Infiltration(case: "gen") }, будь-якої родини й будь-якою картою, на додачу до всього іншого.
rule-Q21 = Тебе запитують лише тоді, коли можливі щонайменше два ходи; усе інше відбувається саме собою, і про це повідомляють. Є один виняток заради таємниці: про закриту карту власника запитують завжди, навіть якщо її можна лише залишити закритою.
rule-Q22 = У запасі чи на карті може бути щонайбільше 999 очок впливу; у справжній грі до цього далеко.
rule-Q23 = Карти лежать перед власником у тому порядку, в якому покинули ряд; із двох, що покинули його одночасно, першою йде карта з меншим номером позиції.
rule-Q24 = Якщо хтось кладе карту долілиць із руки, в якій є відомі карти, про них уже не можна сказати, що вони в руці, — лише що їх не відкладено. Інших висновків не роблять.

## What happens, told in the present tense.

event-round = Раунд { $round }: перший гравець — { $who }.
event-passed = { $who } пропускає викладання: карт немає.
event-placed =
    { $where ->
        [start] { $who } кладе { card-acc } на початок.
        [end] { $who } кладе { card-acc } { $card ->
            [RoyalDecree] у
           *[other] в
        } кінець.
       *[on] { $who } кладе { card-acc } на позицію { $position }.
    }
event-placed-hidden =
    { $where ->
        [start] { $who } кладе карту на початок.
        [end] { $who } кладе карту в кінець.
       *[on] { $who } накриває картою позицію { $position }.
    }
event-walk = Починається обхід ряду.
event-round-ended = Раунд { $round } завершено.
event-over = Гру завершено.
event-reached = Позиція { $position }: { card }, горілиць ({ $who }).
event-reached-known = Позиція { $position }: { card }, долілиць ({ $who }).
event-reached-hidden = Позиція { $position }: закрита карта ({ $who }).
event-rested = Позиція { $position }: нова карта відпочиває ({ $who }).
event-kept = { $who } залишає карту закритою; на неї лягає 1 очко впливу.
event-revealed = { $who } відкриває { card-acc }.
event-turned-down = { $who } знову перевертає { card-acc } долілиць.
event-copied = { $who } копіює { card-acc } (позиція { $source }).
event-no-effect = { card } нічого не дає.
event-collected =
    { $amount ->
        [one] { $who } забирає { $amount } очко впливу з карти «{ card }».
        [few] { $who } забирає { $amount } очки впливу з карти «{ card }».
        [many] { $who } забирає { $amount } очок впливу з карти «{ card }».
       *[other] { $who } забирає { $amount } очка впливу з карти «{ card }».
    }
event-collected-kept =
    { $amount ->
        [one] { $who } забирає { $amount } очко впливу зі збереженої карти «{ card }».
        [few] { $who } забирає { $amount } очки впливу зі збереженої карти «{ card }».
        [many] { $who } забирає { $amount } очок впливу зі збереженої карти «{ card }».
       *[other] { $who } забирає { $amount } очка впливу зі збереженої карти «{ card }».
    }
event-lost =
    { $amount ->
        [one] Карта на позиції { $position } втрачає { $amount } очко впливу ({ $who }).
        [few] Карта на позиції { $position } втрачає { $amount } очки впливу ({ $who }).
        [many] Карта на позиції { $position } втрачає { $amount } очок впливу ({ $who }).
       *[other] Карта на позиції { $position } втрачає { $amount } очка впливу ({ $who }).
    }
event-gained =
    { $amount ->
        [0] { card } нічого не приносить ({ $who }).
        [one] { $who } отримує { $amount } очко впливу завдяки { card-dat }.
        [few] { $who } отримує { $amount } очки впливу завдяки { card-dat }.
        [many] { $who } отримує { $amount } очок впливу завдяки { card-dat }.
       *[other] { $who } отримує { $amount } очка впливу завдяки { card-dat }.
    }
event-gained-elimination =
    { $amount ->
        [one] { $who } отримує { $amount } очко впливу за вилучення.
        [few] { $who } отримує { $amount } очки впливу за вилучення.
        [many] { $who } отримує { $amount } очок впливу за вилучення.
       *[other] { $who } отримує { $amount } очка впливу за вилучення.
    }
event-gained-bonus =
    { $amount ->
        [one] { $who } отримує ще { $amount } очко впливу завдяки { card-dat }.
        [few] { $who } отримує ще { $amount } очки впливу завдяки { card-dat }.
        [many] { $who } отримує ще { $amount } очок впливу завдяки { card-dat }.
       *[other] { $who } отримує ще { $amount } очка впливу завдяки { card-dat }.
    }
event-stolen =
    { $amount ->
        [one] { $who } краде { $amount } очко впливу; жертва — { $victim }.
        [few] { $who } краде { $amount } очки впливу; жертва — { $victim }.
        [many] { $who } краде { $amount } очок впливу; жертва — { $victim }.
       *[other] { $who } краде { $amount } очка впливу; жертва — { $victim }.
    }
event-enriched =
    { $amount ->
        [one] Карта на позиції { $position } отримує { $amount } очко впливу.
        [few] Карта на позиції { $position } отримує { $amount } очки впливу.
        [many] Карта на позиції { $position } отримує { $amount } очок впливу.
       *[other] Карта на позиції { $position } отримує { $amount } очка впливу.
    }
event-eliminated =
    { $lost ->
        [0] { $who } вилучає { card-acc } на позиції { $position } ({ $owner }).
        [one] { $who } вилучає { card-acc } на позиції { $position } ({ $owner }); разом із картою втрачається { $lost } очко впливу.
        [few] { $who } вилучає { card-acc } на позиції { $position } ({ $owner }); разом із картою втрачаються { $lost } очки впливу.
        [many] { $who } вилучає { card-acc } на позиції { $position } ({ $owner }); разом із картою втрачається { $lost } очок впливу.
       *[other] { $who } вилучає { card-acc } на позиції { $position } ({ $owner }); разом із картою втрачається { $lost } очка впливу.
    }
event-discarded =
    { $lost ->
        [0] { $who } скидає { card-acc }.
        [one] { $who } скидає { card-acc }; разом із картою втрачається { $lost } очко впливу.
        [few] { $who } скидає { card-acc }; разом із картою втрачаються { $lost } очки впливу.
        [many] { $who } скидає { card-acc }; разом із картою втрачається { $lost } очок впливу.
       *[other] { $who } скидає { card-acc }; разом із картою втрачається { $lost } очка впливу.
    }
event-ambushed =
    { $lost ->
        [0] { card } потрапляє в { -card-Ambush(case: "acc") }: { $who } скидає цю карту.
        [one] { card } потрапляє в { -card-Ambush(case: "acc") }: { $who } скидає цю карту; разом із нею втрачається { $lost } очко впливу.
        [few] { card } потрапляє в { -card-Ambush(case: "acc") }: { $who } скидає цю карту; разом із нею втрачаються { $lost } очки впливу.
        [many] { card } потрапляє в { -card-Ambush(case: "acc") }: { $who } скидає цю карту; разом із нею втрачається { $lost } очок впливу.
       *[other] { card } потрапляє в { -card-Ambush(case: "acc") }: { $who } скидає цю карту; разом із нею втрачається { $lost } очка впливу.
    }
event-reserved =
    { $amount ->
        [0] { $who } зберігає { card-acc }.
        [one] { $who } зберігає { card-acc } з { $amount } очком впливу.
        [few] { $who } зберігає { card-acc } з { $amount } очками впливу.
        [many] { $who } зберігає { card-acc } з { $amount } очками впливу.
       *[other] { $who } зберігає { card-acc } з { $amount } очка впливу.
    }
event-taken = { $who } бере карту з позиції { $position }.
event-moved = { $who } переміщує її з позиції { $start } на позицію { $position }.
event-condemned = { $who } виносить вирок карті на позиції { $position }.
event-swapped = { $who } повертає { card-acc } в руку й кладе на це місце іншу карту долілиць.
event-swapped-laid = Нова карта — { card }.

result-won =
    { $amount ->
        [one] { $who } перемагає, маючи { $amount } очко впливу.
        [few] { $who } перемагає, маючи { $amount } очки впливу.
        [many] { $who } перемагає, маючи { $amount } очок впливу.
       *[other] { $who } перемагає, маючи { $amount } очка впливу.
    }
result-won-tie =
    { $amount ->
        [one] { $who } перемагає: за впливом нічия ({ $amount } очко), але позицій у ряді більше.
        [few] { $who } перемагає: за впливом нічия ({ $amount } очки), але позицій у ряді більше.
        [many] { $who } перемагає: за впливом нічия ({ $amount } очок), але позицій у ряді більше.
       *[other] { $who } перемагає: за впливом нічия ({ $amount } очка), але позицій у ряді більше.
    }
result-shared =
    { $amount ->
        [one] { $names } ділять перемогу, маючи по { $amount } очку впливу.
        [few] { $names } ділять перемогу, маючи по { $amount } очки впливу.
        [many] { $names } ділять перемогу, маючи по { $amount } очок впливу.
       *[other] { $names } ділять перемогу, маючи по { $amount } очка впливу.
    }

## What you decide.

ask-place = Яку карту ти викладаєш і куди?
ask-turn =
    { $amount ->
        [0] Твоя карта «{ card }» лежить долілиць на позиції { $position }. Залишити закритою чи відкрити?
        [one] Твоя карта «{ card }» лежить долілиць на позиції { $position }, на ній { $amount } очко впливу. Залишити закритою чи відкрити?
        [few] Твоя карта «{ card }» лежить долілиць на позиції { $position }, на ній { $amount } очки впливу. Залишити закритою чи відкрити?
        [many] Твоя карта «{ card }» лежить долілиць на позиції { $position }, на ній { $amount } очок впливу. Залишити закритою чи відкрити?
       *[other] Твоя карта «{ card }» лежить долілиць на позиції { $position }, на ній { $amount } очка впливу. Залишити закритою чи відкрити?
    }
ask-copying = Твій { -card-Shapeshifter } діє як { card }.
ask-Archer = Твоя { -card-Archer } цілиться в обидва краї ряду. Котру карту вона вразить?
ask-Soldier = Твій { -card-Soldier } стоїть між двома картами. Котру він уразить?
ask-Spy = Твій { -card-Spy } підслуховує обох сусідів. Кого він обкраде?
ask-Shapeshifter = Твій { -card-Shapeshifter } стоїть між двома персонажами. Чию подобу він прибере?
ask-Assassination = { -card-Assassination } може згубити будь-яку карту ряду. Котру?
ask-RoyalDecree = Твій { -card-RoyalDecree } переміщує карту. Котру?
ask-put = Куди ляже карта?
ask-Empress = Твоя { -card-Empress } обдаровує закриту карту суперника. Котру?
ask-Informer = Твоя { -card-Informer } приносить вплив за сусідні карти чи міняється місцями з картою у твоїй руці?
ask-Diplomat = Твоя { -card-Diplomat } веде переговори, чи ти відкликаєш її, забравши вплив із карти?
ask-Deserter = Твій { -card-Deserter } нападає на сусідню карту. На котру?
ask-Judge = { -card-Judge } виносить вирок чи виконує вже винесений?

target-open = { card } ({ $who })
target-known = { card }, долілиць ({ $who })
target-hidden = закрита карта ({ $who })

move-place =
    { $where ->
        [start] { card } — на початок
        [end] { card } — у кінець
       *[on] { card } — на позицію { $position }
    }
move-keep = залишити закритою
move-reveal = відкрити
move-eliminate = вилучити { $position }: { $target }
move-steal = обікрасти: { $who }
move-steal-self = обікрасти себе: нічого не дає
move-copy = скопіювати { $position }: { $target }
move-take = узяти { $position }: { $target }
move-put = покласти на позицію { $position }
move-favour = обдарувати { $position }: { $target }
move-gather = отримати вплив за сусідні карти
move-swap = обміняти на { card-acc }
move-negotiate = вести переговори: отримати 1 очко
move-negotiate-with = вести переговори з { $position }: { $target }
move-withdraw = відкликати, забравши вплив із карти
move-condemn = просто отримати 1 очко
move-condemn-at = винести вирок карті { $position }: { $target }

## What is refused, and why: the sentences of oriflamme.rules.sentences, by code.

error-unknown-box = «{ $part }» — не набір; напиши oriflamme, alliance, mix:… або study:…/ROUNDS/HAND
error-mix-size = у суміші має бути десять різних карт, а в «{ $part }» їх { $count }
error-bad-study = «{ $part }» — не навчальний набір; напиши study:NAME,NAME,…/ROUNDS/HAND
error-setup-size = у наборі від 2 до 10 карт, а в «{ $part }» їх { $count }
error-setup-rounds = у грі від 1 до 6 раундів, а не { $part }
error-setup-hand = кількість карт у руці не підходить: { $part }; їх має бути не менше, ніж раундів ({ $least }), і не більше, ніж карт у наборі ({ $most })
error-card-twice-in-setup = { $part } є в наборі двічі; у кожної родини по одному примірнику кожної карти
error-unknown-card = «{ $part }» — не назва карти; назви мають вигляд Archer або RoyalDecree
error-seats = кількість гравців не підходить: { $part }; грати можуть від 2 до 5
error-no-such-first = «{ $part }» не може бути першим гравцем; назви місце цієї гри
error-games = стільки ігор не зіграти: { $part }; вкажи 0 або більше
error-seed = «{ $part }» — не зерно випадковості; вкажи ціле число, не довше за стільки бітів: { $most }
error-not-text = «{ $part }» — не текст, а прочитати можна лише текст
error-position-too-long = «{ $part }» — не розстановка: знаків більше, ніж можна ({ $most })
error-sections = у розстановці між « | » стоять момент, ряд і від 2 до 5 гравців, а частин тут { $count }: «{ $part }»
error-moment = «{ $part }» — не момент; напиши BOX rROUND first=SEAT, а потім place=SEAT, resolve=POSITION або over
error-round = «{ $part }» — не раунд; напиши від r1 до r6
error-round-beyond = { $part } не підходить: раундів у цій грі { $rounds }, і завершується вона лише після останнього
error-first = «{ $part }» — не перший гравець; напиши від first=a до first=e
error-beyond-row = «{ $part }» вказує за межі ряду, остання позиція якого — { $length }
error-row-card = «{ $part }» — не карта в ряді; напиши aSpy, (aSpy), [aSpy] або (a?), а далі +N, ! і ~
error-mixed-stack = у стосі «{ $part }» карти різних родин
error-player = «{ $part }» не описує гравця { $seat }; напиши { $seat } INFLUENCE hand:LIST та інші списки
error-influence = «{ $part }» — не вплив; напиши ціле число від 0 до 999
error-player-list = «{ $part }» не на своєму місці; списки йдуть у порядку hand: aside: out: kept: seen:, кожен один раз
error-no-hand = у «{ $part }» бракує списку hand:
error-list-item = «{ $part }» не може стояти у списку { $head }:
error-aside-unknown = «{ $part }» приховує карти, тому список aside: пропустити не можна
error-no-such-seat = місця «{ $part }» немає; останнє — { $last }
error-not-in-box = карти { $part } немає у грі { $box }
error-card-twice = { $part } є в родині { $seat } двічі
error-family-size = карт родини в «{ $part }»: { $count }, а має бути { $cards }
error-not-kept = { $part } ніколи не зберігають; зберігають лише { -card-Infiltration(case: "acc") } та { -card-Deal(case: "acc") }
error-deal-paid = «{ $part }»: наприкінці гри вплив зі збереженої { -card-Deal(case: "gen") } вже в запасі
error-not-seen = «{ $part }»: карта, яку бачили, є в руці або лежить долілиць, без дужок
error-influence-face-up = «{ $part }»: вплив лежить лише на закритих картах і на відкритих картах «{ -card-Diplomat }»
error-intrigue-face-up = «{ $part }»: інтрига лежить горілиць, лише поки її властивість вимагає вибору
error-rests = «{ $part }»: відпочивати може лише закрита верхня карта, і лише під час обходу ряду
error-verdicts = «{ $part }» — один вирок зайвий; усього вироків { $most }
error-ability = «{ $part }» не підходить до карти { $card }, яка зараз спрацьовує
error-taken = «{ $part }» не підходить; { -card-RoyalDecree } бере не себе, а іншу карту
error-no-turn = «{ $part }»: вирішувати нема чого, карта відкрита або відпочиває
error-no-choice = «{ $part }»: вибирати нема з чого, отже, це не рішення
error-nothing-to-place = «{ $part }» не підходить: у цього гравця немає карт
error-one-placement = «{ $part }»: одна карта на одне місце — це не рішення
error-hidden = «{ $part }» приховує карти, а розстановка називає всі
error-not-this-view = «{ $part }» — не те, що може бачити { $seat }
error-too-many-worlds = розстановок забагато, щоб їх перелічити: { $count }, а найбільше можна { $most }; натомість вибирай випадкові
error-not-a-move = «{ $part }» — не хід; ходи мають вигляд «Spy start», «keep» або «eliminate 3»
error-no-action = дії { $part } немає; дії мають номери від 0 до { $most }
error-illegal-action = дія { $part } тут недозволена; дозволені перелічує legal()
error-game-over = «{ $part }» — запізно: гру завершено
error-not-your-turn = «{ $part }»: зараз ходить { $mover }, а не { $seat }
error-place-first = «{ $part }» не підходить: зараз ти викладаєш карту — на початок, у кінець або на свій стос
error-not-in-hand = карти { $part } у твоїй руці немає
error-one-place = «{ $part }»: у порожньому ряді є лише одне місце — початок
error-not-own-stack = «{ $part }»: накривати можна лише свої карти, а { $card } — карта іншої родини
error-keep-or-reveal = «{ $part }» не підходить: твоя карта закрита, залиш її закритою або відкрий
error-nothing-to-lose = { -card-Insurrection } на позиції { $position } можна лише залишити закритим: на ньому немає впливу, який треба втратити
error-wrong-verb = «{ $part }» не підходить: для карти «{ card }» потрібно { $verbs }
error-not-a-neighbour = «{ $part }»: у цього гравця немає карти поруч із тією, що спрацьовує
error-name-a-diplomat = «{ $part }»: відкрито ще одну карту «{ -card-Diplomat }», тож назви її позицію
error-name-a-card = «{ $part }»: вирок іще можна винести будь-якій карті, тож назви позицію
error-same-gap = «{ $part }» повертає карту туди, звідки її взято; ряд має змінитися
error-not-at-an-end = «{ $part }»: { -card-Archer } вражає лише першу або останню карту ряду
error-not-adjacent = «{ $part }»: ця карта не лежить поруч із позицією { $position }
error-not-a-face-up-character = «{ $part }»: { $card } — не відкритий персонаж
error-takes-itself = «{ $part }»: { -card-RoyalDecree } не може перемістити сам себе
error-own-card = «{ $part }»: { $card } — твоя карта, а { -card-Empress } обдаровує суперника
error-face-up-card = «{ $part }»: { $card } — відкрита карта, а { -card-Empress } обдаровує закриту
error-no-other-diplomat-there = «{ $part }»: { $card } — не інша відкрита { -card-Diplomat }
error-no-verdict-there = «{ $part }»: { $card } — карта без вироку
error-verdict-there = «{ $part }»: { $card } — карта, що вже має вирок; condemn без позиції просто дає очко
error-no-verdict-left = «{ $part }»: усі вироки вже в ряді; condemn без позиції просто дає очко
error-record-too-long = знаків у записі може бути щонайбільше { $most }; цей запис довший і починається з «{ $part }»
error-record-text = «{ $part }» — не частина запису
error-record-order = «{ $part }» не на своєму місці; спершу йдуть теги, потім ходи, а коментар — після свого ходу
error-record-move = «{ $part }» — не хід запису; напиши місце та його хід
error-record-seat = «{ $part }» має називати місце { $seat }; місця називають по черзі від a
error-record-start = «{ $part }» не підходить; у записі є First і Hand для кожного місця або Position для його набору
error-record-hand = «{ $part }» — не рука { $seat }; напиши місце та роздані йому карти
error-hidden-record = цей запис приховує карти: його можна показати, але не відтворити
error-tag = «{ $part }» не може стояти в тегу
error-tag-twice = тег { $part } повторюється
error-tag-missing = бракує тегу { $part }
error-tag-taken = тег { $part } програма бере із самої гри
error-unknown-version = програма не знає { $part }, а знає { $known }
error-comment = у коментарі «{ $part }» є закривна фігурна дужка
error-no-such-move = ходу { $part } немає, тож коментувати нема чого; усього ходів у грі { $most }
error-no-round = «{ $part }» стоїть перед номером першого раунду
error-wrong-round = «{ $part }» — не номер цього раунду; зараз раунд { $round }
error-move-after-end = «{ $part }» стоїть після кінця гри
error-result-too-early = { $part } не підходить: гру ще не завершено
error-wrong-result = { $part } не випливає з ходів; правильно { $right }
error-at-line = рядок { $line }: { $error }

## The terminal game.

seat-name-a = Анна
seat-name-b = Богдан
seat-name-c = Віра
seat-name-d = Гліб
seat-name-e = Дарина
you = ти

set-up-welcome = Фанатська версія ігор «Орифлама» та «Орифлама. Альянс».
set-up-box = Який набір?
set-up-box-mix = Суміш: десять карт, витягнутих з обох наборів
set-up-seats = Скільки гравців?
set-up-seats-choice =
    { $count ->
        [2] { $count } гравці: варіант для швидкого двобою
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
set-up-people = Скільки людей за цим терміналом? Решту місць займуть боти.
set-up-people-choice =
    { $count ->
        [0] нікого: дивитися, як грають боти
        [one] { $count } людина
        [few] { $count } людини
        [many] { $count } людей
       *[other] { $count } людини
    }
set-up-bots = Які боти гратимуть?
set-up-name = Як звуть гравця { $number }? (Enter: { $default })

bot-novice = Новачок
bot-novice-about = ходить навмання, але без явних дурниць
bot-easy = Легкий
bot-easy-about = керується чуттям і часто хибить
bot-normal = Середній
bot-normal-about = замислюється на мить
bot-hard = Важкий
bot-hard-about = думає далеко наперед
bot-expert = Експерт
bot-expert-about = думає так глибоко, як устигає за секунду
bot-steward = Управитель
bot-steward-about = бере від кожної карти все, чого вона варта
bot-marshal = Маршал
bot-marshal-about = б’є першим, з початку ряду, і цілить у того, хто веде
bot-miser = Скнара
bot-miser-about = складає карти стосами й дає впливу накопичитися
bot-trapper = Ловець
bot-trapper-about = рано ставить пастки й чекає долілиць у кінці ряду
bot-courtier = Придворний
bot-courtier-about = одразу відкриває своїх людей у кінці ряду й живе з ласки двору
bot-random = Випадковий
bot-random-about = робить будь-який дозволений хід
bot-greedy = Жадібний
bot-greedy-about = бере те, що одразу приносить найбільше

labelled = { $label }: { $text }
table-hand = рука
table-out = вилучено й скинуто
table-kept = збережено
table-round = Раунд { $round } з { $rounds }
table-first = перший гравець — { $who }
table-your-hand = Твоя рука
table-your-aside = Відкладено
table-row-empty = Ряд порожній.
table-seen = бачили, не відкладено
table-legend = (назва) або ░: долілиць · [назва]: долілиць, відома всім · ●: вплив · ✖: вирок · z: відпочиває · ▼: чия черга · ◆: переміщується

prompt-choose = Номер, стрілки або нотація; ? покаже, що ще можна ввести
prompt-continue = Натисни Enter, щоб продовжити.
prompt-curtain = Зараз ходить { $who }. Натисни Enter, коли більше ніхто не дивиться.
prompt-curtain-end = Натисни Enter, щоб знову сховати свої карти.
prompt-really-resign = Справді здатися? За тебе дограє бот. (т/н)
prompt-really-quit = Вийти з гри, не зберігаючи її? (т/н)
prompt-yes = т

help-title = Що можна ввести
help-number = номер або стрілки й Enter: хід зі списку
help-notation = хід у нотації, наприклад «Spy start», «keep» або «eliminate 3»
help-why = чому хід недозволений
help-hint = найкращі ходи, які знаходить пошук на основі того, що видно тобі
help-rules = правила, карта або роз’яснення
help-table = знову показати стіл
help-log = знову розповісти все, що сталося
help-takeback = скасувати свій останній хід
help-save = зберегти гру у файл; продовжити її: «oriflamme play --resume ФАЙЛ»
help-resign = здатися: за тебе дограє бот
help-quit = вийти з гри

hint-title = Найперспективніші ходи й те, як часто вони ведуть до перемоги:
hint-move = { $move }: { $share } %
hint-only-one = Тут лише один хід.
play-begins =
    { $seats ->
        [one] Починається гра на { $seats } гравця: { $box }.
        [few] Починається гра на { $seats } гравців: { $box }.
        [many] Починається гра на { $seats } гравців: { $box }.
       *[other] Починається гра на { $seats } гравця: { $box }.
    }
play-goes-on = Гра триває, раунд { $round }.
play-thinking = { $who } думає…
play-allowed = «{ $move }» — дозволений хід.
play-saved = Збережено у файл { $file }.
play-took-back = Хід скасовано.
play-nothing-to-take-back = У тебе немає ходу, який можна скасувати.
play-resigned = { $who } здається; далі грає бот.
play-left = Ти виходиш із гри. До зустрічі!
play-left-saved = Гру збережено; щоб продовжити її, введи «oriflamme play --resume { $file }».
play-since = Що сталося після твого останнього ходу:
play-unknown-command = «{ $command }» — не хід і не команда; ? покаже, що можна ввести
play-missing-argument = після «{ $command }» має стояти { $wants }
play-rules-hint = rules із літерою (S, N, P, R, E, W, V, C або Q) покаже розділ, rules Ambush — карту, rules Q9 — одне правило
play-bot-failed = Збій бота: { $who } ({ $reason }). За нього зроблено типовий хід «{ $move }».

summary-title = Історія впливу
summary-by-round = після раунду
summary-from = звідки надійшло
summary-lost = втрачено з карт
summary-robbed = украдено суперниками
summary-start = на початку
summary-elimination = за вилучення
summary-cards-taken = зібрано з карт
summary-stolen = украдено
summary-total = у підсумку

## The commands.

help-app = «Орифлама» та «Орифлама. Альянс»: грай у карткові ігри, вивчай їх і керуй ними зі своїх програм. Створено шанувальниками.
help-options = Параметри
help-arguments = Аргументи
help-commands = Команди
help-usage = Використання:
help-required = обов’язково
help-default = типово: { $value }
help-help = Показати цю довідку й вийти.
help-version = Показати версію й вийти.
help-lang = Мова: en, uk, ru, hu, pl або fr. Якщо не вказано, її визначає середовище.
help-json = Для програм: одне значення JSON замість тексту.
help-install-completion = Установити автодоповнення для цієї оболонки.
help-show-completion = Показати скрипт автодоповнення.
command-play = Зіграти гру в терміналі з людьми та ботами.
command-rules = Прочитати правила, карту з роз’ясненнями або одне правило.
command-show = Показати розстановку повністю або так, як її видно з одного місця.
command-replay = Відтворити запис крок за кроком або до певного ходу.
command-perft = Порахувати продовження з розстановки.
command-bench = Виміряти, як швидко тут граються випадкові ігри.
command-referee = Дати програмі керувати рушієм рядок за рядком (PROTOCOL.md).
command-bot-check = Перевірити, чи дотримується програма протоколу ботів.
command-arena = Провести матчі ботів і показати їхню силу з межами похибки.
command-selfplay = Дати ботам грати між собою й зберегти записи.
command-bots = Перелічити ботів.
option-box = oriflamme, alliance, mix:… або study:…
option-seats = Скільки гравців.
option-people = Скільки людей за цим терміналом; решту місць займуть боти.
option-name = Ім’я людини; вкажи окремо для кожної.
option-bot = Бот для решти місць: ім’я або cmd:PROGRAM; кілька ботів чергуються.
option-seed = Зерно випадковості: з тим самим зерном роздаються ті самі карти.
option-first = Місце першого гравця; якщо не вказано, вирішує випадок.
option-resume = Продовжити збережену гру.
option-pace = Скільки секунд минає між двома подіями.
option-time = Скільки секунд бот може думати над ходом.
option-seen-by = Показати так, як видно з цього місця; - для глядача.
option-at = Скільки ходів відтворити, перш ніж зупинитися.
option-step = Чекати на Enter після кожного ходу.
option-games = Скільки ігор.
option-depth = На скільки ходів углиб.
option-divide = Показати кількість продовжень для кожного ходу.
option-bots = Боти: імена, search:SETTINGS або cmd:PROGRAM.
option-deals = Скільки роздач; кожну розігрують з усіх місць.
option-together = Скільки місць займає перший із двох ботів.
option-out = Зберігати результати в цьому файлі, доповнюючи ті, що в ньому вже є.
option-processes = Скільки ігор водночас; якщо не вказано, по одній на ядро.
option-picture = Намалювати в цьому файлі (SVG), хто кого випереджає.
option-ladder = Ще й скласти рейтинг ботів.
option-folder = Тека для записів.
option-position = Розстановка в нотації; - читає її зі стандартного вводу.
option-file = Запис: файл, назва якого закінчується на .orif.
option-topic = Карта, номер правила, наприклад Q7, або літера розділу.
option-command = Програма з її аргументами.

usage-no-option = Параметра { $option } немає.
usage-no-command = Такої команди немає; є { $known }.
usage-missing = Не вказано { $what }.
usage-bad-value = { $what } не може мати такого значення: { $reason }
usage-whole-number = напиши ціле число від { $least } до { $most }
usage-seconds = напиши кількість секунд від { $least } до { $most }
usage-option-value = Параметр { $option } має зайве значення або не має потрібного.
usage-too-much = Більше тут нічого не потрібно, прибери зайве: { $extra }
usage-wrong = Командний рядок не вдається прочитати: { $reason }
usage-try = «{ $command } --help» покаже, що підходить.

rules-nothing-found = Немає ні карти, ні правила «{ $topic }»: назви карту, як у списку «oriflamme rules», або номер, наприклад Q7.
replay-move = Хід { $number } з { $count }
replay-title = Гра: { $box }
replay-nothing = У записі немає ходів.
replay-step-standard = --step чекає на Enter, тому запис не може надходити зі стандартного вводу: збережи його у файл і вкажи назву файлу
replay-hidden = Цей запис приховує карти: так гру бачить один із гравців, тож відтворити її не можна. Ось що в ньому є:
replay-at-beyond =
    { $count ->
        [one] Ходу { $number } немає: у записі { $count } хід.
        [few] Ходу { $number } немає: у записі { $count } ходи.
        [many] Ходу { $number } немає: у записі { $count } ходів.
       *[other] Ходу { $number } немає: у записі { $count } ходу.
    }
perft-total =
    { $count ->
        [one] { $count } продовження, глибина { $depth }
        [few] { $count } продовження, глибина { $depth }
        [many] { $count } продовжень, глибина { $depth }
       *[other] { $count } продовження, глибина { $depth }
    }
bench-line = ігор: { $games }, рішень: { $decisions }, рішень за секунду: { $rate }
bench-engine = Рушій працює { $kind ->
        [compiled] у скомпільованому вигляді
       *[plain] на чистому Python
    }.
file-unreadable = { $file } не вдається прочитати: { $reason }
file-unwritable = { $file } не вдається записати: { $reason }
file-no-text = це не текст у кодуванні UTF-8
file-no-name = файл не може так називатися, вибери іншу назву
language-unknown = мови «{ $lang }» ця програма не має: вибери en, uk, ru, hu, pl або fr
bot-unknown = бота «{ $bot }» немає: вибери { $known } або cmd:PROGRAM
bot-unfit = «{ $bot }» не може сісти за стіл: { $reason }
bot-no-program = «{ $bot }» не вказує на програму, яку можна запустити: назви її після cmd:, наприклад cmd:./mybot
file-exists = { $file } вже існує: вибери іншу назву
resume-alone = --resume не поєднується з { $option }: це вже визначено у збереженій грі
name-unfit = «{ $name }» тут не може бути ім’ям: годиться від 1 до { $most } видимих знаків
name-taken = ім’я «{ $name }» вже зайняте: вибери інше
resume-program = у { $file } ботом була програма: вкажи її знову через --bot cmd:PROGRAM
names-too-many = Імен більше, ніж людей: імен { $names }, людей { $people }.
people-too-many = Людей більше, ніж місць: людей { $people }, місць { $seats }.

arena-share = { $bot }: { $share } % перемог (95 %: від { $low } до { $high } %), ігор: { $games }
arena-bot = бот
arena-games = ігри
arena-wins = перемоги
arena-interval = 95 %
arena-score = вплив
arena-time = на хід
arena-faults = збої
arena-ladder = рейтинг
arena-no-ladder = Для рейтингу потрібен пакет openskill: встанови oriflamme[arena]
arena-twice = бота «{ $bot }» названо двічі: назви кожного бота один раз; --together дає першому з двох більше місць
arena-no-results = у файлі { $file } не результати матчів (рядок { $line }): назви інший файл
arena-together = --together { $together } не лишає другому ботові жодного з місць ({ $seats }): вибери менше
selfplay-done = Збережено записів у теці { $folder }: { $games }.
selfplay-faults = Рішень, у яких через збій бота зроблено типовий хід: { $faults }

check-title = Перевірка «{ $command }»
check-passed = { $name }: пройдено
check-failed = { $name }: { $reason }
check-all-passed =
    { $count ->
        [one] Пройдено { $count } перевірку, збоїв немає.
        [few] Пройдено всі { $count } перевірки.
        [many] Пройдено всі { $count } перевірок.
       *[other] Пройдено всі { $count } перевірки.
    }
check-some-failed = Не пройдено перевірок: { $failed } з { $count }.
check-without-greeting = Без привітання не проведено решту перевірок: { $count }.
check-greets = вітається й називає своє ім’я
check-move-legal = відповідає на запит дозволеним ходом
check-number = повторює номер запиту
check-new-game = починає другу гру
check-whole-games = грає цілі ігри з обома наборами на 2–5 гравців
check-quit = завершує роботу за командою
check-unknown-line = працює далі після незнайомого рядка

fault-crashed = програма завершилася
fault-hung = програма не відповіла за { $seconds } с
fault-nonsense = програма відповіла «{ $answer }»
fault-nonsense-kind = відповідь програми — не хід
fault-illegal = недозволений вибір «{ $answer }»: { $why }
fault-illegal-kind = програма вибирає недозволений хід
fault-not-started = програму не вдалося запустити: { $why }
fault-not-started-kind = програму не вдається запустити
fault-no-program = «{ $command }» не вказує на програму, яку можна запустити
fault-stays = програма не завершила роботу після «quit»
