import { nameInMessage } from '#kernel/person-name.ts'
import { dateWords, OPTION_WORDS, weekWords } from './texts-letter.en.ts'
import type * as polish from './texts-letter-own.ts'

export const promotionSubject: typeof polish.promotionSubject = (week) =>
  `You have a shift instead of reserve: week ${weekWords(week)}`

export const promotionText: typeof polish.promotionText = ({ fullName, slots, calendarUrl }) => {
  const lines = slots.map(({ date, shift }) => `- ${dateWords(date)}: ${OPTION_WORDS[shift]}`)
  return `${[
    `Hello ${nameInMessage(fullName)},`,
    `A place is free, and you have waited for it longest. These choices are no longer reserve:\n${lines.join('\n')}`,
    `You will know the car and the final schedule once the office has made it. Log in with your phone number and PIN to see what you sent:\n${calendarUrl}`,
  ].join('\n\n')}\n`
}

export const withdrawalSubject: typeof polish.withdrawalSubject = (week) =>
  `Your availability is withdrawn: week ${weekWords(week)}`

export const withdrawalText: typeof polish.withdrawalText = ({ fullName, week, formUrl }) =>
  `${[
    `Hello ${nameInMessage(fullName)},`,
    `We have withdrawn what you sent for the week ${weekWords(week)}. All shifts chosen in it are free, and you have nothing sent for this week now.`,
    `Until the deadline you can send it anew:\n${formUrl}`,
    'If it wasn’t you, contact the office.',
  ].join('\n\n')}\n`
