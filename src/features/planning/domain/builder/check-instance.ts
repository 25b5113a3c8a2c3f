import { fail, ok, type Result } from '#kernel/result.ts'
import type { BuildOptions, Instance } from './instance.ts'
import { SLOTS } from './instance.ts'
import type { Refusal } from './refusal.ts'

/** Above this the integer costs of one driver would no longer be exact. */
const MOST_DRIVERS = 20_000

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isWhole = (value: unknown, from: number, to: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
const isSlot = (value: unknown) => isWhole(value, 0, SLOTS - 1)
const isId = (value: unknown) => typeof value === 'string' && value !== ''
const isIdOrNull = (value: unknown) => value === null || isId(value)
const isFlag = (value: unknown) => typeof value === 'boolean'
const isListOf = (value: unknown, each: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(each)

const isUnavailable = (value: unknown) =>
  isRow(value) &&
  isSlot(value.from) &&
  isSlot(value.to) &&
  (value.from as number) <= (value.to as number) &&
  (value.kind === 'grounding' || value.kind === 'rental' || value.kind === 'papers')

const isPick = (value: unknown) =>
  isRow(value) && isSlot(value.slot) && (value.kind === 'regular' || value.kind === 'reserve')

const CAR_FIELDS: readonly [string, (value: unknown) => boolean, string][] = [
  ['priority', (value) => isWhole(value, 0, 10), 'a whole number from 0 to 10'],
  ['order', (value) => isWhole(value, 1, Number.MAX_SAFE_INTEGER), 'a whole number from 1'],
  ['unavailable', (value) => isListOf(value, isUnavailable), 'a list of { from, to, kind } with from <= to'],
]

const DRIVER_FIELDS: readonly [string, (value: unknown) => boolean, string][] = [
  ['submittedAt', (value) => typeof value === 'number' && Number.isFinite(value), 'a number'],
  ['primaryCar', isIdOrNull, 'the id of a car or null'],
  ['allowDayAndNight', isFlag, 'true or false'],
  ['workedPreviousSundayNight', isFlag, 'true or false'],
  ['picks', (value) => isListOf(value, isPick), 'a list of { slot 0-13, kind regular or reserve }'],
  ['onCallDays', (value) => isListOf(value, (day) => isWhole(day, 0, 6)), 'a list of days 0-6'],
]

function badRow(
  name: string,
  rows: unknown,
  fields: readonly [string, (value: unknown) => boolean, string][],
) {
  if (!Array.isArray(rows)) return `${name} must be a list`
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    if (!isRow(row) || !isId(row.id)) return `${name}[${index}].id must be a non-empty text`
    const id = row.id as string
    if (seen.has(id)) return `${name} has the id ${id} twice`
    seen.add(id)
    for (const [field, holds, wanted] of fields)
      if (!holds(row[field])) return `${name}[${index}] (${id}): ${field} must be ${wanted}`
  }
  return null
}

function badSeats(name: string, rows: unknown, carMayBeNull: boolean): string | null {
  const good = (row: unknown) =>
    isRow(row) && isId(row.driver) && isSlot(row.slot) && (carMayBeNull ? isIdOrNull(row.car) : isId(row.car))
  return isListOf(rows, good) ? null : `${name} must be a list of { driver, slot 0-13, car }`
}

function whatIsWrong(value: unknown): string | null {
  if (!isRow(value)) return 'it must be an object'
  if (value.format !== 'base-calendar/1') return "format must be 'base-calendar/1'"
  const isLimit = (limit: unknown) => limit === null || isWhole(limit, 0, Number.MAX_SAFE_INTEGER)
  if (!isListOf(value.limits, isLimit) || (value.limits as unknown[]).length !== SLOTS)
    return 'limits must be 14 entries, each null or a whole number from 0'
  const rows = badRow('cars', value.cars, CAR_FIELDS) ?? badRow('drivers', value.drivers, DRIVER_FIELDS)
  if (rows !== null) return rows
  const cars = new Set((value.cars as Row[]).map((car) => car.id))
  const stray = (value.drivers as Row[]).find((row) => row.primaryCar !== null && !cars.has(row.primaryCar))
  if (stray)
    return `driver ${stray.id as string} has the primary car ${stray.primaryCar as string}, which is not in cars`
  return (
    badSeats('pinned', value.pinned, true) ??
    (value.published === null ? null : badSeats('published', value.published, false))
  )
}

/** The only way from outside data to an instance. Says the first thing that is wrong. */
export function readInstance(value: unknown): Result<Instance, Refusal> {
  const wrong = whatIsWrong(value)
  if (wrong !== null) return fail({ code: 'BAD_INSTANCE', sentence: `The instance is not valid: ${wrong}.` })
  const instance = value as Instance
  return instance.drivers.length > MOST_DRIVERS
    ? fail({ code: 'TOO_LARGE', sentence: `A week holds at most ${MOST_DRIVERS} drivers.` })
    : ok(instance)
}

export function badOptions(options: BuildOptions): Refusal | null {
  const bad = (sentence: string): Refusal => ({ code: 'BAD_OPTIONS', sentence })
  const { floor = 0, policy = 'balanced', moves = 0, seed = 1, pastSlots = 0 } = options
  if (!isWhole(floor, 0, SLOTS)) return bad('floor must be a whole number from 0 to 14.')
  if (policy !== 'queue' && policy !== 'balanced' && policy !== 'equal')
    return bad('policy must be queue, balanced or equal.')
  if (!isWhole(moves, 0, Number.MAX_SAFE_INTEGER)) return bad('moves must be a whole number from 0.')
  if (!isWhole(seed, 0, 0xffff_ffff)) return bad('seed must be a whole number from 0 to 4294967295.')
  return isWhole(pastSlots, 0, SLOTS) ? null : bad('pastSlots must be a whole number from 0 to 14.')
}
