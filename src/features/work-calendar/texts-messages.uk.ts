import { formatStateDay } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import { dayAndMonth, weekdayName } from '#platform/pure/dates.uk.ts'
import { workCalendarTexts } from './texts.uk.ts'
import type * as polish from './texts-messages.ts'

const NAMES: Readonly<Record<ShiftOption, string>> = {
  day: 'День',
  night: 'Ніч',
  'day-reserve': 'День, резерв',
  'night-reserve': 'Ніч, резерв',
  'on-call': 'На виклик',
}

const slotWords = ({ date, shift }: Slot) => `${NAMES[shift]}, ${formatStateDay(date)}`

export const goneText: typeof polish.goneText = (slots) =>
  `${workCalendarTexts.gone} ${slots.map(slotWords).join('; ')}`

export const alreadyDrivingText: typeof polish.alreadyDrivingText = ({ has: { date, option } }) =>
  `${workCalendarTexts.alreadyDriving} ${NAMES[option]}, ${formatStateDay(date)}`

export const dayAfterNightText: typeof polish.dayAfterNightText = ({ picked, has: { date, option } }) => {
  const has = `${NAMES[option]}, ${formatStateDay(date)}`
  return picked.shift === 'day'
    ? `${workCalendarTexts.dayAfterNight} ${slotWords(picked)}: напередодні у вас зміна ${has}.`
    : `${workCalendarTexts.nightBeforeDay} ${slotWords(picked)}: наступного дня у вас зміна ${has}.`
}

export const noPapersText: typeof polish.noPapersText = ({ papers }) =>
  `На той час у вас немає дійсних документів (${papers.join(', ')}). Зателефонуйте до офісу автопарку.`

export const absentText: typeof polish.absentText = ({ slot }) =>
  `На зміну ${slotWords(slot)} зафіксовано вашу відсутність. Якщо все ж хочете її взяти, зателефонуйте до офісу автопарку.`

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

export const CALENDAR_NAME = 'Графік'
export const PICKED_SUBJECT = 'Узяті зміни'

export const eventSummary: typeof polish.eventSummary = (kind, reg) =>
  kind === 'on-call' ? NAMES[kind] : reg === '' ? NAMES[`${kind}-reserve`] : `${NAMES[kind]}, авто ${reg}`

export const pickedText: typeof polish.pickedText = ({ fullName, booked, pin, calendarUrl }) => {
  const parts = [
    `Вітаємо, ${nameInMessage(fullName)}!`,
    'Відтепер ці зміни ваші:',
    booked.map(bookedLine).join('\n'),
  ]
  if (pin !== undefined)
    parts.push(
      `Ваш PIN до робочого календаря: ${pin}\nНікому його не давайте. Свій календар ви побачите, коли введете номер телефону та PIN:\n${calendarUrl}`,
    )
  parts.push('Якщо не можете приїхати, зв’яжіться з офісом.')
  return `${parts.join('\n\n')}\n`
}

export const PIN_PICK_SUBJECT = 'Вам узяли зміну'

export const pinPickText: typeof polish.pinPickText = ({ fullName, booked, link }) =>
  `${[
    `Вітаємо, ${nameInMessage(fullName)}!`,
    'Через календар автопарку, на ваш номер телефону, взято ці зміни:',
    booked.map(bookedLine).join('\n'),
    'Якщо ви зробили це самі, нічого робити не потрібно.',
    `Якщо це не ви, поверніть їх, перш ніж вони почнуться. Офіс автопарку дізнається про це одразу:\n${link}`,
  ].join('\n\n')}\n`

function bookedLine({ date, shift, reg }: polish.PickedLetter['booked'][number]): string {
  const car = reg === '' ? '' : `, авто ${reg}`
  return `- ${weekdayName(date)}, ${dayAndMonth(date)}: ${NAMES[shift]}${car}`
}
