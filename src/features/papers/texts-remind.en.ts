import { nameInMessage } from '#kernel/person-name.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-remind.ts'

export const paperReminder: SameTexts<typeof polish.paperReminder> = {
  subject: 'Documents to renew',
  line: ({ name, date, ended }) => (ended ? `${name}: expired on ${date}` : `${name}: valid until ${date}`),
  letter: (fullName, lines) =>
    [
      `Hello ${nameInMessage(fullName)}!`,
      'Please renew these documents and hand them to the office:',
      lines.join('\n'),
      'Without a valid document we may not assign you new shifts.',
    ].join('\n\n'),
  sms: (fullName, lines) =>
    `${nameInMessage(fullName)}, please renew your documents: ${lines.join('; ')}. The office`,
}
