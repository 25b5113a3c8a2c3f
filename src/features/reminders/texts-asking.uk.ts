import { nameInMessage } from '#kernel/person-name.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-asking.ts'

export const askingMessages: SameTexts<typeof polish.askingMessages> = {
  subject: (week) => `Чекаємо на ваш графік: ${week}`,
  letter: ({ fullName, week, link }) =>
    [
      `Добрий день, ${nameInMessage(fullName)}!`,
      `Ми ще не маємо вашого графіка на тиждень ${week}.`,
      `У формі можна повторити попередній тиждень одним дотиком або вибрати інші зміни: ${link}`,
      'Якщо не хочете тоді їздити, надішліть порожній графік.',
    ].join('\n\n'),
}
