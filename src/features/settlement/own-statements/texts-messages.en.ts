import { zloty } from '#features/settlement/texts-amounts.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import type * as polish from './texts-messages.ts'
import { type ToldStatement, weekInMessage } from './texts-messages.ts'

export { weekInMessage } from './texts-messages.ts'

export const outcomeInMessage: typeof polish.outcomeInMessage = (told) => {
  if (told.news === 'corrected') return correctionInMessage(told)
  const { correction, apartCorrection } = told
  const since = correction === 0 && apartCorrection === 0 ? '' : correctionInMessage(told)
  return [ofWeekInMessage(told), ofCarInMessage(told), since].filter(Boolean).join('; ')
}

function correctionInMessage({ correction, apartCorrection }: ToldStatement): string {
  const ofCar = apartCorrection === 0 ? '' : `correction of the car rental ${inSms(apartCorrection)}`
  const ofWeek = correction === 0 && ofCar ? '' : `correction ${inSms(correction)}`
  return `${[ofWeek, ofCar].filter(Boolean).join(' and ')}, goes into the next statement`
}

function ofCarInMessage({ apart }: ToldStatement): string {
  if (!apart) return ''
  if (apart.carry < 0) return `car rental: ${inSms(apart.carry)} lowers the next rental`
  if (apart.toPay === 0 || apart.state === 'rolled-over') return ''
  return `${apart.state === 'paid' ? 'car rental paid out apart' : 'car rental to pay out apart'}: ${inSms(apart.toPay)}`
}

function ofWeekInMessage({ toPay, carry, paid, accountEnd, news }: ToldStatement): string {
  const word = news === 'again' ? 'after the correction ' : ''
  if (paid) return `${word}${inSms(toPay)} paid out`
  if (toPay > 0)
    return `${word}${inSms(toPay)} to pay out ${accountEnd === null ? 'in cash at the office' : `to account ...${accountEnd}`}`
  if (carry < 0) return `${word}no payout, ${inSms(carry)} goes over to the next week`
  return `${word}nothing to pay out`
}

function inSms(grosze: number): string {
  return zloty(grosze)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace('−', '-')
}

const SUBJECTS = {
  closed: (week: string) => `Statement of week ${week}`,
  again: (week: string) => `Corrected statement of week ${week}`,
  corrected: (week: string) => `Correction to the statement of week ${week}`,
} as const

export const statementSubject: typeof polish.statementSubject = ({ news, week }) =>
  SUBJECTS[news](weekInMessage(week))

export const statementLetter: typeof polish.statementLetter = (told) => {
  const { fullName, link } = told
  const week = weekInMessage(told.week)
  const lead = {
    closed: `The office has closed your statement of week ${week}:`,
    again: `The office has corrected your statement of week ${week}. Now it is:`,
    corrected: `After closing, the data of your statement of week ${week} changed:`,
  }[told.news]
  return `${[
    `Hello ${nameInMessage(fullName)},`,
    `${lead}\n${outcomeInMessage(told)}.`,
    `How each amount came about, and the PDF to download, with your phone number and PIN:\n${link}`,
    'If anything is wrong, press “I don’t agree” there. You see the office’s answer in the same place.',
  ].join('\n\n')}\n`
}

export const answerSubject: typeof polish.answerSubject = ({ week }) =>
  `The office’s answer about the statement of week ${week}`

export const answerLetter: typeof polish.answerLetter = ({ fullName, week, link }) =>
  `${[
    `Hello ${nameInMessage(fullName)},`,
    `The office has answered your question about the statement of week ${week}.`,
    `Read the answer with your phone number and PIN:\n${link}`,
  ].join('\n\n')}\n`
