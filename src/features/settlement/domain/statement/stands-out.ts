import { compareText } from '../arithmetic/in-order.ts'
import { sumOf } from '../arithmetic/whole-grosze.ts'

/** What a week is compared by, in grosze. */
export interface WeekFigures {
  readonly netByApp: ReadonlyMap<string, number>
  readonly shifts: number
  readonly result: number
}

/** A difference stands out where it is at least both: so much money, and such a part of the week before. */
export interface StandsOutFrom {
  readonly leastGrosze: number
  readonly basisPoints: number
}

/** What differs so much from the week before that a person should look before closing. */
export type Difference = {
  readonly before: number
  readonly now: number
  readonly difference: number
} & (
  | { readonly code: 'net'; readonly app: null }
  | { readonly code: 'net-of-app' | 'app-new' | 'app-gone'; readonly app: string }
  | { readonly code: 'shifts' | 'result'; readonly app: null }
)

/**
 * In order: the net of all apps, each app's, shifts, the result. Nothing stands out in a driver's first
 * week.
 */
export function differencesThatStandOut(
  now: WeekFigures,
  before: WeekFigures | undefined,
  from: StandsOutFrom,
): Difference[] {
  if (!before) return []
  const isMuch = (was: number, is: number, least: number) =>
    Math.abs(is - was) >= least &&
    is !== was &&
    BigInt(Math.abs(is - was)) * 10_000n >= BigInt(from.basisPoints) * BigInt(Math.abs(was))
  const of = (was: number, is: number) => ({ before: was, now: is, difference: is - was })
  const found: Difference[] = []

  const total = ({ netByApp }: WeekFigures) => sumOf(netByApp.values())
  const nets = [total(before), total(now)] as const
  if (isMuch(...nets, from.leastGrosze)) found.push({ code: 'net', app: null, ...of(...nets) })
  const apps = [...new Set([...before.netByApp.keys(), ...now.netByApp.keys()])].sort(compareText)
  for (const app of apps) {
    const was = before.netByApp.get(app)
    const is = now.netByApp.get(app)
    if (!isMuch(was ?? 0, is ?? 0, from.leastGrosze)) continue
    const code = was === undefined ? 'app-new' : is === undefined ? 'app-gone' : 'net-of-app'
    found.push({ code, app, ...of(was ?? 0, is ?? 0) })
  }
  if (isMuch(before.shifts, now.shifts, 2))
    found.push({ code: 'shifts', app: null, ...of(before.shifts, now.shifts) })
  if (isMuch(before.result, now.result, from.leastGrosze))
    found.push({ code: 'result', app: null, ...of(before.result, now.result) })
  return found
}
