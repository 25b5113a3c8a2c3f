import { plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { slavicCount } from '#kernel/plural-forms.ts'
import { daysOfYear } from '#platform/pure/dates.uk.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type { OwnState } from './domain/public.ts'
import type * as polish from './texts.ts'

const day = (date: CalendarDate | undefined) => (date === undefined ? '' : daysOfYear(date, date))

const STATES: Readonly<Record<OwnState, string>> = {
  redone: 'Виправляється',
  'to-pay': 'До виплати',
  'on-the-way': 'У дорозі',
  'partly-paid': 'Виплачено частково',
  paid: 'Виплачено',
  'moved-on': 'Перенесено далі',
  owed: 'Переходить далі',
  'debt-passed': 'Перейшло далі',
  'debt-even': 'Вирівняно',
  even: 'Без виплати',
}

const toAccount = (end: string) => `на рахунок, що закінчується на ${end}`

export const ownStatementTexts: SameTexts<typeof polish.ownStatementTexts> = {
  saysFrozen: false,
  title: 'Мої розрахунки',
  logInTitle: 'Ваші розрахунки',
  locked: 'Введіть номер телефону та PIN, щоб побачити свої розрахунки.',
  givePin: 'Ввести PIN',
  ended:
    'Сеанс закінчився, перш ніж запитання дійшло до офісу. Його збережено на цьому пристрої: увійдіть ще раз і надішліть його.',
  loading: 'Завантаження розрахунків …',
  failed: 'Не вдалося завантажити розрахунки.',
  again: 'Спробувати ще раз',
  logOut: 'Вийти',
  logOutTitle: 'Ненадіслане запитання',
  logOutLead: (questions) =>
    questions === 1
      ? 'Написане запитання не дійшло до офісу. Після виходу воно зникне з цього пристрою.'
      : `До офісу не дійшло: ${slavicCount(questions, 'запитання', 'запитання', 'запитань')}. Після виходу вони зникнуть із цього пристрою.`,
  logOutAll: 'Вийти й видалити',
  stay: 'Залишитися',
  back: 'Мої розрахунки',
  empty: 'У вас ще немає жодного розрахунку.',
  emptyLead: 'Він з’явиться тут, коли офіс закриє перший тиждень, у якому ви їздите.',
  newest: 'Найновіші',
  older: 'Раніші',
  showOlder: 'Показати старіші',
  states: STATES,
  week: (week) => `Тиждень ${week}`,
  day,
  shortDay: (date) => (date === undefined ? '' : formatStateDay(date)),
  noDate: '–',
  amount: plainAmount,
  currency: 'zł',
  balanceOwed: (grosze, prepared, onTheWay) => {
    const parts = [
      onTheWay > 0 ? `${zloty(onTheWay)} уже в дорозі` : '',
      prepared > 0 ? `${zloty(prepared)} у підготовленому переказі` : '',
    ].filter(Boolean)
    return `Автопарк має вам заплатити ${zloty(grosze)}${parts.length > 0 ? `, із них ${parts.join(', а ')}` : ''}.`
  },
  balanceAway: (prepared, onTheWay) =>
    [
      onTheWay > 0 ? `Уже в дорозі до вас: ${zloty(onTheWay)}.` : '',
      prepared > 0 ? `У підготовленому переказі: ${zloty(prepared)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  balanceOwing: (grosze) =>
    `Ви маєте повернути ${zloty(grosze)}. Ця сума зменшить наступний розрахунок; її також можна внести в офісі.`,
  apartOwing: (grosze) => `За оренду вашого авто: ${zloty(grosze)} зменшить наступну оренду.`,
  apartAmount: (grosze) => `Оренда вашого авто, окремо: ${zloty(grosze)}`,
  apartWhere: {
    movedOn: 'Ця сума ввійшла до наступної оренди.',
    restMovedOn: (paid, rest) => `Виплачено ${zloty(paid)}, а ${zloty(rest)} ввійшло до наступної оренди.`,
    owed: (grosze) => `${zloty(grosze)} зменшить наступну оренду.`,
    even: 'За оренду авто немає чого виплачувати.',
  },
  paymentApart: 'за оренду авто',
  answered: 'Є відповідь офісу',
  asked: 'Чекає на відповідь',
  where: {
    redone: 'Офіс відкрив цей розрахунок, щоб виправити його. Суми з’являться, коли його закриють.',
    inCash: 'Готівкою: отримати в офісі.',
    toPay: (end) =>
      end === null
        ? 'У нас немає вашого рахунку: гроші отримаєте готівкою в офісі або переказом, коли вкажете рахунок.'
        : `Переказ ${toAccount(end)}`,
    onTheWay: (end) =>
      ['Банк, можливо, уже робить переказ', end === null ? '' : toAccount(end)].filter(Boolean).join(' '),
    partlyPaid: (paid, left) => `Виплачено ${zloty(paid)}, залишилося ${zloty(left)}.`,
    paid: (date, by, end) =>
      `${day(date)}, ${by === 'cash' ? 'готівкою в офісі' : end === null ? 'переказом' : toAccount(end)}`,
    movedOn: 'Ця сума ввійшла до новішого розрахунку.',
    restMovedOn: (paid, rest) => `Виплачено ${zloty(paid)}, а ${zloty(rest)} ввійшло до новішого розрахунку.`,
    owed: 'Ця сума переходить на наступний тиждень. Її можна раніше зменшити, внісши гроші в офісі.',
    owedRest: (left) =>
      `Із цієї суми лишилося ${zloty(left)}: перейде на наступний тиждень. Її можна раніше зменшити, внісши гроші в офісі.`,
    debtPassed: (left, statement) =>
      `${left === null ? 'Ця сума ввійшла' : `Із цієї суми ${zloty(left)} ввійшло`} до розрахунку ${statement}.`,
    debtEven: 'Цю суму вже вирівняно.',
    even: 'Цього тижня немає чого виплачувати, і ніщо не переходить далі.',
  },
  lines: 'Як утворилася ця сума',
  how: 'Як це обчислено',
  source: (words) => `Звідки: ${words}`,
  cash: 'Готівка, яка вже у вас',
  passed: 'Окремо для вас',
  result: 'Підсумок тижня',
  opening: 'З попередніх тижнів',
  toPay: 'До виплати',
  carry: 'На наступний тиждень',
  total: 'Разом',
  apart: 'Сплачується окремо',
  corrections: 'Коригування',
  correction: (grosze) => `Коригування ${plainAmount(grosze)}`,
  correctionIn: (number) => `Увійшло до розрахунку ${number}.`,
  correctionWaits: 'Увійде до наступного розрахунку. Цей розрахунок залишається без змін.',
  correctionOf: (what, before, now) => `${what}: було ${plainAmount(before)}, є ${plainAmount(now)}`,
  payments: 'Виплати',
  payment: (by, end) =>
    by === 'cash' ? 'Готівкою в офісі' : end === null ? 'Переказом' : `Переказом ${toAccount(end)}`,
  returned: (date) => `Переказ повернувся ${day(date)}.`,
  takenBack: (date) => `Виплату скасовано ${day(date)}.`,
  rule: 'Ваше правило розрахунку',
  ruleSince: (week, year) => `Діє з тижня ${week}/${year}.`,
  ledger: 'Ваш баланс на день закриття',
  ledgerColumns: { date: 'Дата', what: 'Що', amount: 'Сума', balance: 'Баланс' },
  document: (number, closed, version) =>
    `${number}, закрито ${day(closed)}${version > 1 ? `, версія ${version}` : ''}`,
  automatic: 'Суми обчислено автоматично з указаних джерел. За результат відповідає офіс автопарку.',
  print: 'Завантажити PDF',
  printing: 'Готуємо …',
  printFailed: 'Не вдалося завантажити PDF. Перевірте інтернет і спробуйте ще раз.',
  disagree: 'Не погоджуюся',
  unsent: 'є ненадіслане запитання',
  disagreeLead:
    'Напишіть, що не так. Запитання потрапить до офісу, а відповідь ви побачите тут, біля розрахунку.',
  question: 'Із чим ви не погоджуєтеся?',
  letters: (used, most) => `${used} із ${slavicCount(most, 'знака', 'знаків', 'знаків')}`,
  tooLong: (over) =>
    `Задовге на ${slavicCount(over, 'знак', 'знаки', 'знаків')}. Скоротіть його або надішліть решту другим запитанням.`,
  send: 'Надіслати до офісу',
  sending: 'Надсилання …',
  sent: 'Запитання в офісі. Відповідь з’явиться біля цього розрахунку.',
  notSent: 'Запитання не надіслано. Текст залишився на цьому пристрої.',
  close: 'Закрити',
  kept: 'Написане в запитанні збережено на цьому пристрої.',
  questions: 'Ваші запитання',
  byOffice: 'записав офіс',
  channel: 'Про новий розрахунок повідомляємо вас',
  byEmail: (address) => `листом на ${address}`,
  bySms: (number) => `SMS на ${number}`,
  byNothing: 'ніяк, перевіряю тут',
  noMessages: 'Офіс не надсилає e-mail і SMS про розрахунки. Кожен новий розрахунок ви знайдете тут.',
  channelSaved: 'Збережено.',
  waits: 'Офіс ще не відповів.',
  officeSays: 'Відповідь офісу',
}
