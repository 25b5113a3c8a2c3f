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
  const ofCar = apartCorrection === 0 ? '' : `коригування оренди авто ${inSms(apartCorrection)}`
  const ofWeek = correction === 0 && ofCar ? '' : `коригування ${inSms(correction)}`
  return `${[ofWeek, ofCar].filter(Boolean).join(' і ')}, увійде до наступного розрахунку`
}

function ofCarInMessage({ apart }: ToldStatement): string {
  if (!apart) return ''
  if (apart.carry < 0) return `оренда авто: ${inSms(apart.carry)} зменшить наступну оренду`
  if (apart.toPay === 0 || apart.state === 'rolled-over') return ''
  return `${apart.state === 'paid' ? 'оренда авто, виплачено окремо' : 'оренда авто, окремо до виплати'}: ${inSms(apart.toPay)}`
}

function ofWeekInMessage({ toPay, carry, paid, accountEnd, news }: ToldStatement): string {
  const word = news === 'again' ? 'після виправлення ' : ''
  if (paid) return `${word}виплачено ${inSms(toPay)}`
  if (toPay > 0)
    return `${word}до виплати ${inSms(toPay)} ${accountEnd === null ? 'готівкою в офісі' : `на рахунок ...${accountEnd}`}`
  if (carry < 0) return `${word}без виплати, на наступний тиждень переходить ${inSms(carry)}`
  return `${word}немає чого виплачувати`
}

function inSms(grosze: number): string {
  return zloty(grosze)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace('−', '-')
}

const SUBJECTS = {
  closed: (week: string) => `Розрахунок за тиждень ${week}`,
  again: (week: string) => `Виправлений розрахунок за тиждень ${week}`,
  corrected: (week: string) => `Коригування до розрахунку за тиждень ${week}`,
} as const

export const statementSubject: typeof polish.statementSubject = ({ news, week }) =>
  SUBJECTS[news](weekInMessage(week))

export const statementLetter: typeof polish.statementLetter = (told) => {
  const { fullName, link } = told
  const week = weekInMessage(told.week)
  const lead = {
    closed: `Офіс закрив ваш розрахунок за тиждень ${week}:`,
    again: `Офіс виправив ваш розрахунок за тиждень ${week}. Тепер діє:`,
    corrected: `Після закриття змінилися дані вашого розрахунку за тиждень ${week}:`,
  }[told.news]
  return `${[
    `Вітаємо, ${nameInMessage(fullName)}!`,
    `${lead}\n${outcomeInMessage(told)}.`,
    `Як утворилася кожна сума та PDF для завантаження, після введення номера телефону та PIN-коду:\n${link}`,
    'Якщо щось не так, натисніть там «Не погоджуюся». Відповідь офісу ви побачите там само.',
  ].join('\n\n')}\n`
}

export const answerSubject: typeof polish.answerSubject = ({ week }) =>
  `Відповідь офісу щодо розрахунку за тиждень ${week}`

export const answerLetter: typeof polish.answerLetter = ({ fullName, week, link }) =>
  `${[
    `Вітаємо, ${nameInMessage(fullName)}!`,
    `Офіс відповів на ваше запитання про розрахунок за тиждень ${week}.`,
    `Відповідь ви прочитаєте, коли введете номер телефону та PIN:\n${link}`,
  ].join('\n\n')}\n`
