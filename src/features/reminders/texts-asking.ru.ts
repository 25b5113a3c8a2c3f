import { nameInMessage } from '#kernel/person-name.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-asking.ts'

export const askingMessages: SameTexts<typeof polish.askingMessages> = {
  subject: (week) => `Ждём ваш график: ${week}`,
  letter: ({ fullName, week, link }) =>
    [
      `Здравствуйте, ${nameInMessage(fullName)}!`,
      `У нас ещё нет вашего графика на неделю ${week}.`,
      `В форме можно повторить прошлую неделю одним касанием или выбрать другие смены: ${link}`,
      'Если не хотите тогда ездить, отправьте пустой график.',
    ].join('\n\n'),
}
