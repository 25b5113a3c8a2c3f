import { nameInMessage } from '#kernel/person-name.ts'
import { dateWords, OPTION_WORDS, weekWords } from './texts-letter.ru.ts'
import type * as polish from './texts-letter-own.ts'

export const promotionSubject: typeof polish.promotionSubject = (week) =>
  `У вас смена вместо резерва: неделя ${weekWords(week)}`

export const promotionText: typeof polish.promotionText = ({ fullName, slots, calendarUrl }) => {
  const lines = slots.map(({ date, shift }) => `- ${dateWords(date)}: ${OPTION_WORDS[shift]}`)
  return `${[
    `Здравствуйте, ${nameInMessage(fullName)}!`,
    `Освободилось место, а вы ждёте его дольше всех. Эти выборы больше не резерв:\n${lines.join('\n')}`,
    `Машину и окончательный график вы узнаете, когда офис его составит. Свою заявку вы увидите после входа по номеру телефона и PIN-коду:\n${calendarUrl}`,
  ].join('\n\n')}\n`
}

export const withdrawalSubject: typeof polish.withdrawalSubject = (week) =>
  `Ваша доступность отозвана: неделя ${weekWords(week)}`

export const withdrawalText: typeof polish.withdrawalText = ({ fullName, week, formUrl }) =>
  `${[
    `Здравствуйте, ${nameInMessage(fullName)}!`,
    `Мы отозвали вашу заявку на неделю ${weekWords(week)}. Все выбранные в ней смены свободны, и на эту неделю у вас сейчас нет заявки.`,
    `Пока не прошёл срок, её можно отправить заново:\n${formUrl}`,
    'Если это были не вы, обратитесь в офис.',
  ].join('\n\n')}\n`
