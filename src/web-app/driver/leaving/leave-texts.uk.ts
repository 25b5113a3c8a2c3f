import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './leave-texts.ts'

export const leaveTexts: SameTexts<typeof polish.leaveTexts> = {
  title: 'Не все надіслано',
  loading: 'Перевіряємо …',
  again: 'Спробувати ще раз',
  lead: 'На цьому телефоні ще чекає:',
  report: (what) => `повідомлення до офісу: ${what}`,
  photos: (count: number) => `фото до повідомлення: ${count}`,
  tap: (what) => `обрана зміна: ${what}`,
  edit: 'зміни в надісланому графіку',
  handover: 'передача авто',
  lost: 'Якщо вийти без надсилання, це пропаде, і офіс про це не дізнається.',
  handoverStays: 'Передача авто залишиться на телефоні: надішлеться, коли ви знову ввійдете тут.',
  notSent: 'Не вдалося надіслати: немає зв’язку. Залишіться і спробуйте, коли з’явиться інтернет.',
  send: 'Надіслати й вийти',
  sending: 'Надсилаємо …',
  stay: 'Залишитися',
  drop: 'Вийти й видалити',
  leave: 'Вийти',
}
