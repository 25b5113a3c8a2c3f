import { nameInMessage } from '#kernel/person-name.ts'
import type * as polish from './texts-letter.ts'

export const PIN_LETTER_SUBJECT = 'Ваш PIN к рабочему календарю'

export const pinLetterText: typeof polish.pinLetterText = ({ fullName, pin, calendarUrl, isNew }) =>
  `${[
    `Здравствуйте, ${nameInMessage(fullName)}!`,
    isNew
      ? 'Офис автопарка добавил вас в список водителей.'
      : 'Офис автопарка сменил ваш PIN. Прежний больше не действует, а если телефон читает календарь по адресу, он перестанет: новый адрес возьмите в своём календаре.',
    `Ваш PIN к рабочему календарю: ${pin}\nНикому его не давайте. Свой календарь вы увидите, когда введёте номер телефона и PIN:\n${calendarUrl}`,
  ].join('\n\n')}\n`

export const PIN_AGAIN_SUBJECT = 'Напоминание PIN к рабочему календарю'

export const pinAgainLetterText: typeof polish.pinAgainLetterText = ({ fullName, pin, calendarUrl }) =>
  `${[
    `Здравствуйте, ${nameInMessage(fullName)}!`,
    `Напоминаем ваш PIN к рабочему календарю: ${pin}\nНикому его не давайте. Свой календарь вы увидите, когда введёте номер телефона и PIN:\n${calendarUrl}`,
    'Отправляем его, потому что кто-то попросил PIN для вашего номера. Если это не вы, ничего не делайте: PIN пришёл только сюда.',
  ].join('\n\n')}\n`

export const AT_HOUR = ''

export const CODE_LETTER_SUBJECT = 'Код входа в рабочий календарь'

export const codeLetterText: typeof polish.codeLetterText = ({ fullName, code, until, calendarUrl }) =>
  `${[
    `Здравствуйте, ${nameInMessage(fullName)}!`,
    `Ваш код входа: ${code}\nОн действует до ${until}. Введите его вместе с номером телефона и PIN-кодом:\n${calendarUrl}`,
    'Код не заменяет PIN, и он не нужен никому, кроме вас. Если вы его не просили, ничего не делайте.',
  ].join('\n\n')}\n`

export const codeSmsText: typeof polish.codeSmsText = ({ code, until }) =>
  `Код входа в календарь: ${code}, действует до ${until}. Введите его вместе с номером телефона и PIN-кодом.`

export const CONTACT_LETTER_SUBJECT = 'Изменён ваш адрес e-mail или телефон'

export const contactLetterText: typeof polish.contactLetterText = ({ fullName, officePhone, days }) =>
  `${[
    `Здравствуйте, ${nameInMessage(fullName)}!`,
    `Офис автопарка изменил в ваших данных адрес e-mail или номер телефона. В течение ${days} дней туда не придёт ни ваш PIN, ни ссылка на календарь, если администратор не даст вам новый PIN.`,
    `Если вы об этом не знаете, сразу позвоните в офис автопарка${officePhone === '' ? '' : `, ${officePhone},`} и попросите новый PIN.`,
  ].join('\n\n')}\n`

export const contactSmsText: typeof polish.contactSmsText = ({ officePhone }) =>
  `Офис автопарка изменил ваш e-mail или номер телефона. Если вы об этом не знаете, позвоните в офис${officePhone === '' ? '' : ` (${officePhone})`} и попросите новый PIN.`

export const DEVICE_LETTER_SUBJECT = 'Новое устройство в вашем рабочем календаре'

export const deviceLetterText: typeof polish.deviceLetterText = ({ fullName, device, at, calendarUrl }) =>
  `${[
    `Здравствуйте, ${nameInMessage(fullName)}!`,
    `${at}: ваш рабочий календарь с расчётами открыт вашим PIN на новом устройстве (${device ?? 'неизвестно'}).`,
    `Если это вы, ничего не делайте. Если нет, откройте в своём календаре список устройств, выйдите везде и попросите в офисе автопарка новый PIN:\n${calendarUrl}`,
  ].join('\n\n')}\n`

export const deviceSmsText: typeof polish.deviceSmsText = ({ at }) =>
  `${at}: ваш календарь открыт PIN-кодом на новом устройстве. Если это не вы, попросите в офисе новый PIN.`
