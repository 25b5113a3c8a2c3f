import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-dialogs.ts'

export const dialogTexts: SameTexts<typeof polish.dialogTexts> = {
  pinTitle: 'Введіть PIN',
  pinLead: 'Календар автопарку захищено PIN-кодом із чотирьох цифр. PIN дасть вам офіс.',
  pinDigit: (place) => `Цифра ${place} з 4`,
  pinGroup: 'PIN, чотири цифри',
  reset: 'Скинути',
  next: 'Далі',
  checking: 'Перевірка …',
  logInTitle: 'Ваш робочий календар',
  logInLead: 'Введіть номер телефону та PIN, який прийшов на ваш e-mail після надсилання першого графіка.',
  forgotten:
    'Не пам’ятаєте PIN? Новий дасть офіс автопарку. Завжди діє останній, який ви від нього отримали.',
  leftFleet: 'Якщо ви вже не їздите в цьому автопарку, по розрахунки зверніться до офісу.',
  phone: 'Номер телефону',
  prefix: '+48',
  phoneNote: 'Без +48',
  pin: 'PIN',
  code: 'Код входу',
  sendCode: 'Надіслати код на мій e-mail',
  sharedDevice: 'Це не мій телефон',
  sharedDeviceNote: 'Ваші зміни не залишаться на цьому пристрої, а вхід закінчиться через 12 годин.',
  codeSent:
    'Якщо цей номер є в списку водіїв, код прийде протягом хвилини на адресу, яку знає офіс. Кожен код ми надсилаємо один раз: той з останнього листа й далі діє. Якщо листа немає, зателефонуйте до офісу автопарку.',
}
