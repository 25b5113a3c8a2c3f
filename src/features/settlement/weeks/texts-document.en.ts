import { plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { englishCount } from '#kernel/plural-forms.ts'
import { daysOfYear } from '#platform/pure/dates.en.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-document.ts'

const MOST_ROWS_NAMED = 3

const ofFile = (name: string, rows: readonly number[]): string =>
  rows.length > MOST_ROWS_NAMED
    ? `${name}, ${englishCount(rows.length, 'row', 'rows')}`
    : `${name}, ${rows.length === 1 ? 'row' : 'rows'} ${rows.join(', ')}`

export const ORIGIN_WORDS: typeof polish.ORIGIN_WORDS = {
  file: 'app’s file',
  shift: 'rides or the schedule',
  typed: 'entered in the office',
  'fuel-page': 'entry on the fuel page',
  'fuel-sheet': 'shift sheet',
  fuel: 'refuelling data',
  rate: 'standing rate',
  instalments: 'instalment plan',
  'bonus-won': 'bonus won',
  mileage: 'mileage over the limit',
  statement: 'earlier statement',
}

export const sourceWords: typeof polish.sourceWords = ({ files, shifts, origins }) => {
  const said = [
    ...files.map(({ name, rows }) => ofFile(name, rows)),
    ...(shifts > 0 ? [englishCount(shifts, 'shift', 'shifts')] : []),
    ...origins.map((origin) => ORIGIN_WORDS[origin]),
  ]
  return said.length > 0 ? said.join('; ') : 'payout rule'
}

export const documentTexts: SameTexts<typeof polish.documentTexts> = {
  title: (week) => `Statement of week ${week}`,
  period: (monday) => daysOfYear(monday, addDays(monday, 6)),
  fleet: 'Fleet',
  driver: 'Driver',
  account: 'Payout',
  onAccount: 'transfer to the account',
  noAccount: 'no account',
  cash: 'cash',
  inOffice: 'to be collected at the office',
  inCash: 'in cash at the office, or once an account is added',
  closed: 'Closed',
  closedAt: (date, hour, minute) =>
    `${date}, ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
  scheme: (name) => `rule: ${name}`,
  since: (week, year) => `in force since week ${week}/${year}`,
  opening: 'From earlier weeks',
  result: (week) => `Result of week ${week}`,
  toPay: 'To pay out, zł',
  carry: 'To the next week',
  working: (words, grosze) => `${words} ${plainAmount(grosze)}`,
  noDate: '–',
  entry: (kind, statement, week) =>
    [kind, statement ?? (week === null ? '' : `week ${week}`)].filter(Boolean).join(' '),
  paidTo: (grosze, account) =>
    account === null
      ? `${zloty(grosze)} to pay out. There is no account, so you collect it in cash at the office, or by transfer once an account is added.`
      : `${zloty(grosze)} to pay out, by transfer to account ${account}.`,
  paidInCash: (grosze) => `${zloty(grosze)} to pay out. Collect it in cash at the office, against a receipt.`,
  carried: (grosze) =>
    `There is no payout this week. ${zloty(grosze)} goes over to the next week. You can lower it before by paying in at the office.`,
  even: 'There is nothing to pay out this week, and nothing goes over to the next one.',
  paidApart: (grosze, opening) =>
    `The rental of your car, ${zloty(grosze)}${opening === 0 ? '' : ` (with ${zloty(opening)} of earlier rentals)`}, is paid apart: neither the weeks’ balance nor a debt changes it.`,
  carriedApart: (grosze) =>
    `There is no payout for the rental of your car: ${zloty(grosze)} lowers the next rental.`,
  evenApart: 'There is nothing to pay out for the rental of your car.',
  toPayApart: 'Car rental, apart, zł',
  carryApart: 'To the next rental',
  answers:
    'Each line was rounded once, to the grosz. All amounts were worked out automatically from the sources given; the fleet’s office answers for the result.',
  objection:
    'Open this statement on your phone and press “I don’t agree”, or come to the office. The answer is kept with the statement. A document that was sent is corrected only by a correction in the next week.',
}
