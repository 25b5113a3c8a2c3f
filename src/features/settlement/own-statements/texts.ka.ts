import { plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { daysOfYear } from '#platform/pure/dates.ka.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type { OwnState } from './domain/public.ts'
import type * as polish from './texts.ts'

const day = (date: CalendarDate | undefined) => (date === undefined ? '' : daysOfYear(date, date))

const STATES: Readonly<Record<OwnState, string>> = {
  redone: 'სწორდება',
  'to-pay': 'გასაცემი',
  'on-the-way': 'გზაში',
  'partly-paid': 'ნაწილობრივ გაცემული',
  paid: 'გაცემული',
  'moved-on': 'გადატანილია',
  owed: 'გადადის',
  'debt-passed': 'გადავიდა',
  'debt-even': 'დაფარულია',
  even: 'გაცემის გარეშე',
}

const toAccount = (end: string) => `ანგარიშზე, რომელიც მთავრდება: ${end}`

export const ownStatementTexts: SameTexts<typeof polish.ownStatementTexts> = {
  saysFrozen: false,
  title: 'ჩემი ანგარიშები',
  logInTitle: 'თქვენი ანგარიშები',
  locked: 'თქვენი ანგარიშების სანახავად შეიყვანეთ ტელეფონის ნომერი და PIN.',
  givePin: 'PIN-ის შეყვანა',
  ended:
    'სესია დასრულდა, სანამ კითხვა ოფისამდე მივიდოდა. ამ მოწყობილობაზეა შენახული: შედით ხელახლა და გაგზავნეთ.',
  loading: 'ანგარიშები იტვირთება …',
  failed: 'ანგარიშების ჩატვირთვა ვერ მოხერხდა.',
  again: 'ხელახლა ცდა',
  logOut: 'გამოსვლა',
  logOutTitle: 'გაუგზავნელი კითხვა',
  logOutLead: (questions) =>
    questions === 1
      ? 'დაწერილი კითხვა ოფისში არ მისულა. გამოსვლის შემდეგ ამ მოწყობილობიდან წაიშლება.'
      : `ოფისში არ მისულა ${questions} კითხვა. გამოსვლის შემდეგ ამ მოწყობილობიდან წაიშლება.`,
  logOutAll: 'გამოსვლა და წაშლა',
  stay: 'დარჩენა',
  back: 'ჩემი ანგარიშები',
  empty: 'ანგარიში ჯერ არ გაქვთ.',
  emptyLead: 'აქ გამოჩნდება, როცა ოფისი პირველ კვირას დახურავს, რომელშიც მუშაობთ.',
  newest: 'უახლესი',
  older: 'წინა',
  showOlder: 'უფრო ძველის ჩვენება',
  states: STATES,
  week: (week) => `კვირა ${week}`,
  day,
  shortDay: (date) => (date === undefined ? '' : formatStateDay(date)),
  noDate: '–',
  amount: plainAmount,
  currency: 'zł',
  balanceOwed: (grosze, prepared, onTheWay) => {
    const parts = [
      onTheWay > 0 ? `${zloty(onTheWay)} უკვე გზაშია` : '',
      prepared > 0 ? `${zloty(prepared)} მომზადებულ გადარიცხვაშია` : '',
    ].filter(Boolean)
    return `ავტოპარკს თქვენთვის გადასახდელი აქვს ${zloty(grosze)}${parts.length > 0 ? `, აქედან ${parts.join(', ')}` : ''}.`
  },
  balanceAway: (prepared, onTheWay) =>
    [
      onTheWay > 0 ? `უკვე თქვენკენ გზაშია: ${zloty(onTheWay)}.` : '',
      prepared > 0 ? `მომზადებულ გადარიცხვაშია: ${zloty(prepared)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  balanceOwing: (grosze) =>
    `დასაბრუნებელი გაქვთ ${zloty(grosze)}. ეს თანხა მომდევნო ანგარიშს შეამცირებს; ოფისში შეტანაც შეგიძლიათ.`,
  apartOwing: (grosze) => `თქვენი მანქანის ქირიდან: ${zloty(grosze)} მომდევნო ქირას შეამცირებს.`,
  apartAmount: (grosze) => `თქვენი მანქანის ქირა, ცალკე: ${zloty(grosze)}`,
  apartWhere: {
    movedOn: 'ეს თანხა მომდევნო ქირაში შევიდა.',
    restMovedOn: (paid, rest) => `გაცემულია ${zloty(paid)}, ${zloty(rest)} კი მომდევნო ქირაში შევიდა.`,
    owed: (grosze) => `${zloty(grosze)} მომდევნო ქირას შეამცირებს.`,
    even: 'მანქანის ქირიდან გასაცემი არაფერია.',
  },
  paymentApart: 'მანქანის ქირისთვის',
  answered: 'ოფისის პასუხი არის',
  asked: 'პასუხს ელოდება',
  where: {
    redone: 'ოფისმა ეს ანგარიში გასასწორებლად გახსნა. თანხები გამოჩნდება, როცა დახურავს.',
    inCash: 'ნაღდად: მისაღები ოფისში.',
    toPay: (end) =>
      end === null
        ? 'თქვენი ბანკის ანგარიში არ გვაქვს: ნაღდად ოფისში მიიღებთ ან გადარიცხვით, როცა მიუთითებთ.'
        : `გადარიცხვა ${toAccount(end)}`,
    onTheWay: (end) =>
      ['შესაძლოა, ბანკი უკვე რიცხავს', end === null ? '' : toAccount(end)].filter(Boolean).join(' '),
    partlyPaid: (paid, left) => `გაცემულია ${zloty(paid)}, დარჩა ${zloty(left)}.`,
    paid: (date, by, end) =>
      `${day(date)}, ${by === 'cash' ? 'ნაღდად ოფისში' : end === null ? 'გადარიცხვით' : toAccount(end)}`,
    movedOn: 'ეს თანხა უფრო ახალ ანგარიშში შევიდა.',
    restMovedOn: (paid, rest) => `გაცემულია ${zloty(paid)}, ${zloty(rest)} კი უფრო ახალ ანგარიშში შევიდა.`,
    owed: 'ეს თანხა მომდევნო კვირაზე გადადის. მისი ადრე შემცირება ოფისში თანხის შეტანით შეგიძლიათ.',
    owedRest: (left) =>
      `ამ თანხიდან დარჩა ${zloty(left)}: მომდევნო კვირაზე გადავა. მისი ადრე შემცირება ოფისში თანხის შეტანით შეგიძლიათ.`,
    debtPassed: (left, statement) =>
      `${left === null ? 'ეს თანხა' : `ამ თანხიდან ${zloty(left)}`} შევიდა ანგარიშში ${statement}.`,
    debtEven: 'ეს თანხა უკვე დაფარულია.',
    even: 'ამ კვირაში გასაცემი არაფერია და არაფერი გადადის.',
  },
  lines: 'როგორ მივიღეთ ეს თანხა',
  how: 'როგორ დაითვალა',
  source: (words) => `საიდან: ${words}`,
  cash: 'ნაღდი ფული, რომელიც უკვე თქვენთანაა',
  passed: 'ცალკე თქვენთვის',
  result: 'კვირის შედეგი',
  opening: 'წინა კვირებიდან',
  toPay: 'გასაცემი',
  carry: 'მომდევნო კვირაზე',
  total: 'სულ',
  apart: 'ცალკე გადახდილი',
  corrections: 'კორექტირებები',
  correction: (grosze) => `კორექტირება ${plainAmount(grosze)}`,
  correctionIn: (number) => `შევიდა ანგარიშში ${number}.`,
  correctionWaits: 'მომდევნო ანგარიშში შევა. ეს ანგარიში უცვლელი რჩება.',
  correctionOf: (what, before, now) => `${what}: იყო ${plainAmount(before)}, არის ${plainAmount(now)}`,
  payments: 'გაცემები',
  payment: (by, end) =>
    by === 'cash' ? 'ნაღდად ოფისში' : end === null ? 'გადარიცხვით' : `გადარიცხვით ${toAccount(end)}`,
  returned: (date) => `გადარიცხვა დაბრუნდა: ${day(date)}.`,
  takenBack: (date) => `გაცემა გაუქმდა: ${day(date)}.`,
  rule: 'თქვენი ანგარიშსწორების წესი',
  ruleSince: (week, year) => `მოქმედებს კვირიდან ${week}/${year}.`,
  ledger: 'თქვენი ბალანსი დახურვის დღეს',
  ledgerColumns: { date: 'თარიღი', what: 'რა', amount: 'თანხა', balance: 'ბალანსი' },
  document: (number, closed, version) =>
    `${number}, დახურულია: ${day(closed)}${version > 1 ? `, ვერსია ${version}` : ''}`,
  automatic: 'თანხები ავტომატურად გამოითვალა მითითებული წყაროებიდან. შედეგზე ავტოპარკის ოფისი აგებს პასუხს.',
  print: 'PDF-ის ჩამოტვირთვა',
  printing: 'მზადდება …',
  printFailed: 'PDF-ის ჩამოტვირთვა ვერ მოხერხდა. შეამოწმეთ ინტერნეტი და სცადეთ ხელახლა.',
  disagree: 'არ ვეთანხმები',
  unsent: 'გაქვთ გაუგზავნელი კითხვა',
  disagreeLead: 'დაწერეთ, რა არ არის სწორი. კითხვა ოფისში წავა, პასუხს კი აქ ნახავთ, ანგარიშთან.',
  question: 'რას არ ეთანხმებით?',
  letters: (used, most) => `${used} / ${most} ნიშანი`,
  tooLong: (over) => `${over} ნიშნით გრძელია. შეამოკლეთ ან დანარჩენი მეორე კითხვით გაგზავნეთ.`,
  send: 'ოფისში გაგზავნა',
  sending: 'იგზავნება …',
  sent: 'კითხვა ოფისშია. პასუხი ამ ანგარიშთან გამოჩნდება.',
  notSent: 'კითხვა არ გაიგზავნა. ტექსტი ამ მოწყობილობაზე დარჩა.',
  close: 'დახურვა',
  kept: 'კითხვაში დაწერილი ამ მოწყობილობაზეა შენახული.',
  questions: 'თქვენი კითხვები',
  byOffice: 'ოფისმა ჩაწერა',
  channel: 'ახალი ანგარიშის შესახებ გატყობინებთ',
  byEmail: (address) => `ელფოსტით: ${address}`,
  bySms: (number) => `SMS-ით: ${number}`,
  byNothing: 'არანაირად, აქ ვამოწმებ',
  noMessages: 'ოფისი ანგარიშების შესახებ არც ელფოსტას აგზავნის და არც SMS-ს. ყოველ ახალ ანგარიშს აქ იხილავთ.',
  channelSaved: 'შენახულია.',
  waits: 'ოფისს ჯერ არ უპასუხია.',
  officeSays: 'ოფისის პასუხი',
}
