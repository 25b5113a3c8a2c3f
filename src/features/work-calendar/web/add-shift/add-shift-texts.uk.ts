import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import { SHIFT_NAMES } from '../calendar-texts.ts'
import type * as polish from './add-shift-texts.ts'

export const addShiftTexts: SameTexts<typeof polish.addShiftTexts> = {
  title: 'Додати зміну',
  lead: 'Позначте вільні зміни, які хочете взяти.',
  none: 'Зараз вільних змін немає. Зайдіть пізніше.',
  days: 'Вільні денні зміни',
  nights: 'Вільні нічні зміни',
  weekend: 'сб–нд',
  places: (count) => (count === 1 ? 'останнє місце' : `місць: ${count}`),
  next: 'Далі',
  yourData: 'Ваші дані',
  chosen: 'Вибрані зміни',
  known: 'Ви берете зміни як',
  missing: 'Бракує лише цього:',
  someoneElse: 'Для когось іншого',
  wipe: 'Стерти дані',
  emailWrong: 'Введіть адресу e-mail',
  phoneWrong: 'Введіть номер телефону',
  back: 'Назад',
  book: 'Взяти зміну',
  sending: 'Надсилання …',
  goneKept: 'Решта вибраних змін і далі позначена.',
  errorTitle: 'Сталася помилка',
  doneTitle: 'Зміни взято',
  doneLead: 'Відтепер ці зміни ваші:',
  carOf: (reg) => `авто ${reg}`,
  close: 'Закрити',
  again: 'Спробувати ще раз',
  loading: 'Завантаження вільних змін …',
}

export const slotInWords: typeof polish.slotInWords = ({ date, shift }) =>
  `${SHIFT_NAMES[shift]}, ${spokenDate(date)}`
