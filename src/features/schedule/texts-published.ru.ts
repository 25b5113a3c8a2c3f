import { entryNote } from '#features/drivers/session/texts-entry.ru.ts'
import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { shiftOfSlot, slotAt } from '#kernel/slot.ts'
import { weekdayName, weekdayShort } from '#platform/pure/dates.ru.ts'
import type * as polish from './texts-published.ts'
import { weekDates } from './texts-published.ts'
import { waitWords } from './texts-waits.ru.ts'

export { weekDates } from './texts-published.ts'

export const publishedSubject: typeof polish.publishedSubject = (week) =>
  `Ваш график на неделю ${weekDates(week)}`

export const publishedLetter: typeof polish.publishedLetter = (fullName, week, places, calendarUrl) => {
  const drives = places.filter(({ reg }) => reg !== '')
  const waits = places.filter(({ reg, onCall }) => reg === '' && !onCall)
  const called = places.filter(({ onCall, slot }) => onCall && shiftOfSlot(slot) === 'day')
  const when = (slot: number) =>
    `${dateWords(slotAt(week, slot).date)}, ${shiftOfSlot(slot) === 'day' ? 'день' : 'ночь'}`
  const parts = [`Здравствуйте, ${nameInMessage(fullName)}!`, `График на неделю ${weekDates(week)} готов.`]
  parts.push(
    drives.length === 0
      ? 'На этой неделе у вас нет смены с машиной.'
      : `Вы едете:\n${drives.map(({ slot, reg }) => `- ${when(slot)}: ${reg}`).join('\n')}`,
  )
  if (waits.length > 0)
    parts.push(
      `В резерве (машины ещё нет):\n${waits.map((place) => `- ${[when(place.slot), waitWords(place, place.reason)].filter(Boolean).join('. ')}`).join('\n')}`,
    )
  if (called.length > 0)
    parts.push(
      `По вызову:\n${called.map(({ slot }) => `- ${dateWords(slotAt(week, slot).date)}`).join('\n')}`,
    )
  parts.push(
    [`Весь график вы увидите в своём календаре: ${calendarUrl}`, entryNote(calendarUrl)]
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
      `${weekdayShort(slotAt(week, slot).date)} ${shiftOfSlot(slot) === 'day' ? 'день' : 'ночь'} ${reg}`,
  )
  const own = shifts.length === 0 ? 'Смены с машиной нет.' : `${shifts.join(', ')}.`
  return waits > 0 ? `${own} В резерве: ${waits}.` : own
}

function dateWords(date: CalendarDate): string {
  return `${weekdayName(date)}, ${formatStateDay(date)}`
}
