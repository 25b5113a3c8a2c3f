import { nameInMessage } from '#kernel/person-name.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-remind.ts'

export const paperReminder: SameTexts<typeof polish.paperReminder> = {
  subject: 'განსაახლებელი დოკუმენტები',
  line: ({ name, date, ended }) =>
    ended ? `${name}: ვადა გავიდა ${date}` : `${name}: მოქმედებს ${date}-მდე`,
  letter: (fullName, lines) =>
    [
      `გამარჯობა, ${nameInMessage(fullName)}!`,
      'გთხოვთ, განაახლოთ დოკუმენტები და გადასცეთ ოფისს:',
      lines.join('\n'),
      'მოქმედი დოკუმენტის გარეშე შეიძლება ახალი ცვლები ვერ დაგინიშნოთ.',
    ].join('\n\n'),
  sms: (fullName, lines) => `${nameInMessage(fullName)}, განაახლეთ დოკუმენტები: ${lines.join('; ')}. ოფისი`,
}
