import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-dialogs.ts'

export const dialogTexts: SameTexts<typeof polish.dialogTexts> = {
  pinTitle: 'Введите PIN',
  pinLead: 'Календарь автопарка защищён PIN-кодом из четырёх цифр. PIN даст вам офис.',
  pinDigit: (place) => `Цифра ${place} из 4`,
  pinGroup: 'PIN, четыре цифры',
  reset: 'Сбросить',
  next: 'Далее',
  checking: 'Проверка …',
  logInTitle: 'Ваш рабочий календарь',
  logInLead: 'Введите номер телефона и PIN, который пришёл на ваш e-mail после отправки первого графика.',
  forgotten:
    'Не помните PIN? Новый даст офис автопарка. Всегда действует последний, который вы от него получили.',
  leftFleet: 'Если вы уже не ездите в этом автопарке, за расчётами обратитесь в офис.',
  phone: 'Номер телефона',
  prefix: '+48',
  phoneNote: 'Без +48',
  pin: 'PIN',
  code: 'Код входа',
  sendCode: 'Отправить код на мой e-mail',
  sharedDevice: 'Это не мой телефон',
  sharedDeviceNote: 'Ваши смены не останутся на этом устройстве, а вход закончится через 12 часов.',
  codeSent:
    'Если этот номер есть в списке водителей, код придёт в течение минуты на адрес, который знает офис. Каждый код мы отправляем один раз: тот, что в последнем письме, по-прежнему действует. Если письма нет, позвоните в офис автопарка.',
}
