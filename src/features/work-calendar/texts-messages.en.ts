import { formatStateDay } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import { dayAndMonth, weekdayName } from '#platform/pure/dates.en.ts'
import { workCalendarTexts } from './texts.en.ts'
import type * as polish from './texts-messages.ts'

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

export const absentText: typeof polish.absentText = ({ slot }) =>
  `You are noted as absent for ${slotWords(slot)}. If you want this shift after all, call the fleet’s office.`

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

export const CALENDAR_NAME = 'Schedule'
export const PICKED_SUBJECT = 'Shifts taken'

export const eventSummary: typeof polish.eventSummary = (kind, reg) =>
  kind === 'on-call' ? NAMES[kind] : reg === '' ? NAMES[`${kind}-reserve`] : `${NAMES[kind]}, car ${reg}`

export const pickedText: typeof polish.pickedText = ({ fullName, booked, pin, calendarUrl }) => {
  const parts = [
    `Hello ${nameInMessage(fullName)},`,
    'From now on these shifts are yours:',
    booked.map(bookedLine).join('\n'),
  ]
  if (pin !== undefined)
    parts.push(
      `Your PIN for the work calendar: ${pin}\nGive it to nobody. You see your calendar with your phone number and PIN:\n${calendarUrl}`,
    )
  parts.push('If you can’t come, contact the office.')
  return `${parts.join('\n\n')}\n`
}

export const PIN_PICK_SUBJECT = 'A shift was taken for you'

export const pinPickText: typeof polish.pinPickText = ({ fullName, booked, link }) =>
  `${[
    `Hello ${nameInMessage(fullName)},`,
    'These shifts were taken for your phone number in the fleet calendar:',
    booked.map(bookedLine).join('\n'),
    'If you did it yourself, there is nothing to do.',
    `If it wasn’t you, give them back before they begin. The fleet’s office learns of it at once:\n${link}`,
  ].join('\n\n')}\n`

function bookedLine({ date, shift, reg }: polish.PickedLetter['booked'][number]): string {
  const car = reg === '' ? '' : `, car ${reg}`
  return `- ${weekdayName(date)}, ${dayAndMonth(date)}: ${NAMES[shift]}${car}`
}
