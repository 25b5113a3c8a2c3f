import { nameInMessage } from '#kernel/person-name.ts'
import type * as polish from './texts-letter.ts'

export const PIN_LETTER_SUBJECT = 'თქვენი PIN სამუშაო კალენდრისთვის'

export const pinLetterText: typeof polish.pinLetterText = ({ fullName, pin, calendarUrl, isNew }) =>
  `${[
    `გამარჯობა, ${nameInMessage(fullName)}!`,
    isNew
      ? 'ავტოპარკის ოფისმა მძღოლების სიაში დაგამატათ.'
      : 'ავტოპარკის ოფისმა თქვენი PIN შეცვალა. ძველი აღარ მოქმედებს, ხოლო თუ ტელეფონი კალენდარს მისამართით კითხულობს, შეწყვეტს: ახალ მისამართს თქვენს კალენდარში აიღებთ.',
    `თქვენი PIN სამუშაო კალენდრისთვის: ${pin}\nარავის მისცეთ. თქვენს კალენდარს ტელეფონის ნომრითა და PIN-ით ნახავთ:\n${calendarUrl}`,
  ].join('\n\n')}\n`

export const PIN_AGAIN_SUBJECT = 'შეხსენება: PIN სამუშაო კალენდრისთვის'

export const pinAgainLetterText: typeof polish.pinAgainLetterText = ({ fullName, pin, calendarUrl }) =>
  `${[
    `გამარჯობა, ${nameInMessage(fullName)}!`,
    `შეგახსენებთ თქვენს PIN-ს სამუშაო კალენდრისთვის: ${pin}\nარავის მისცეთ. თქვენს კალენდარს ტელეფონის ნომრითა და PIN-ით ნახავთ:\n${calendarUrl}`,
    'გიგზავნით, რადგან ვიღაცამ თქვენი ნომრის PIN ითხოვა. თუ ეს თქვენ არ იყავით, არაფერი გააკეთოთ: PIN მხოლოდ აქ მოვიდა.',
  ].join('\n\n')}\n`

export const AT_HOUR = ''

export const CODE_LETTER_SUBJECT = 'სამუშაო კალენდარში შესვლის კოდი'

export const codeLetterText: typeof polish.codeLetterText = ({ fullName, code, until, calendarUrl }) =>
  `${[
    `გამარჯობა, ${nameInMessage(fullName)}!`,
    `თქვენი შესვლის კოდი: ${code}\nმოქმედების ვადა: ${until}. შეიყვანეთ ტელეფონის ნომერთან და PIN-თან ერთად:\n${calendarUrl}`,
    'კოდი PIN-ს არ ცვლის და თქვენ გარდა არავის სჭირდება. თუ არ მოგითხოვიათ, არაფერი გააკეთოთ.',
  ].join('\n\n')}\n`

export const codeSmsText: typeof polish.codeSmsText = ({ code, until }) =>
  `კალენდარში შესვლის კოდი: ${code}, ვადა: ${until}. შეიყვანეთ ტელეფონის ნომერთან და PIN-თან ერთად.`

export const CONTACT_LETTER_SUBJECT = 'თქვენი ელფოსტა ან ტელეფონის ნომერი შეიცვალა'

export const contactLetterText: typeof polish.contactLetterText = ({ fullName, officePhone, days }) =>
  `${[
    `გამარჯობა, ${nameInMessage(fullName)}!`,
    `ავტოპარკის ოფისმა თქვენს მონაცემებში ელფოსტა ან ტელეფონის ნომერი შეცვალა. ${days} დღის განმავლობაში იქ არც თქვენი PIN მოვა და არც კალენდრის ბმული, თუ ადმინისტრატორმა ახალი PIN არ მოგცათ.`,
    `თუ ამის შესახებ არ იცით, დაუყოვნებლივ დაურეკეთ ავტოპარკის ოფისს${officePhone === '' ? '' : `, ${officePhone},`} და ითხოვეთ ახალი PIN.`,
  ].join('\n\n')}\n`

export const contactSmsText: typeof polish.contactSmsText = ({ officePhone }) =>
  `ავტოპარკის ოფისმა თქვენი ელფოსტა ან ტელეფონის ნომერი შეცვალა. თუ ამის შესახებ არ იცით, დაურეკეთ ოფისს${officePhone === '' ? '' : ` (${officePhone})`} და ითხოვეთ ახალი PIN.`

export const DEVICE_LETTER_SUBJECT = 'ახალი მოწყობილობა თქვენს სამუშაო კალენდარში'

export const deviceLetterText: typeof polish.deviceLetterText = ({ fullName, device, at, calendarUrl }) =>
  `${[
    `გამარჯობა, ${nameInMessage(fullName)}!`,
    `${at}: თქვენი სამუშაო კალენდარი ანგარიშებით თქვენი PIN-ით ახალ მოწყობილობაზე გაიხსნა (${device ?? 'უცნობი'}).`,
    `თუ ეს თქვენ იყავით, არაფერი გააკეთოთ. თუ არა, თქვენს კალენდარში გახსენით მოწყობილობების სია, გამოდით ყველგან და ავტოპარკის ოფისს ახალი PIN სთხოვეთ:\n${calendarUrl}`,
  ].join('\n\n')}\n`

export const deviceSmsText: typeof polish.deviceSmsText = ({ at }) =>
  `${at}: თქვენი კალენდარი PIN-ით ახალ მოწყობილობაზე გაიხსნა. თუ ეს თქვენ არ იყავით, ოფისს ახალი PIN სთხოვეთ.`
