import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { tryScheme } from '../contract-example.ts'

export type Tried = OutputOf<typeof tryScheme>

/** What a scheme would have changed for one driver, in grosze of the week's result. */
export interface EffectOnDriver {
  readonly id: string
  readonly name: string
  /** Null where no scheme held or an amount is missing, so that nothing can be compared. */
  readonly before: number | null
  /** Null where an amount is missing. */
  readonly after: number | null
  readonly change: number | null
}

export interface Effect {
  readonly drivers: readonly EffectOnDriver[]
  /** Null where nobody can be compared. */
  readonly before: number | null
  /** Of drivers of whom nothing is missing; null where there are none. */
  readonly after: number | null
  /** What the fleet pays more; only of drivers who can be compared. */
  readonly cost: number | null
  readonly gains: number
  readonly loses: number
  readonly same: number
  /** No scheme held for anyone, so that there is nothing to compare with. */
  readonly isFirst: boolean
  /** Drivers of whom an amount is missing, and what: `Uber: brak brutto do VAT` by code and app. */
  readonly unknown: number
  readonly missing: readonly Missing[]
  /** Who gains most and who loses most; undefined where nobody does. */
  readonly most: EffectOnDriver | undefined
  readonly least: EffectOnDriver | undefined
}

type Missing = Tried['drivers'][number]['after']['unknown'][number]
type Amounts = Pick<Tried['drivers'][number]['after'], 'result' | 'unknown'>

interface Settled {
  readonly id: string
  readonly name: string
  readonly before: Amounts | null
  readonly after: Amounts
}

/** Null where an amount is missing: what it comes to is not known. */
export function known(amounts: Amounts | null): number | null {
  return amounts && amounts.unknown.length === 0 ? amounts.result : null
}

export function effectOf(settled: readonly Settled[]): Effect {
  const drivers = settled.map(({ id, name, before, after }) => ({
    id,
    name,
    ...{ before: known(before), after: known(after) },
    change: changeOf(known(before), known(after)),
  }))
  const told = drivers.flatMap(({ after }) => (after === null ? [] : [after]))
  const lacking = settled.map(({ before, after }) => [...(before?.unknown ?? []), ...after.unknown])
  const compared = drivers.filter(({ change }) => change !== null)
  const changes = compared.map((driver) => ({ driver, change: driver.change ?? 0 }))
  const sorted = changes.toSorted((a, b) => b.change - a.change)
  const [first] = sorted
  const last = sorted.at(-1)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    drivers,
    before: compared.length === 0 ? null : sum(compared.map(({ before }) => before ?? 0)),
    after: told.length === 0 ? null : sum(told),
    cost: compared.length === 0 ? null : sum(changes.map(({ change }) => change)),
    gains: changes.filter(({ change }) => change > 0).length,
    loses: changes.filter(({ change }) => change < 0).length,
    same: changes.filter(({ change }) => change === 0).length,
    isFirst: settled.every(({ before }) => before === null),
    unknown: lacking.filter((of) => of.length > 0).length,
    missing: distinct(lacking.flat()),
    most: first && first.change > 0 ? first.driver : undefined,
    least: last && last.change < 0 ? last.driver : undefined,
  }
}

export function changeOf(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : after - before
}

export function distinct(missing: readonly Missing[]): Missing[] {
  return [...new Map(missing.map((one) => [`${one.code} ${one.app ?? ''}`, one])).values()]
}

type LineCode = NonNullable<Tried['example']>['lines'][number]['code']
const OF_NET: readonly LineCode[] = [
  ...(['app-net', 'app-gross', 'app-commission', 'app-other', 'share', 'tier', 'guarantee'] as const),
  ...(['vat-charge', 'vat-relief'] as const),
]
const STAND_ON: Readonly<Record<Missing['code'], readonly LineCode[]>> = {
  'net-unknown': OF_NET,
  'net-partly-told': OF_NET,
  'gross-unknown': ['vat-charge', 'vat-relief'],
  'hours-unknown': ['hour-pay', 'guarantee'],
}

/** Whether a line is reckoned of an amount that is missing. */
export function isUnknown(line: LineCode, missing: readonly Missing[]): boolean {
  return missing.some(({ code }) => STAND_ON[code].includes(line))
}
