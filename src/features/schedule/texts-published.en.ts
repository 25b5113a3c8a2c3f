import { entryNote } from '#features/drivers/session/texts-entry.en.ts'
import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { shiftOfSlot, slotAt } from '#kernel/slot.ts'
import { weekdayName, weekdayShort } from '#platform/pure/dates.en.ts'
import type * as polish from './texts-published.ts'
import { weekDates } from './texts-published.ts'
import { waitWords } from './texts-waits.en.ts'

export { weekDates } from './texts-published.ts'

export const publishedSubject: typeof polish.publishedSubject = (week) =>
  `Your schedule for the week ${weekDates(week)}`

export const publishedLetter: typeof polish.publishedLetter = (fullName, week, places, calendarUrl) => {
  const drives = places.filter(({ reg }) => reg !== '')
  const waits = places.filter(({ reg, onCall }) => reg === '' && !onCall)
  const called = places.filter(({ onCall, slot }) => onCall && shiftOfSlot(slot) === 'day')
  const when = (slot: number) =>
    `${dateWords(slotAt(week, slot).date)}, ${shiftOfSlot(slot) === 'day' ? 'day' : 'night'}`
  const parts = [
    `Hello ${nameInMessage(fullName)},`,
    `The schedule for the week ${weekDates(week)} is ready.`,
  ]
  parts.push(
    drives.length === 0
      ? 'You have no shift with a car this week.'
      : `You drive:\n${drives.map(({ slot, reg }) => `- ${when(slot)}: ${reg}`).join('\n')}`,
  )
  if (waits.length > 0)
    parts.push(
      `On reserve (no car yet):\n${waits.map((place) => `- ${[when(place.slot), waitWords(place, place.reason)].filter(Boolean).join('. ')}`).join('\n')}`,
    )
  if (called.length > 0)
    parts.push(`On call:\n${called.map(({ slot }) => `- ${dateWords(slotAt(week, slot).date)}`).join('\n')}`)
  parts.push(
    [`You see the whole schedule in your calendar: ${calendarUrl}`, entryNote(calendarUrl)]
      .filter(Boolean)
      .join('\n'),
  )
  return `${parts.join('\n\n')}\n`
}

export const publishedShort: typeof polish.publishedShort = (places, week) => {
  const drives = places.filter(({ reg }) => reg !== '')
  const waits = places.filter(({ reg, onCall }) => reg === '' && !onCall).length
  const shifts = drives.map(
    ({ slot, reg }) =>
      `${weekdayShort(slotAt(week, slot).date)} ${shiftOfSlot(slot) === 'day' ? 'day' : 'night'} ${reg}`,
  )
  const own = shifts.length === 0 ? 'No shift with a car.' : `${shifts.join(', ')}.`
  return waits > 0 ? `${own} On reserve: ${waits}.` : own
}

function dateWords(date: CalendarDate): string {
  return `${weekdayName(date)}, ${formatStateDay(date)}`
}
