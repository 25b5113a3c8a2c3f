import { nameInMessage } from '#kernel/person-name.ts'
import { dateWords, OPTION_WORDS, weekWords } from './texts-letter.ka.ts'
import type * as polish from './texts-letter-own.ts'

export const promotionSubject: typeof polish.promotionSubject = (week) =>
  `რეზერვის ნაცვლად ცვლა გაქვთ: კვირა ${weekWords(week)}`

export const promotionText: typeof polish.promotionText = ({ fullName, slots, calendarUrl }) => {
  const lines = slots.map(({ date, shift }) => `- ${dateWords(date)}: ${OPTION_WORDS[shift]}`)
  return `${[
    `გამარჯობა, ${nameInMessage(fullName)}!`,
    `ადგილი გათავისუფლდა, თქვენ კი ყველაზე დიდხანს ელოდებით. ეს არჩევანი რეზერვი აღარ არის:\n${lines.join('\n')}`,
    `მანქანასა და საბოლოო გრაფიკს გაიგებთ, როცა ოფისი შეადგენს. თქვენს განაცხადს ტელეფონის ნომრითა და PIN-ით ნახავთ:\n${calendarUrl}`,
  ].join('\n\n')}\n`
}

export const withdrawalSubject: typeof polish.withdrawalSubject = (week) =>
  `თქვენი ხელმისაწვდომობა გაუქმებულია: კვირა ${weekWords(week)}`

export const withdrawalText: typeof polish.withdrawalText = ({ fullName, week, formUrl }) =>
  `${[
    `გამარჯობა, ${nameInMessage(fullName)}!`,
    `გავაუქმეთ თქვენი განაცხადი, კვირა ${weekWords(week)}. მასში არჩეული ყველა ცვლა თავისუფალია, ამ კვირის განაცხადი ახლა არ გაქვთ.`,
    `სანამ ვადა არ გასულა, ხელახლა გაგზავნა შეგიძლიათ:\n${formUrl}`,
    'თუ ეს თქვენ არ იყავით, დაუკავშირდით ოფისს.',
  ].join('\n\n')}\n`
