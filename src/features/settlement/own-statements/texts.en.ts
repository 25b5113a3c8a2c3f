import { plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { englishCount } from '#kernel/plural-forms.ts'
import { daysOfYear } from '#platform/pure/dates.en.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type { OwnState } from './domain/public.ts'
import type * as polish from './texts.ts'

const day = (date: CalendarDate | undefined) => (date === undefined ? '' : daysOfYear(date, date))

const STATES: Readonly<Record<OwnState, string>> = {
  redone: 'Being corrected',
  'to-pay': 'To pay out',
  'on-the-way': 'On the way',
  'partly-paid': 'Partly paid out',
  paid: 'Paid out',
  'moved-on': 'Moved on',
  owed: 'Goes over',
  'debt-passed': 'Went over',
  'debt-even': 'Evened out',
  even: 'No payout',
}

const toAccount = (end: string) => `to the account ending in ${end}`

export const ownStatementTexts: SameTexts<typeof polish.ownStatementTexts> = {
  saysFrozen: false,
  title: 'My statements',
  logInTitle: 'Your statements',
  locked: 'Give your phone number and PIN to see your statements.',
  givePin: 'Give the PIN',
  ended:
    'The session ended before your question reached the office. It is kept on this device: log in again and send it.',
  loading: 'Loading statements …',
  failed: 'The statements could not be loaded.',
  again: 'Try again',
  logOut: 'Log out',
  logOutTitle: 'Question not sent',
  logOutLead: (questions) =>
    questions === 1
      ? 'The question you wrote did not reach the office. Once you log out it is gone from this device.'
      : `${englishCount(questions, 'question', 'questions')} did not reach the office. Once you log out they are gone from this device.`,
  logOutAll: 'Log out and delete',
  stay: 'Stay',
  back: 'My statements',
  empty: 'You have no statement yet.',
  emptyLead: 'It appears here once the office closes the first week you drive in.',
  newest: 'Newest',
  older: 'Earlier',
  showOlder: 'Show older ones',
  states: STATES,
  week: (week) => `Week ${week}`,
  day,
  shortDay: (date) => (date === undefined ? '' : formatStateDay(date)),
  noDate: '–',
  amount: plainAmount,
  currency: 'zł',
  balanceOwed: (grosze, prepared, onTheWay) => {
    const parts = [
      onTheWay > 0 ? `${zloty(onTheWay)} is on the way already` : '',
      prepared > 0 ? `${zloty(prepared)} is in a prepared transfer` : '',
    ].filter(Boolean)
    return `The fleet owes you ${zloty(grosze)}${parts.length > 0 ? `, of which ${parts.join(' and ')}` : ''}.`
  },
  balanceAway: (prepared, onTheWay) =>
    [
      onTheWay > 0 ? `Already on its way to you: ${zloty(onTheWay)}.` : '',
      prepared > 0 ? `In a prepared transfer: ${zloty(prepared)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  balanceOwing: (grosze) =>
    `You owe ${zloty(grosze)}. The next statement is less by it; you can also pay it in at the office.`,
  apartOwing: (grosze) => `From the rental of your car: ${zloty(grosze)} lowers the next rental.`,
  apartAmount: (grosze) => `Rental of your car, apart: ${zloty(grosze)}`,
  apartWhere: {
    movedOn: 'This amount went into the next rental.',
    restMovedOn: (paid, rest) => `${zloty(paid)} was paid out, ${zloty(rest)} went into the next rental.`,
    owed: (grosze) => `${zloty(grosze)} lowers the next rental.`,
    even: 'There is nothing to pay out for the car rental.',
  },
  paymentApart: 'for the car rental',
  answered: 'The office has answered',
  asked: 'Waits for an answer',
  where: {
    redone: 'The office has reopened this statement to correct it. The amounts show once it is closed.',
    inCash: 'In cash: to be collected at the office.',
    toPay: (end) =>
      end === null
        ? 'We have no account of yours: collect it in cash at the office, or by transfer once you give one.'
        : `Transfer ${toAccount(end)}`,
    onTheWay: (end) =>
      ['The bank may be making the transfer', end === null ? '' : toAccount(end)].filter(Boolean).join(' '),
    partlyPaid: (paid, left) => `${zloty(paid)} paid out, ${zloty(left)} left.`,
    paid: (date, by, end) =>
      `${day(date)}, ${by === 'cash' ? 'in cash at the office' : end === null ? 'by transfer' : toAccount(end)}`,
    movedOn: 'This amount went into a newer statement.',
    restMovedOn: (paid, rest) => `${zloty(paid)} was paid out, ${zloty(rest)} went into a newer statement.`,
    owed: 'This amount goes over to the next week. You can lower it before by paying in at the office.',
    owedRest: (left) =>
      `Of this amount ${zloty(left)} is left and goes over to the next week. You can lower it before by paying in at the office.`,
    debtPassed: (left, statement) =>
      `${left === null ? 'This amount' : `Of this amount ${zloty(left)}`} went into statement ${statement}.`,
    debtEven: 'This amount has been evened out.',
    even: 'There is nothing to pay out this week, and nothing goes over.',
  },
  lines: 'How this amount came about',
  how: 'How it was worked out',
  source: (words) => `From: ${words}`,
  cash: 'Cash that you already have',
  passed: 'Yours apart',
  result: 'Result of the week',
  opening: 'From earlier weeks',
  toPay: 'To pay out',
  carry: 'To the next week',
  total: 'Total',
  apart: 'Paid apart',
  corrections: 'Corrections',
  correction: (grosze) => `Correction ${plainAmount(grosze)}`,
  correctionIn: (number) => `Went into statement ${number}.`,
  correctionWaits: 'Goes into the next statement. This one stays as it is.',
  correctionOf: (what, before, now) => `${what}: was ${plainAmount(before)}, is ${plainAmount(now)}`,
  payments: 'Payouts',
  payment: (by, end) =>
    by === 'cash' ? 'In cash at the office' : end === null ? 'By transfer' : `By transfer ${toAccount(end)}`,
  returned: (date) => `The transfer came back on ${day(date)}.`,
  takenBack: (date) => `The payout was taken back on ${day(date)}.`,
  rule: 'Your settlement rule',
  ruleSince: (week, year) => `In force since week ${week}/${year}.`,
  ledger: 'Your balance when it was closed',
  ledgerColumns: { date: 'Date', what: 'What', amount: 'Amount', balance: 'Balance' },
  document: (number, closed, version) =>
    `${number}, closed on ${day(closed)}${version > 1 ? `, version ${version}` : ''}`,
  automatic:
    'The amounts were worked out automatically from the sources given. The fleet’s office answers for the result.',
  print: 'Download PDF',
  printing: 'Preparing …',
  printFailed: 'The PDF could not be downloaded. Check the internet and try again.',
  disagree: 'I don’t agree',
  unsent: 'you have a question not sent',
  disagreeLead:
    'Write what is wrong. The question goes to the office, and you see the answer here, with the statement.',
  question: 'What don’t you agree with?',
  letters: (used, most) => `${used} of ${englishCount(most, 'character', 'characters')}`,
  tooLong: (over) =>
    `Too long by ${englishCount(over, 'character', 'characters')}. Shorten it, or send the rest as a second question.`,
  send: 'Send to the office',
  sending: 'Sending …',
  sent: 'The office has your question. The answer will appear with this statement.',
  notSent: 'The question was not sent. The text is still on this device.',
  close: 'Close',
  kept: 'What you wrote in the question is kept on this device.',
  questions: 'Your questions',
  byOffice: 'written down by the office',
  channel: 'We tell you of a new statement',
  byEmail: (address) => `by e-mail to ${address}`,
  bySms: (number) => `by SMS to ${number}`,
  byNothing: 'not at all, I look here',
  noMessages: 'The office sends no e-mails or texts about statements. You find each new statement here.',
  channelSaved: 'Saved.',
  waits: 'The office has not answered yet.',
  officeSays: 'The office’s answer',
}
