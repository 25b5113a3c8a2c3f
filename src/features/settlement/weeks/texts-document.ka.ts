import { plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { daysOfYear } from '#platform/pure/dates.ka.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-document.ts'

const MOST_ROWS_NAMED = 3

const ofFile = (name: string, rows: readonly number[]): string =>
  rows.length > MOST_ROWS_NAMED
    ? `${name}, ${`${rows.length} სტრიქონი`}`
    : `${name}, ${rows.length === 1 ? 'სტრიქონი' : 'სტრიქონები'} ${rows.join(', ')}`

export const ORIGIN_WORDS: typeof polish.ORIGIN_WORDS = {
  file: 'აპლიკაციის ფაილი',
  shift: 'მგზავრობები ან გრაფიკი',
  typed: 'ოფისში ჩაწერილი',
  'fuel-page': 'ჩანაწერი საწვავის გვერდზე',
  'fuel-sheet': 'ცვლების ცხრილი',
  fuel: 'გასამართის მონაცემები',
  rate: 'მუდმივი ტარიფი',
  instalments: 'შენატანების გეგმა',
  'bonus-won': 'მოგებული პრემია',
  mileage: 'გარბენი ლიმიტს ზემოთ',
  statement: 'წინა ანგარიში',
}

export const sourceWords: typeof polish.sourceWords = ({ files, shifts, origins }) => {
  const said = [
    ...files.map(({ name, rows }) => ofFile(name, rows)),
    ...(shifts > 0 ? [`${shifts} ცვლა`] : []),
    ...origins.map((origin) => ORIGIN_WORDS[origin]),
  ]
  return said.length > 0 ? said.join('; ') : 'გაცემის წესი'
}

export const documentTexts: SameTexts<typeof polish.documentTexts> = {
  title: (week) => `კვირა ${week}: ანგარიში`,
  period: (monday) => daysOfYear(monday, addDays(monday, 6)),
  fleet: 'ფლოტი',
  driver: 'მძღოლი',
  account: 'გაცემა',
  onAccount: 'გადარიცხვა ანგარიშზე',
  noAccount: 'ანგარიშის გარეშე',
  cash: 'ნაღდი ფული',
  inOffice: 'მისაღები ოფისში',
  inCash: 'ნაღდად ოფისში ან ანგარიშის დამატების შემდეგ',
  closed: 'დახურულია',
  closedAt: (date, hour, minute) =>
    `${date}, ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
  scheme: (name) => `წესი: ${name}`,
  since: (week, year) => `მოქმედებს კვირიდან ${week}/${year}`,
  opening: 'წინა კვირებიდან',
  result: (week) => `კვირა ${week}: შედეგი`,
  toPay: 'გასაცემი, zł',
  carry: 'მომდევნო კვირაზე',
  working: (words, grosze) => `${words} ${plainAmount(grosze)}`,
  noDate: '–',
  entry: (kind, statement, week) =>
    [kind, statement ?? (week === null ? '' : `კვირა ${week}`)].filter(Boolean).join(' '),
  paidTo: (grosze, account) =>
    account === null
      ? `გასაცემია ${zloty(grosze)}. ბანკის ანგარიში არ არის, ამიტომ ნაღდად ოფისში მიიღებთ ან გადარიცხვით, როცა ანგარიში დაემატება.`
      : `გასაცემია ${zloty(grosze)}, გადარიცხვით ანგარიშზე ${account}.`,
  paidInCash: (grosze) => `გასაცემია ${zloty(grosze)}. მიიღეთ ნაღდად ოფისში, ქვითრით.`,
  carried: (grosze) =>
    `ამ კვირაში გასაცემი არაფერია. თანხა ${zloty(grosze)} მომდევნო კვირაზე გადადის. მისი ადრე შემცირება ოფისში თანხის შეტანით შეგიძლიათ.`,
  even: 'ამ კვირაში გასაცემი არაფერია და მომდევნო კვირაზე არაფერი გადადის.',
  paidApart: (grosze, opening) =>
    `თქვენი მანქანის ქირას, ${zloty(grosze)}${opening === 0 ? '' : ` (მათ შორის ${zloty(opening)} წინა ქირებიდან)`}, ცალკე გავცემთ: მას არც კვირების ბალანსი ცვლის, არც ვალი.`,
  carriedApart: (grosze) =>
    `თქვენი მანქანის ქირიდან გასაცემი არაფერია: ${zloty(grosze)} მომდევნო ქირას შეამცირებს.`,
  evenApart: 'თქვენი მანქანის ქირიდან გასაცემი არაფერია.',
  toPayApart: 'მანქანის ქირა, ცალკე, zł',
  carryApart: 'მომდევნო ქირაზე',
  answers:
    'თითოეული პოზიცია ერთხელ დამრგვალდა, გროშამდე. ყველა თანხა ავტომატურად გამოითვალა მითითებული წყაროებიდან; შედეგზე ავტოპარკის ოფისი აგებს პასუხს.',
  objection:
    'გახსენით ეს ანგარიში ტელეფონში და დააჭირეთ „არ ვეთანხმები“ ან მიდით ოფისში. პასუხი ანგარიშთან ჩაიწერება. გაგზავნილ დოკუმენტს მხოლოდ მომდევნო კვირის კორექტირება ასწორებს.',
}
