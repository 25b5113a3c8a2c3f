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
  const ofCar = apartCorrection === 0 ? '' : `корректировка аренды машины ${inSms(apartCorrection)}`
  const ofWeek = correction === 0 && ofCar ? '' : `корректировка ${inSms(correction)}`
  return `${[ofWeek, ofCar].filter(Boolean).join(' и ')}, войдёт в следующий расчёт`
}

function ofCarInMessage({ apart }: ToldStatement): string {
  if (!apart) return ''
  if (apart.carry < 0) return `аренда машины: ${inSms(apart.carry)} уменьшит следующую аренду`
  if (apart.toPay === 0 || apart.state === 'rolled-over') return ''
  return `${apart.state === 'paid' ? 'аренда машины, выплачено отдельно' : 'аренда машины, отдельно к выплате'}: ${inSms(apart.toPay)}`
}

function ofWeekInMessage({ toPay, carry, paid, accountEnd, news }: ToldStatement): string {
  const word = news === 'again' ? 'после исправления ' : ''
  if (paid) return `${word}выплачено ${inSms(toPay)}`
  if (toPay > 0)
    return `${word}к выплате ${inSms(toPay)} ${accountEnd === null ? 'наличными в офисе' : `на счёт ...${accountEnd}`}`
  if (carry < 0) return `${word}без выплаты, на следующую неделю переходит ${inSms(carry)}`
  return `${word}выплачивать нечего`
}

function inSms(grosze: number): string {
  return zloty(grosze)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace('−', '-')
}

const SUBJECTS = {
  closed: (week: string) => `Расчёт за неделю ${week}`,
  again: (week: string) => `Исправленный расчёт за неделю ${week}`,
  corrected: (week: string) => `Корректировка к расчёту за неделю ${week}`,
} as const

export const statementSubject: typeof polish.statementSubject = ({ news, week }) =>
  SUBJECTS[news](weekInMessage(week))

export const statementLetter: typeof polish.statementLetter = (told) => {
  const { fullName, link } = told
  const week = weekInMessage(told.week)
  const lead = {
    closed: `Офис закрыл ваш расчёт за неделю ${week}:`,
    again: `Офис исправил ваш расчёт за неделю ${week}. Теперь действует:`,
    corrected: `После закрытия изменились данные вашего расчёта за неделю ${week}:`,
  }[told.news]
  return `${[
    `Здравствуйте, ${nameInMessage(fullName)}!`,
    `${lead}\n${outcomeInMessage(told)}.`,
    `Как получилась каждая сумма и PDF для скачивания, после ввода номера телефона и PIN-кода:\n${link}`,
    'Если что-то не так, нажмите там «Возражаю». Ответ офиса вы увидите там же.',
  ].join('\n\n')}\n`
}

export const answerSubject: typeof polish.answerSubject = ({ week }) =>
  `Ответ офиса о расчёте за неделю ${week}`

export const answerLetter: typeof polish.answerLetter = ({ fullName, week, link }) =>
  `${[
    `Здравствуйте, ${nameInMessage(fullName)}!`,
    `Офис ответил на ваш вопрос о расчёте за неделю ${week}.`,
    `Ответ вы прочитаете, когда введёте номер телефона и PIN:\n${link}`,
  ].join('\n\n')}\n`
