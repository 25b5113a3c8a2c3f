import { plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { slavicCount } from '#kernel/plural-forms.ts'
import { daysOfYear } from '#platform/pure/dates.uk.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-document.ts'

const MOST_ROWS_NAMED = 3

const ofFile = (name: string, rows: readonly number[]): string =>
  rows.length > MOST_ROWS_NAMED
    ? `${name}, ${slavicCount(rows.length, 'рядок', 'рядки', 'рядків')}`
    : `${name}, ${rows.length === 1 ? 'рядок' : 'рядки'} ${rows.join(', ')}`

export const ORIGIN_WORDS: typeof polish.ORIGIN_WORDS = {
  file: 'файл застосунку',
  shift: 'поїздки або графік',
  typed: 'вписано в офісі',
  'fuel-page': 'запис на сторінці пального',
  'fuel-sheet': 'таблиця змін',
  fuel: 'дані про заправки',
  rate: 'постійна ставка',
  instalments: 'план внесків',
  'bonus-won': 'виграна премія',
  mileage: 'пробіг понад ліміт',
  statement: 'попередній розрахунок',
}

export const sourceWords: typeof polish.sourceWords = ({ files, shifts, origins }) => {
  const said = [
    ...files.map(({ name, rows }) => ofFile(name, rows)),
    ...(shifts > 0 ? [slavicCount(shifts, 'зміна', 'зміни', 'змін')] : []),
    ...origins.map((origin) => ORIGIN_WORDS[origin]),
  ]
  return said.length > 0 ? said.join('; ') : 'правило виплат'
}

export const documentTexts: SameTexts<typeof polish.documentTexts> = {
  title: (week) => `Розрахунок за тиждень ${week}`,
  period: (monday) => daysOfYear(monday, addDays(monday, 6)),
  fleet: 'Автопарк',
  driver: 'Водій',
  account: 'Виплата',
  onAccount: 'переказ на рахунок',
  noAccount: 'без рахунку',
  cash: 'готівка',
  inOffice: 'отримати в офісі',
  inCash: 'готівкою в офісі або після додавання рахунку',
  closed: 'Закрито',
  closedAt: (date, hour, minute) =>
    `${date}, ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
  scheme: (name) => `правило: ${name}`,
  since: (week, year) => `діє з тижня ${week}/${year}`,
  opening: 'З попередніх тижнів',
  result: (week) => `Підсумок тижня ${week}`,
  toPay: 'До виплати, zł',
  carry: 'На наступний тиждень',
  working: (words, grosze) => `${words} ${plainAmount(grosze)}`,
  noDate: '–',
  entry: (kind, statement, week) =>
    [kind, statement ?? (week === null ? '' : `тиждень ${week}`)].filter(Boolean).join(' '),
  paidTo: (grosze, account) =>
    account === null
      ? `До виплати ${zloty(grosze)}. Рахунку немає, тому гроші можна отримати готівкою в офісі або переказом, коли рахунок буде додано.`
      : `До виплати ${zloty(grosze)}, переказом на рахунок ${account}.`,
  paidInCash: (grosze) => `До виплати ${zloty(grosze)}. Отримайте їх готівкою в офісі, під розписку.`,
  carried: (grosze) =>
    `Цього тижня виплати немає. Сума ${zloty(grosze)} переходить на наступний тиждень. Її можна раніше зменшити, внісши гроші в офісі.`,
  even: 'Цього тижня немає чого виплачувати, і ніщо не переходить на наступний тиждень.',
  paidApart: (grosze, opening) =>
    `Оренду вашого авто, ${zloty(grosze)}${opening === 0 ? '' : ` (разом із ${zloty(opening)} за попередні оренди)`}, виплатимо окремо: ні баланс тижнів, ні борг її не змінює.`,
  carriedApart: (grosze) => `За оренду вашого авто виплати немає: ${zloty(grosze)} зменшить наступну оренду.`,
  evenApart: 'За оренду вашого авто немає чого виплачувати.',
  toPayApart: 'Оренда авто, окремо, zł',
  carryApart: 'На наступну оренду',
  answers:
    'Кожну позицію заокруглено один раз, до гроша. Усі суми обчислено автоматично з указаних джерел; за результат відповідає офіс автопарку.',
  objection:
    'Відкрийте цей розрахунок у телефоні й натисніть «Не погоджуюся» або прийдіть до офісу. Відповідь буде записано біля розрахунку. Надісланий документ виправляє лише коригування в наступному тижні.',
}
