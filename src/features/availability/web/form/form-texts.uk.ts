import { slavicCount } from '#kernel/plural-forms.ts'
import { isReserve } from '#kernel/shift.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate, weekRange } from '#platform/web/polish-dates.ts'
import type * as polish from './form-texts.ts'

export const STATE_NAMES: SameTexts<typeof polish.STATE_NAMES> = {
  free: 'Вихідний',
  day: 'День',
  night: 'Ніч',
  'day-reserve': 'День, резерв',
  'night-reserve': 'Ніч, резерв',
  'on-call': 'На виклик',
}

export const formTexts: SameTexts<typeof polish.formTexts> = {
  title: 'Ваша доступність',
  week: (week) => `Тиждень ${week.week} · ${weekRange(week)}`,
  howTo: 'Торкніться дня, щоб змінити:',
  cycle: 'Вихідний → День → Ніч',
  previousWeek: 'Попередній тиждень',
  nextWeek: 'Наступний тиждень',
  training: 'Навчання',
  chosen: 'Вибрані зміни',
  next: 'Далі',
  sendEmpty: 'Надіслати порожній графік',
  nothingChosen: 'Немає вибраних змін',
  awaitConfirmation: 'Чекайте на підтвердження.',
  closedDay: 'День: зміну закрито',
  closedNight: 'Ніч: зміну закрито',
  closedBoth: 'Обидві зміни закрито',
  nightBeforeDay: 'Ніч перед днем: змініть',
  dayAfterNight: 'День після ночі: змініть',
  openMenu: (date) => `Більше варіантів: ${spokenDate(date)}`,
  lastWeek: 'Вибрати як минулого разу',
  lastWeekTaken: 'Вибрано зміни з останнього графіка.',
  clear: 'Очистити все',
  cleared: (count) => `Очищено: ${slavicCount(count, 'зміна', 'зміни', 'змін')}.`,
  undo: 'Скасувати',
  alreadySent: 'Ви вже надсилали графік на цей тиждень.',
  otherWeek: (week) => `Це лише перегляд. Доступність подається на тиждень ${week.week}.`,
  backToWeek: (week) => `Повернутися до тижня ${week.week}`,
  freePlaces: (count) =>
    count === 0 ? 'Немає вільних місць' : slavicCount(count, 'вільне місце', 'вільні місця', 'вільних місць'),
  changeWeekTitle: 'Змінити тиждень?',
  restTitle: 'Виправте вибрані зміни',
  infoTitle: 'Інформація',
  ofOffice: 'Текст офісу, польською',
  dayMenu: 'Виберіть зміну',
  saveEdit: 'Зберегти зміни',
  editTitle: 'Зберегти зміни?',
  withdrawTitle: 'Відкликати заявку?',
  loginTitle: 'Вхід',
  deadline: (date, hour) => `Термін: ${spokenDate(date)}, ${hour}:00`,
  kept: 'Вибрані зміни та введені дані збережено на цьому пристрої.',
  ok: 'Зрозуміло',
  loading: 'Завантаження …',
  loadFailed: 'Не вдалося завантажити. Перевірте інтернет.',
  again: 'Спробувати ще раз',
}

export const spokenState: typeof polish.spokenState = (date, option) => {
  const waits = option && isReserve(option) ? ` ${formTexts.awaitConfirmation}` : ''
  return `${spokenDate(date)}: ${STATE_NAMES[option ?? 'free']}.${waits}`
}

export const submitTitle = 'Надіслати графік'
