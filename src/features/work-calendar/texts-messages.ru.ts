import { formatStateDay } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import { dayAndMonth, weekdayName } from '#platform/pure/dates.ru.ts'
import { workCalendarTexts } from './texts.ru.ts'
import type * as polish from './texts-messages.ts'

const NAMES: Readonly<Record<ShiftOption, string>> = {
  day: 'День',
  night: 'Ночь',
  'day-reserve': 'День, резерв',
  'night-reserve': 'Ночь, резерв',
  'on-call': 'По вызову',
}

const slotWords = ({ date, shift }: Slot) => `${NAMES[shift]}, ${formatStateDay(date)}`

export const goneText: typeof polish.goneText = (slots) =>
  `${workCalendarTexts.gone} ${slots.map(slotWords).join('; ')}`

export const alreadyDrivingText: typeof polish.alreadyDrivingText = ({ has: { date, option } }) =>
  `${workCalendarTexts.alreadyDriving} ${NAMES[option]}, ${formatStateDay(date)}`

export const dayAfterNightText: typeof polish.dayAfterNightText = ({ picked, has: { date, option } }) => {
  const has = `${NAMES[option]}, ${formatStateDay(date)}`
  return picked.shift === 'day'
    ? `${workCalendarTexts.dayAfterNight} ${slotWords(picked)}: накануне у вас смена ${has}.`
    : `${workCalendarTexts.nightBeforeDay} ${slotWords(picked)}: на следующий день у вас смена ${has}.`
}

export const noPapersText: typeof polish.noPapersText = ({ papers }) =>
  `На это время у вас нет действующих документов (${papers.join(', ')}). Позвоните в офис автопарка.`

export const absentText: typeof polish.absentText = ({ slot }) =>
  `На смену ${slotWords(slot)} отмечено ваше отсутствие. Если всё же хотите её взять, позвоните в офис автопарка.`

export const obstacleText: typeof polish.obstacleText = (obstacle) => {
  switch (obstacle.code) {
    case 'already_driving':
      return alreadyDrivingText(obstacle.facts)
    case 'day_after_night':
      return dayAfterNightText(obstacle.facts)
    case 'no_papers':
      return noPapersText(obstacle.facts)
    case 'absent':
      return absentText(obstacle.facts)
    case 'inactive_driver':
      return workCalendarTexts.inactiveDriver
  }
}

export const CALENDAR_NAME = 'График'
export const PICKED_SUBJECT = 'Взятые смены'

export const eventSummary: typeof polish.eventSummary = (kind, reg) =>
  kind === 'on-call' ? NAMES[kind] : reg === '' ? NAMES[`${kind}-reserve`] : `${NAMES[kind]}, машина ${reg}`

export const pickedText: typeof polish.pickedText = ({ fullName, booked, pin, calendarUrl }) => {
  const parts = [
    `Здравствуйте, ${nameInMessage(fullName)}!`,
    'Теперь эти смены ваши:',
    booked.map(bookedLine).join('\n'),
  ]
  if (pin !== undefined)
    parts.push(
      `Ваш PIN к рабочему календарю: ${pin}\nНикому его не давайте. Свой календарь вы увидите, когда введёте номер телефона и PIN:\n${calendarUrl}`,
    )
  parts.push('Если не можете приехать, свяжитесь с офисом.')
  return `${parts.join('\n\n')}\n`
}

export const PIN_PICK_SUBJECT = 'Вам взяли смену'

export const pinPickText: typeof polish.pinPickText = ({ fullName, booked, link }) =>
  `${[
    `Здравствуйте, ${nameInMessage(fullName)}!`,
    'Через календарь автопарка, на ваш номер телефона, взяты эти смены:',
    booked.map(bookedLine).join('\n'),
    'Если вы сделали это сами, ничего делать не нужно.',
    `Если это не вы, верните их, прежде чем они начнутся. Офис автопарка узнает об этом сразу:\n${link}`,
  ].join('\n\n')}\n`

function bookedLine({ date, shift, reg }: polish.PickedLetter['booked'][number]): string {
  const car = reg === '' ? '' : `, машина ${reg}`
  return `- ${weekdayName(date)}, ${dayAndMonth(date)}: ${NAMES[shift]}${car}`
}
