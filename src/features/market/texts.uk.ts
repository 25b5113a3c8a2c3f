import { grouped } from '#kernel/polish-text.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const marketTexts: SameTexts<typeof polish.marketTexts> = {
  title: 'Вільні для вас',
  lead: 'З урахуванням відпочинку та ліміту',
  free: 'Вільні зміни',
  back: 'Мій календар',
  loading: 'Завантаження вільних змін …',
  failed: 'Не вдалося завантажити вільні зміни.',
  again: 'Спробувати ще раз',
  locked: 'Вільні зміни ви побачите, коли введете номер телефону та PIN.',
  givePin: 'Ввести телефон і PIN',
  off: 'Офіс не ввімкнув можливість брати зміни на цій сторінці. Вільні зміни можна взяти у своєму календарі.',
  none: 'Зараз немає вільних змін, які ви можете взяти. Зайдіть сюди пізніше.',
  day: 'День',
  night: 'Ніч',
  hours: { day: '6:00–18:00', night: '18:00–6:00' },
  carLater: 'Авто повідомимо, коли буде готовий графік.',
  usual: (pln) => `зазвичай близько ${grouped(pln)} zł нетто (медіана таких змін)`,
  bonus: (pln) => `+${grouped(pln)} zł бонус`,
  costsReserve: (what) => `Забере резерв: ${what}`,
  take: 'Беру',
  takeNamed: (what) => `Беру: ${what}`,
  soonYours: 'Зараз буде ваша',
  sending: 'Збереження …',
  yours: 'Ваша',
  undo: 'Скасувати',
  taking: (what) => `Ви берете: ${what}`,
  undone: 'Скасовано. Нічого не збережено.',
  booked: (what) => `Зміна ваша: ${what}.`,
  notTaken: (what) => `Цю зміну не взято: ${what}.`,
  notSent: 'Невідомо, чи зміна вже ваша: немає зв’язку. Спробуйте ще раз.',
  notCounted: 'Нічого не збережено, бо вхід завершився. Якщо ви ще хочете цю зміну, виберіть «Беру».',
  tapNotCounted: (what) =>
    `Ваш вибір не збережено: ${what}. Після входу виберіть зміну ще раз серед вільних змін.`,
}
