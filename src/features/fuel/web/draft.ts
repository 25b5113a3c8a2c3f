import type { Shift } from '#kernel/shift.ts'
import { forget, isRecord, namesKept, recall, remember } from '#platform/web/device-memory.ts'

/** What is typed for one driver and shift, letter by letter, and whether the row was ticked off. */
export interface TypedLine {
  readonly petrol: string
  readonly gas: string
  readonly hours: string
}

/** What this device keeps of a date until it is sent. Lines are keyed by {@link lineKey}. */
export interface FuelDraft {
  readonly petrolPrice: string
  readonly gasPrice: string
  readonly lines: Readonly<Record<string, TypedLine>>
  readonly ticked: readonly string[]
}

/** Dates of which drafts are kept; the oldest goes first. */
const MOST_DATES = 31

export function lineKey(shift: Shift, driverId: string): string {
  return `${shift} ${driverId}`
}

export function recallFuelDraft(date: string): FuelDraft | undefined {
  return recall(`fuel.${date}`, isDraft)
}

export function keepFuelDraft(date: string, draft: FuelDraft): void {
  remember(`fuel.${date}`, draft)
  const dates = [...namesKept('fuel.')].sort()
  for (const oldest of dates.slice(0, Math.max(0, dates.length - MOST_DATES))) forget(oldest)
}

function isDraft(value: unknown): value is FuelDraft {
  if (!isRecord(value)) return false
  const { petrolPrice, gasPrice, ticked, lines } = value
  return (
    typeof petrolPrice === 'string' &&
    typeof gasPrice === 'string' &&
    Array.isArray(ticked) &&
    ticked.every((key) => typeof key === 'string') &&
    isRecord(lines) &&
    Object.values(lines).every(isLine)
  )
}

function isLine(value: unknown): value is TypedLine {
  if (!isRecord(value)) return false
  const { petrol, gas, hours } = value
  return [petrol, gas, hours].every((text) => typeof text === 'string')
}
