import { formatStateDay } from '#kernel/calendar-date.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import { workCalendarTexts } from './texts.ts'
import type * as polish from './texts-messages.ts'

export {
  CALENDAR_NAME,
  eventSummary,
  PICKED_SUBJECT,
  PIN_PICK_SUBJECT,
  type PickedLetter,
  pickedText,
  pinPickText,
} from './texts-messages.ts'

const NAMES: Readonly<Record<ShiftOption, string>> = {
  day: 'Day',
  night: 'Night',
  'day-reserve': 'Day, reserve',
  'night-reserve': 'Night, reserve',
  'on-call': 'On call',
}

const slotWords = ({ date, shift }: Slot) => `${NAMES[shift]}, ${formatStateDay(date)}`

export const goneText: typeof polish.goneText = (slots) =>
  `${workCalendarTexts.gone} ${slots.map(slotWords).join('; ')}`

export const alreadyDrivingText: typeof polish.alreadyDrivingText = ({ has: { date, option } }) =>
  `${workCalendarTexts.alreadyDriving} ${NAMES[option]}, ${formatStateDay(date)}`

export const dayAfterNightText: typeof polish.dayAfterNightText = ({ picked, has: { date, option } }) => {
  const has = `${NAMES[option]}, ${formatStateDay(date)}`
  return picked.shift === 'day'
    ? `${workCalendarTexts.dayAfterNight} ${slotWords(picked)}: the day before you have ${has}.`
    : `${workCalendarTexts.nightBeforeDay} ${slotWords(picked)}: the next day you have ${has}.`
}

export const noPapersText: typeof polish.noPapersText = ({ papers }) =>
  `Your papers have run out by then (${papers.join(', ')}). Call the fleet’s office.`

export const obstacleText: typeof polish.obstacleText = (obstacle) => {
  switch (obstacle.code) {
    case 'already_driving':
      return alreadyDrivingText(obstacle.facts)
    case 'day_after_night':
      return dayAfterNightText(obstacle.facts)
    case 'no_papers':
      return noPapersText(obstacle.facts)
    case 'inactive_driver':
      return workCalendarTexts.inactiveDriver
  }
}
