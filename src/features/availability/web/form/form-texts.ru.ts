import { slavicCount } from '#kernel/plural-forms.ts'
import { isReserve } from '#kernel/shift.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate, weekRange } from '#platform/web/polish-dates.ts'
import type * as polish from './form-texts.ts'

export const STATE_NAMES: SameTexts<typeof polish.STATE_NAMES> = {
  free: 'Выходной',
  day: 'День',
  night: 'Ночь',
  'day-reserve': 'День, резерв',
  'night-reserve': 'Ночь, резерв',
  'on-call': 'По вызову',
}

export const formTexts: SameTexts<typeof polish.formTexts> = {
  title: 'Ваша доступность',
  week: (week) => `Неделя ${week.week} · ${weekRange(week)}`,
  howTo: 'Коснитесь дня, чтобы изменить:',
  cycle: 'Выходной → День → Ночь',
  previousWeek: 'Предыдущая неделя',
  nextWeek: 'Следующая неделя',
  training: 'Обучение',
  chosen: 'Выбранные смены',
  next: 'Далее',
  sendEmpty: 'Отправить пустой график',
  nothingChosen: 'Нет выбранных смен',
  awaitConfirmation: 'Ждите подтверждения.',
  closedDay: 'День: смена закрыта',
  closedNight: 'Ночь: смена закрыта',
  closedBoth: 'Обе смены закрыты',
  nightBeforeDay: 'Ночь перед днём: измените',
  dayAfterNight: 'День после ночи: измените',
  openMenu: (date) => `Больше вариантов: ${spokenDate(date)}`,
  lastWeek: 'Выбрать как в прошлый раз',
  lastWeekTaken: 'Выбраны смены из последнего графика.',
  clear: 'Очистить всё',
  cleared: (count) => `Очищено: ${slavicCount(count, 'смена', 'смены', 'смен')}.`,
  undo: 'Отменить',
  alreadySent: 'Вы уже отправляли график на эту неделю.',
  otherWeek: (week) => `Это просмотр. Доступность подаётся на неделю ${week.week}.`,
  backToWeek: (week) => `Вернуться к неделе ${week.week}`,
  freePlaces: (count) =>
    count === 0
      ? 'Нет свободных мест'
      : slavicCount(count, 'свободное место', 'свободных места', 'свободных мест'),
  changeWeekTitle: 'Сменить неделю?',
  restTitle: 'Исправьте выбранные смены',
  infoTitle: 'Информация',
  ofOffice: 'Текст офиса, на польском',
  dayMenu: 'Выберите смену',
  saveEdit: 'Сохранить изменения',
  editTitle: 'Сохранить изменения?',
  withdrawTitle: 'Отозвать заявку?',
  loginTitle: 'Вход',
  deadline: (date, hour) => `Срок: ${spokenDate(date)}, ${hour}:00`,
  kept: 'Выбранные смены и введённые данные сохранены на этом устройстве.',
  ok: 'Понятно',
  loading: 'Загрузка …',
  loadFailed: 'Не удалось загрузить. Проверьте интернет.',
  again: 'Попробовать ещё раз',
}

export const spokenState: typeof polish.spokenState = (date, option) => {
  const waits = option && isReserve(option) ? ` ${formTexts.awaitConfirmation}` : ''
  return `${spokenDate(date)}: ${STATE_NAMES[option ?? 'free']}.${waits}`
}

export const submitTitle = 'Отправить график'
