import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import { SHIFT_NAMES } from '../calendar-texts.ts'
import type * as polish from './add-shift-texts.ts'

export const addShiftTexts: SameTexts<typeof polish.addShiftTexts> = {
  title: 'Добавить смену',
  lead: 'Отметьте свободные смены, которые хотите взять.',
  none: 'Сейчас свободных смен нет. Зайдите позже.',
  days: 'Свободные дневные смены',
  nights: 'Свободные ночные смены',
  weekend: 'сб–вс',
  places: (count) => (count === 1 ? 'последнее место' : `мест: ${count}`),
  next: 'Далее',
  yourData: 'Ваши данные',
  chosen: 'Выбранные смены',
  known: 'Вы берёте смены как',
  missing: 'Не хватает только этого:',
  someoneElse: 'Для кого-то другого',
  wipe: 'Стереть данные',
  emailWrong: 'Введите адрес e-mail',
  phoneWrong: 'Введите номер телефона',
  back: 'Назад',
  book: 'Взять смену',
  sending: 'Отправка …',
  goneKept: 'Остальные выбранные смены по-прежнему отмечены.',
  errorTitle: 'Произошла ошибка',
  doneTitle: 'Смены взяты',
  doneLead: 'Теперь эти смены ваши:',
  carOf: (reg) => `машина ${reg}`,
  close: 'Закрыть',
  again: 'Попробовать ещё раз',
  loading: 'Загрузка свободных смен …',
}

export const slotInWords: typeof polish.slotInWords = ({ date, shift }) =>
  `${SHIFT_NAMES[shift]}, ${spokenDate(date)}`
