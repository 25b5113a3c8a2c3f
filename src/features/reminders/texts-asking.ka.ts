import { nameInMessage } from '#kernel/person-name.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-asking.ts'

export const askingMessages: SameTexts<typeof polish.askingMessages> = {
  subject: (week) => `ველოდებით თქვენს გრაფიკს: ${week}`,
  letter: ({ fullName, week, link }) =>
    [
      `გამარჯობა, ${nameInMessage(fullName)}!`,
      `თქვენი გრაფიკი ჯერ არ გვაქვს, კვირა: ${week}.`,
      `ფორმაში ერთი შეხებით გაიმეორებთ წინა კვირას ან აირჩევთ სხვა ცვლებს: ${link}`,
      'თუ მაშინ მუშაობა არ გსურთ, გამოგზავნეთ ცარიელი გრაფიკი.',
    ].join('\n\n'),
}
