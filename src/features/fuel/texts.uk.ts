import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const fuelTexts: SameTexts<typeof polish.fuelTexts> = {
  enterPassword: 'Введіть пароль',
  wrongPassword: 'Введено неправильний пароль.',
  tooManyTries:
    'Забагато невдалих спроб, тому пароль із нового пристрою ми зараз не перевіряємо. Одразу допоможе код входу з офісу автопарку.',
  wrongCode: 'Цей код входу неправильний або вже не діє. Попросіть в офісі автопарку новий.',
  noPasswordYet: 'Пароль до сторінки пального ще не встановлено. Зверніться до адміністратора.',
  loginRequired: 'Введіть пароль, щоб відкрити контроль пального.',
  shortPassword: 'Пароль має від 8 до 100 знаків.',
  litres: 'Вкажіть літри числом від 0 до 500, щонайбільше з трьома знаками після коми.',
  hours: 'Вкажіть години числом від 0 до 24, щонайбільше з двома знаками після коми.',
  price: 'Вкажіть ціну літра від 0 до 100 zł, щонайбільше з двома знаками після коми.',
  priceMissing: 'Вкажіть ціну пального, літри якого вписано.',
  nobody: 'Немає чого зберігати: не вписано ні літрів, ні годин.',
  driverTwice: 'Той самий водій є у списку двічі.',
  unknownDriver: 'У списку є водій, якого немає в системі. Завантажте дані ще раз.',
  notBegun: 'Ця зміна ще не почалася. Перевірте дату.',
  sentMeanwhile: ({ names }) =>
    `Тим часом хтось надіслав інші дані${names.length > 0 ? `: ${names.join(', ')}` : ''}. Порівняйте їх і збережіть ще раз.`,
  noShift: 'Вкажіть зміну: день або ніч.',
  periodOrder: 'Початкова дата має бути раніша за кінцеву або така сама.',
  periodTooLong: 'Виберіть період щонайбільше два роки.',
}

export const wrongPasswordText: typeof polish.wrongPasswordText = () => fuelTexts.wrongPassword

export const wrongCodeText: typeof polish.wrongCodeText = () => fuelTexts.wrongCode
