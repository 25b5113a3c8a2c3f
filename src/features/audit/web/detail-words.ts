import { formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import { WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { shiftOfSlot, weekdayOfSlot } from '#kernel/slot.ts'
import { auditListTexts, detailNames, detailValues } from '../texts.ts'

type Detail = string | number | boolean

/** What the log notes of an act beside its name. */
export type Details = Readonly<Record<string, Detail>>

const IDENTIFIER = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
/** Of whom or of what an identifier is, as `nameOf` asks for it. */
const SUBJECTS: Readonly<Record<string, string>> = {
  car: 'vehicle',
  driver: 'driver',
  folded: 'driver',
  grounded: 'vehicle',
  user: 'user',
  vehicle: 'vehicle',
}

/**
 * The details of an entry in Polish: `kierowca: Jan Kowalski, data: 17.3.2026`. Identifiers of what has no
 * name here say nothing to a person, and are left out.
 * @param nameOf the name of `driver:…`, `user:…` or `vehicle:…`
 */
export function detailWords(details: Details, nameOf: (subject: string) => string): string {
  return Object.entries(details)
    .flatMap(([name, value]) => {
      const told = valueWords(name, value, nameOf)
      return told === undefined ? [] : [`${nameWords(name)}: ${told}`]
    })
    .join(', ')
}

/** `formerly` followed by which of several. */
function nameWords(name: string): string {
  return detailNames[name] ?? detailNames[name.split(' ')[0] ?? ''] ?? name
}

function valueWords(name: string, value: Detail, nameOf: (subject: string) => string): string | undefined {
  if (typeof value === 'boolean') return value ? 'tak' : auditListTexts.no
  if (typeof value === 'number') return name === 'slot' ? slotWords(value) : String(value)
  const several = value.split(', ')
  if (several.every((each) => IDENTIFIER.test(each))) {
    const subject = SUBJECTS[name]
    return subject && several.map((each) => nameOf(`${subject}:${each}`)).join(', ')
  }
  const date = parseDate(value)
  return date ? formatStateDay(date) : (detailValues[value] ?? value)
}

/** A slot of the week, 0-13 (D2), as weekday and shift. */
function slotWords(slot: number): string {
  const weekday = (WEEKDAY_SHORT[weekdayOfSlot(slot)] ?? '').toLocaleLowerCase('pl')
  return `${weekday} ${detailValues[shiftOfSlot(slot)]}`
}
