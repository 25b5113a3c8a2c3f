import { nameInMessage } from '#kernel/person-name.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-remind.ts'

export const paperReminder: SameTexts<typeof polish.paperReminder> = {
  subject: 'Документи, які треба поновити',
  line: ({ name, date, ended }) => (ended ? `${name}: термін минув ${date}` : `${name}: дійсний до ${date}`),
  letter: (fullName, lines) =>
    [
      `Добрий день, ${nameInMessage(fullName)}!`,
      'Просимо поновити документи й передати їх до офісу:',
      lines.join('\n'),
      'Без чинного документа ми можемо не призначати нових змін.',
    ].join('\n\n'),
  sms: (fullName, lines) => `${nameInMessage(fullName)}, поновіть документи: ${lines.join('; ')}. Офіс`,
}
