import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-photos.ts'

export const reportPhotoTexts: SameTexts<typeof polish.reportPhotoTexts> = {
  title: 'Фото (необов’язково)',
  count: (done) => `${done} з 4`,
  take: 'Зробити фото',
  choose: 'Вибрати з телефону',
  photo: (number) => `Фото ${number}`,
  remove: (number) => `Видалити фото ${number}`,
  most: 'Фото може бути щонайбільше 4. Решту не додано.',
  lost: 'Фото не збереглося в телефоні. Додайте його ще раз.',
  busy: 'Зменшуємо фото. Надішліть за мить.',
  replaces: 'Офіс отримає це замість повідомлення, яке ще чекає. Його фото зникнуть.',
  willGet: (count) => `фото: ${count}`,
  wait: (count) => `фото до надсилання: ${count}, надішлються самі`,
  failed: (count) => `Не надіслано фото: ${count}. Якщо вони потрібні, повідомте про проблему ще раз.`,
  understood: 'Зрозуміло',
}
