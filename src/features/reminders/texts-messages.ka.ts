import { nameInMessage } from '#kernel/person-name.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-messages.ts'

export const WEEKDAYS: SameTexts<typeof polish.WEEKDAYS> = ['ორშ', 'სამ', 'ოთხ', 'ხუთ', 'პარ', 'შაბ', 'კვი']

export const reminderMessages: SameTexts<typeof polish.reminderMessages> = {
  shiftTitle: (day, hours) => `თქვენი ცვლა: ${day}, ${hours}`,
  shiftBody: 'შეეხეთ, რომ ნახოთ მანქანა და ადგილი.',
  shiftSubject: (day) => `შეხსენება ცვლაზე: ${day}`,
  shiftLetter: ({ fullName, day, hours, reg, parking, link }) =>
    [
      `გამარჯობა, ${nameInMessage(fullName)}!`,
      [
        `თქვენი ცვლა: ${day}, ${hours}.`,
        reg === '' ? '' : `მანქანა: ${reg}.`,
        parking === '' ? '' : `დგას: ${parking}.`,
      ]
        .filter(Boolean)
        .join('\n'),
      `ყველაფერი ცვლაზე: ${link}`,
      'შეხსენების საათს იმავე გვერდზე შეცვლით ან გამორთავთ.',
    ].join('\n\n'),
  formTitle: (until) => `გამოგზავნეთ გრაფიკი: ${until}-მდე`,
  formBody: 'შეეხეთ, რომ აირჩიოთ ცვლები.',
  formSubject: (week) => `შეხსენება გრაფიკზე: ${week}`,
  formLetter: ({ fullName, week, until, link }) =>
    [
      `გამარჯობა, ${nameInMessage(fullName)}!`,
      `თქვენი გრაფიკი კვირისთვის ${week} ჯერ არ გვაქვს. ფორმა იხურება: ${until}.`,
      `ცვლებს აირჩევთ აქ: ${link}`,
      'თუ მაშინ მუშაობა არ გსურთ, გამოგზავნეთ ცარიელი გრაფიკი.',
    ].join('\n\n'),
}
