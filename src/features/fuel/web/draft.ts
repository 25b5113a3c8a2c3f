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
  /** Undefined until it is typed: then it is the price that was sent. */
  readonly petrolPrice?: string | undefined
  readonly gasPrice?: string | undefined
  readonly lines: Readonly<Record<string, TypedLine>>
  readonly ticked: readonly string[]
}

/** Dates of which drafts are kept. */
const MOST_DATES = 31

const START = 'fuel.'

export function lineKey(shift: Shift, driverId: string): string {
  return `${shift} ${driverId}`
}

export function recallFuelDraft(date: string): FuelDraft | undefined {
  return recall(nameOf(date), isDraft)
}

/**
 * The date at hand is always kept; of the others those go first that hold no litres or hours, then the
 * oldest.
 */
export function keepFuelDraft(date: string, draft: FuelDraft): void {
  remember(nameOf(date), draft)
  const others = namesKept(START).filter((name) => name !== nameOf(date))
  const tooMany = others.length + 1 - MOST_DATES
  if (tooMany <= 0) return
  const worth = (name: string) => (holdsLines(name) ? `1 ${name}` : `0 ${name}`)
  const leastFirst = others.map((name) => ({ name, worth: worth(name) })).sort(byWorth)
  for (const { name } of leastFirst.slice(0, tooMany)) forget(name)
}

/** Other dates of which something is typed here and not sent, the oldest first. */
export function unsentDates(except: string | undefined): readonly string[] {
  return namesKept(START)
    .filter((name) => name !== nameOf(except ?? '') && holdsLines(name))
    .map((name) => name.slice(START.length))
    .sort()
}

function byWorth(a: { readonly worth: string }, b: { readonly worth: string }): number {
  return a.worth < b.worth ? -1 : 1
}

function nameOf(date: string): string {
  return START + date
}

function holdsLines(name: string): boolean {
  return Object.keys(recall(name, isDraft)?.lines ?? {}).length > 0
}

/** Without the rows that were sent just as they are typed; one that was typed on meanwhile stays. */
export function withoutSent(draft: FuelDraft, sent: Readonly<Record<string, TypedLine>>): FuelDraft {
  const left = Object.entries(draft.lines).filter(([key, { petrol, gas, hours }]) => {
    const line = sent[key]
    return !line || line.petrol !== petrol || line.gas !== gas || line.hours !== hours
  })
  return { ...draft, lines: Object.fromEntries(left) }
}

function isDraft(value: unknown): value is FuelDraft {
  if (!isRecord(value)) return false
  const { petrolPrice, gasPrice, ticked, lines } = value
  return (
    [petrolPrice, gasPrice].every((price) => price === undefined || typeof price === 'string') &&
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
