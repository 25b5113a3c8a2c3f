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
  const ofCar = apartCorrection === 0 ? '' : `მანქანის ქირის კორექტირება ${inSms(apartCorrection)}`
  const ofWeek = correction === 0 && ofCar ? '' : `კორექტირება ${inSms(correction)}`
  return `${[ofWeek, ofCar].filter(Boolean).join(' და ')}, მომდევნო ანგარიშში შევა`
}

function ofCarInMessage({ apart }: ToldStatement): string {
  if (!apart) return ''
  if (apart.carry < 0) return `მანქანის ქირა: ${inSms(apart.carry)} მომდევნო ქირას შეამცირებს`
  if (apart.toPay === 0 || apart.state === 'rolled-over') return ''
  return `${apart.state === 'paid' ? 'მანქანის ქირა, ცალკე გაცემული' : 'მანქანის ქირა, ცალკე გასაცემი'}: ${inSms(apart.toPay)}`
}

function ofWeekInMessage({ toPay, carry, paid, accountEnd, news }: ToldStatement): string {
  const word = news === 'again' ? 'გასწორების შემდეგ ' : ''
  if (paid) return `${word}გაცემულია ${inSms(toPay)}`
  if (toPay > 0)
    return `${word}გასაცემია ${inSms(toPay)} ${accountEnd === null ? 'ნაღდად ოფისში' : `ანგარიშზე ...${accountEnd}`}`
  if (carry < 0) return `${word}გასაცემი არ არის, მომდევნო კვირაზე გადადის ${inSms(carry)}`
  return `${word}გასაცემი არაფერია`
}

function inSms(grosze: number): string {
  return zloty(grosze)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace('−', '-')
}

const SUBJECTS = {
  closed: (week: string) => `ანგარიში, კვირა ${week}`,
  again: (week: string) => `გასწორებული ანგარიში, კვირა ${week}`,
  corrected: (week: string) => `ანგარიშის კორექტირება, კვირა ${week}`,
} as const

export const statementSubject: typeof polish.statementSubject = ({ news, week }) =>
  SUBJECTS[news](weekInMessage(week))

export const statementLetter: typeof polish.statementLetter = (told) => {
  const { fullName, link } = told
  const week = weekInMessage(told.week)
  const lead = {
    closed: `ოფისმა დახურა თქვენი ანგარიში, კვირა ${week}:`,
    again: `ოფისმა გაასწორა თქვენი ანგარიში, კვირა ${week}. ახლა მოქმედებს:`,
    corrected: `დახურვის შემდეგ შეიცვალა თქვენი ანგარიშის მონაცემები, კვირა ${week}:`,
  }[told.news]
  return `${[
    `გამარჯობა, ${nameInMessage(fullName)}!`,
    `${lead}\n${outcomeInMessage(told)}.`,
    `როგორ მივიღეთ თითოეული თანხა და PDF ჩამოსატვირთად, ტელეფონის ნომრითა და PIN-ით:\n${link}`,
    'თუ რამე არ არის სწორი, იქ დააჭირეთ „არ ვეთანხმები“. ოფისის პასუხს იქვე ნახავთ.',
  ].join('\n\n')}\n`
}

export const answerSubject: typeof polish.answerSubject = ({ week }) =>
  `ოფისის პასუხი ანგარიშზე, კვირა ${week}`

export const answerLetter: typeof polish.answerLetter = ({ fullName, week, link }) =>
  `${[
    `გამარჯობა, ${nameInMessage(fullName)}!`,
    `ოფისმა უპასუხა თქვენს კითხვას ანგარიშზე, კვირა ${week}.`,
    `პასუხს ტელეფონის ნომრითა და PIN-ით წაიკითხავთ:\n${link}`,
  ].join('\n\n')}\n`
