import { type CalendarDate, formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import { type Grosze, inZloty } from '#kernel/money.ts'
import { WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { shiftOfSlot, weekdayOfSlot } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
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
  former: 'driver',
  grounded: 'vehicle',
  user: 'user',
  vehicle: 'vehicle',
}
/** Amounts, which are noted in grosze. */
const AMOUNTS: ReadonlySet<string> = new Set(['grosze', 'twoPersonsOver'])
/** Distances, which are noted in metres; `formerly` is one beside them. */
const METRES = 'metres'
/** An ISO week, as `2026-W47`. */
const WEEK = /^(\d{4})-W(\d{1,2})$/

/**
 * The details of an entry in Polish: `kierowca: Jan Kowalski, data: 17.3.2026`. Identifiers of what has no
 * name here say nothing to a person, and are left out.
 * @param nameOf the name of `driver:…`, `user:…` or `vehicle:…`
 */
export function detailWords(details: Details, nameOf: (subject: string) => string): string {
  return Object.entries(details)
    .flatMap(([name, value]) => {
      const told =
        typeof value === 'number' && name === 'formerly' && METRES in details
          ? kilometres(value)
          : valueWords(name, value, nameOf)
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
  if (typeof value === 'number') return numberWords(name, value)
  if (value === '') return undefined
  const several = value.split(', ')
  if (several.every((each) => IDENTIFIER.test(each))) {
    const subject = SUBJECTS[name]
    return subject && several.map((each) => nameOf(`${subject}:${each}`)).join(', ')
  }
  const [, year, week] = WEEK.exec(value) ?? []
  if (year && week) return `${Number(week)}/${year}`
  const date = parseDate(value)
  if (date && name === 'week') return weekWords(date)
  return date ? formatStateDay(date) : (detailValues[value] ?? value)
}

function numberWords(name: string, value: number): string {
  if (AMOUNTS.has(name)) return auditListTexts.zloty(inZloty(value as Grosze))
  if (name === METRES) return kilometres(value)
  return name === 'slot' ? slotWords(value) : String(value)
}

function kilometres(metres: number): string {
  const km = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 3 }).format(metres / 1000)
  return auditListTexts.kilometres(km)
}

/** A week that is noted by its Monday: `47/2026`. */
function weekWords(monday: CalendarDate): string {
  const { year, week } = weekOf(monday)
  return `${week}/${year}`
}

/** A slot of the week, 0-13 (D2), as weekday and shift. */
function slotWords(slot: number): string {
  const weekday = (WEEKDAY_SHORT[weekdayOfSlot(slot)] ?? '').toLocaleLowerCase('pl')
  return `${weekday} ${detailValues[shiftOfSlot(slot)]}`
}
