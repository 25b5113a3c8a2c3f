import { nameInMessage } from '#kernel/person-name.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-remind.ts'

export const paperReminder: SameTexts<typeof polish.paperReminder> = {
  subject: 'Документы, которые нужно продлить',
  line: ({ name, date, ended }) => (ended ? `${name}: срок истёк ${date}` : `${name}: действует до ${date}`),
  letter: (fullName, lines) =>
    [
      `Добрый день, ${nameInMessage(fullName)}!`,
      'Просим продлить документы и передать их в офис:',
      lines.join('\n'),
      'Без действующего документа мы можем не назначать новые смены.',
    ].join('\n\n'),
  sms: (fullName, lines) => `${nameInMessage(fullName)}, продлите документы: ${lines.join('; ')}. Офис`,
}
