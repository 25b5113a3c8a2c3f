import { nameInMessage } from '#kernel/person-name.ts'
import { dateWords, OPTION_WORDS, weekWords } from './texts-letter.uk.ts'
import type * as polish from './texts-letter-own.ts'

export const promotionSubject: typeof polish.promotionSubject = (week) =>
  `У вас зміна замість резерву: тиждень ${weekWords(week)}`

export const promotionText: typeof polish.promotionText = ({ fullName, slots, calendarUrl }) => {
  const lines = slots.map(({ date, shift }) => `- ${dateWords(date)}: ${OPTION_WORDS[shift]}`)
  return `${[
    `Вітаємо, ${nameInMessage(fullName)}!`,
    `Звільнилося місце, а ви чекаєте на нього найдовше. Ці вибори більше не резерв:\n${lines.join('\n')}`,
    `Авто й остаточний графік ви дізнаєтеся, коли офіс його складе. Свою заявку ви побачите після входу за номером телефону та PIN-кодом:\n${calendarUrl}`,
  ].join('\n\n')}\n`
}

export const withdrawalSubject: typeof polish.withdrawalSubject = (week) =>
  `Вашу доступність відкликано: тиждень ${weekWords(week)}`

export const withdrawalText: typeof polish.withdrawalText = ({ fullName, week, formUrl }) =>
  `${[
    `Вітаємо, ${nameInMessage(fullName)}!`,
    `Ми відкликали вашу заявку на тиждень ${weekWords(week)}. Усі вибрані в ній зміни вільні, і на цей тиждень у вас зараз немає заявки.`,
    `Доки не минув термін, її можна надіслати знову:\n${formUrl}`,
    'Якщо це були не ви, зверніться до офісу.',
  ].join('\n\n')}\n`
