import { nameInMessage } from '#kernel/person-name.ts'
import type * as polish from './texts-letter.ts'

export const PIN_LETTER_SUBJECT = 'Ваш PIN до робочого календаря'

export const pinLetterText: typeof polish.pinLetterText = ({ fullName, pin, calendarUrl, isNew }) =>
  `${[
    `Вітаємо, ${nameInMessage(fullName)}!`,
    isNew
      ? 'Офіс автопарку додав вас до списку водіїв.'
      : 'Офіс автопарку змінив ваш PIN. Попередній уже не діє, а якщо телефон читає календар за адресою, він перестане: нову адресу візьміть у своєму календарі.',
    `Ваш PIN до робочого календаря: ${pin}\nНікому його не давайте. Свій календар ви побачите, коли введете номер телефону та PIN:\n${calendarUrl}`,
  ].join('\n\n')}\n`

export const PIN_AGAIN_SUBJECT = 'Нагадування PIN до робочого календаря'

export const pinAgainLetterText: typeof polish.pinAgainLetterText = ({ fullName, pin, calendarUrl }) =>
  `${[
    `Вітаємо, ${nameInMessage(fullName)}!`,
    `Нагадуємо ваш PIN до робочого календаря: ${pin}\nНікому його не давайте. Свій календар ви побачите, коли введете номер телефону та PIN:\n${calendarUrl}`,
    'Надсилаємо його, бо хтось попросив PIN для вашого номера. Якщо це не ви, нічого не робіть: PIN надійшов лише сюди.',
  ].join('\n\n')}\n`

export const AT_HOUR = ''

export const CODE_LETTER_SUBJECT = 'Код входу до робочого календаря'

export const codeLetterText: typeof polish.codeLetterText = ({ fullName, code, until, calendarUrl }) =>
  `${[
    `Вітаємо, ${nameInMessage(fullName)}!`,
    `Ваш код входу: ${code}\nВін діє до ${until}. Введіть його разом із номером телефону та PIN-кодом:\n${calendarUrl}`,
    'Код не замінює PIN, і він не потрібен нікому, крім вас. Якщо ви про нього не просили, нічого не робіть.',
  ].join('\n\n')}\n`

export const codeSmsText: typeof polish.codeSmsText = ({ code, until }) =>
  `Код входу до календаря: ${code}, діє до ${until}. Введіть його разом із номером телефону та PIN-кодом.`

export const CONTACT_LETTER_SUBJECT = 'Змінено вашу адресу e-mail або телефон'

export const contactLetterText: typeof polish.contactLetterText = ({ fullName, officePhone, days }) =>
  `${[
    `Вітаємо, ${nameInMessage(fullName)}!`,
    `Офіс автопарку змінив у ваших даних адресу e-mail або номер телефону. Протягом ${days} днів туди не надійде ні ваш PIN, ні посилання на календар, якщо адміністратор не дасть вам нового PIN.`,
    `Якщо ви про це не знаєте, одразу зателефонуйте до офісу автопарку${officePhone === '' ? '' : `, ${officePhone},`} і попросіть новий PIN.`,
  ].join('\n\n')}\n`

export const contactSmsText: typeof polish.contactSmsText = ({ officePhone }) =>
  `Офіс автопарку змінив ваш e-mail або номер телефону. Якщо ви про це не знаєте, зателефонуйте до офісу${officePhone === '' ? '' : ` (${officePhone})`} і попросіть новий PIN.`

export const DEVICE_LETTER_SUBJECT = 'Новий пристрій у вашому робочому календарі'

export const deviceLetterText: typeof polish.deviceLetterText = ({ fullName, device, at, calendarUrl }) =>
  `${[
    `Вітаємо, ${nameInMessage(fullName)}!`,
    `${at}: ваш робочий календар із розрахунками відкрито вашим PIN на новому пристрої (${device ?? 'невідомий'}).`,
    `Якщо це ви, нічого не робіть. Якщо ні, відкрийте у своєму календарі список пристроїв, вийдіть усюди й попросіть в офісу автопарку новий PIN:\n${calendarUrl}`,
  ].join('\n\n')}\n`

export const deviceSmsText: typeof polish.deviceSmsText = ({ at }) =>
  `${at}: ваш календар відкрито PIN-кодом на новому пристрої. Якщо це не ви, попросіть в офісу новий PIN.`
