import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

/** Spaces, and characters of no width that copying brings along. */
const UNSEEN = /[\s\p{Cf}]/gu

/** How a registration is kept: upper case, without spaces (D25). */
export function normalizeRegistration(text: string): string {
  return text.replace(UNSEEN, '').toLocaleUpperCase('pl')
}

/** 3 to 8 characters without spaces (D25: the specification's unused 3-7 would refuse real plates). */
export function isRegistration(reg: string): boolean {
  return /^[^\s\p{C}]{3,8}$/u.test(reg)
}

/** How a VIN is kept: upper case, without spaces. */
export function normalizeVin(text: string): string {
  return text.replace(UNSEEN, '').toUpperCase()
}

/** Exactly 17 letters and digits without I, O and Q; no check digit, which does not bind in Europe (D25). */
export function isVin(vin: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin)
}

/**
 * The identity of a vehicle in the form it is kept in.
 * @returns the fields that are wrong, where one is
 */
export function judgeIdentity(form: {
  readonly reg: string
  readonly vin: string
}): Result<{ reg: string; vin: string }, readonly ('reg' | 'vin')[]> {
  const reg = normalizeRegistration(form.reg)
  const vin = normalizeVin(form.vin)
  const wrong: ('reg' | 'vin')[] = []
  if (!isRegistration(reg)) wrong.push('reg')
  if (!isVin(vin)) wrong.push('vin')
  return wrong.length > 0 ? fail(wrong) : ok({ reg, vin })
}

/**
 * The order in which cars are used and listed: high priority first, then low order, then registration (D16).
 */
export function compareForUse(a: CarInLine, b: CarInLine): number {
  if (a.priority !== b.priority) return b.priority - a.priority
  if (a.order !== b.order) return a.order - b.order
  return a.reg < b.reg ? -1 : a.reg > b.reg ? 1 : 0
}

interface CarInLine {
  readonly reg: string
  readonly priority: number
  readonly order: number
}

/** What is kept of a vehicle (Spec 2 §3), under the names of the wire. */
export interface VehicleRecord {
  readonly reg: string
  readonly make: string
  readonly model: string
  readonly year: number
  readonly color: string
  readonly vin: string
  /** First registration. */
  readonly entryDate: CalendarDate
  readonly exitDate: CalendarDate
  /** Next periodic inspection. */
  readonly service: CalendarDate
  readonly priority: number
  readonly sort: number
  readonly flotmanId: string
  readonly isRental: boolean
  /** Where it stands between shifts; empty where nobody has said. */
  readonly parking: string
  readonly insName: string
  readonly insNum: string
  readonly insEnd: CalendarDate
}

/**
 * A vehicle cannot leave the fleet before it was first registered. Days in any other order are possible, if
 * odd.
 */
export function leavesBeforeEntering(dates: {
  readonly entryDate: CalendarDate
  readonly exitDate: CalendarDate
}): boolean {
  return dates.exitDate < dates.entryDate
}

const NUMBER = '[AC-CE-HJ-NP-Y\\d]'
/**
 * Two letters and five characters, three letters and four or five, or an individual plate; no B, D, I, O, Z
 * in the number.
 */
const USUAL_PLATE = new RegExp(`^(?:[A-Z]{2}\\d${NUMBER}{4}|[A-Z]{3}${NUMBER}{4,5}|[A-Z]\\d[A-Z\\d]{3,5})$`)

/**
 * Whether a registration looks like a Polish plate. An odd one is only worth a second look: there are foreign
 * and older ones.
 */
export function isUsualPlate(reg: string): boolean {
  return USUAL_PLATE.test(normalizeRegistration(reg))
}
