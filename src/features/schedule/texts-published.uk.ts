import { entryNote } from '#features/drivers/session/texts-entry.uk.ts'
import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { shiftOfSlot, slotAt } from '#kernel/slot.ts'
import { weekdayName, weekdayShort } from '#platform/pure/dates.uk.ts'
import type * as polish from './texts-published.ts'
import { weekDates } from './texts-published.ts'
import { waitWords } from './texts-waits.uk.ts'

export { weekDates } from './texts-published.ts'

export const publishedSubject: typeof polish.publishedSubject = (week) =>
  `Ваш графік на тиждень ${weekDates(week)}`

export const publishedLetter: typeof polish.publishedLetter = (fullName, week, places, calendarUrl) => {
  const drives = places.filter(({ reg }) => reg !== '')
  const waits = places.filter(({ reg, onCall }) => reg === '' && !onCall)
  const called = places.filter(({ onCall, slot }) => onCall && shiftOfSlot(slot) === 'day')
  const when = (slot: number) =>
    `${dateWords(slotAt(week, slot).date)}, ${shiftOfSlot(slot) === 'day' ? 'день' : 'ніч'}`
  const parts = [`Вітаємо, ${nameInMessage(fullName)}!`, `Графік на тиждень ${weekDates(week)} готовий.`]
  parts.push(
    drives.length === 0
      ? 'Цього тижня у вас немає зміни з авто.'
      : `Ви їдете:\n${drives.map(({ slot, reg }) => `- ${when(slot)}: ${reg}`).join('\n')}`,
  )
  if (waits.length > 0)
    parts.push(
      `У резерві (авто ще немає):\n${waits.map((place) => `- ${[when(place.slot), waitWords(place, place.reason)].filter(Boolean).join('. ')}`).join('\n')}`,
    )
  if (called.length > 0)
    parts.push(
      `На виклик:\n${called.map(({ slot }) => `- ${dateWords(slotAt(week, slot).date)}`).join('\n')}`,
    )
  parts.push(
    [`Увесь графік ви побачите у своєму календарі: ${calendarUrl}`, entryNote(calendarUrl)]
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
      `${weekdayShort(slotAt(week, slot).date)} ${shiftOfSlot(slot) === 'day' ? 'день' : 'ніч'} ${reg}`,
  )
  const own = shifts.length === 0 ? 'Зміни з авто немає.' : `${shifts.join(', ')}.`
  return waits > 0 ? `${own} У резерві: ${waits}.` : own
}

function dateWords(date: CalendarDate): string {
  return `${weekdayName(date)}, ${formatStateDay(date)}`
}
