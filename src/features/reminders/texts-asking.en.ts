import { nameInMessage } from '#kernel/person-name.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-asking.ts'

export const askingMessages: SameTexts<typeof polish.askingMessages> = {
  subject: (week) => `We wait for your schedule: ${week}`,
  letter: ({ fullName, week, link }) =>
    [
      `Hello, ${nameInMessage(fullName)}!`,
      `We do not have your schedule yet for the week ${week}.`,
      `In the form you repeat the last week with one tap, or choose other shifts: ${link}`,
      'If you do not want to drive then, send an empty schedule.',
    ].join('\n\n'),
}
