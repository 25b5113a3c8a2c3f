import { byId, compareText, idsOf } from '../arithmetic/in-order.ts'
import { sumOf } from '../arithmetic/whole-grosze.ts'
import { type FactKind, type IncomeFact, PASS_KINDS, type PassKind } from './income-fact.ts'
import { factsTogether } from './row-key.ts'

/** What one app told of one driver's period, in grosze. */
export interface AppSums {
  readonly app: string
  /** Adjustments included. */
  readonly net: number
  /** As the app said it, worked out of its parts, or (for want of the commission) not known. */
  readonly netFrom: 'app' | 'parts' | 'unknown'
  /** Some gross or net was told that is not 0, whatever they come to together. */
  readonly hadRides: boolean
  /** Gross and commission told beside the app's net, in rows without one: twice the same money, or lost. */
  readonly besideNet: readonly string[]
  /** Null where the app told no such amount; 0 is an amount. */
  readonly told: Readonly<Record<FactKind, number | null>>
  readonly rowIds: Readonly<Record<FactKind, readonly string[]>>
}

/** By the app's name; the order of facts changes nothing. */
export function appSums(facts: readonly IncomeFact[]): AppSums[] {
  const byApp = Map.groupBy(facts, ({ app }) => app)
  return [...byApp].sort(([a], [b]) => compareText(a, b)).map(([app, rows]) => sumsOf(app, byId(rows)))
}

function sumsOf(app: string, rows: readonly IncomeFact[]): AppSums {
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  const each = <T>(of: (rows: readonly IncomeFact[]) => T): Record<FactKind, T> => ({
    gross: of(byKind.get('gross') ?? []),
    commission: of(byKind.get('commission') ?? []),
    net: of(byKind.get('net') ?? []),
    tip: of(byKind.get('tip') ?? []),
    toll: of(byKind.get('toll') ?? []),
    campaign: of(byKind.get('campaign') ?? []),
    cancellation: of(byKind.get('cancellation') ?? []),
    cash: of(byKind.get('cash') ?? []),
    adjustment: of(byKind.get('adjustment') ?? []),
    payout: of(byKind.get('payout') ?? []),
  })
  const told = each((of) => (of.length === 0 ? null : sumOf(of.map(({ grosze }) => grosze))))
  const hadRides = rows.some(({ kind, grosze }) => tellsRides(kind, grosze))
  return { app, told, rowIds: each(idsOf), hadRides, besideNet: besideNet(rows), ...netOf(told) }
}

export function tellsRides(kind: FactKind, grosze: number): boolean {
  return (kind === 'gross' || kind === 'net') && grosze !== 0
}

/** A commission is never worked out as what is left over; a net without one is said to be unknown. */
export function netOf(told: AppSums['told']): Pick<AppSums, 'net' | 'netFrom'> {
  const adjustment = told.adjustment ?? 0
  if (told.net !== null) return { net: sumOf([told.net, adjustment]), netFrom: 'app' }
  const parts = PASS_KINDS.map((kind) => told[kind] ?? 0)
  return {
    net: sumOf([told.gross ?? 0, 0 - (told.commission ?? 0), ...parts, adjustment]),
    netFrom: told.gross !== null && told.commission === null ? 'unknown' : 'parts',
  }
}

/** @param rows of one app */
function besideNet(rows: readonly IncomeFact[]): string[] {
  const tellsNet = (row: readonly IncomeFact[]) => row.some(({ kind }) => kind === 'net')
  if (!tellsNet(rows)) return []
  const others = factsTogether(rows).filter((row) => !tellsNet(row))
  return idsOf(others.flat().filter(({ kind }) => kind === 'gross' || kind === 'commission'))
}

/** Of what the app told, in grosze; 0 where it told none. */
export function passed({ told }: AppSums, kinds: readonly PassKind[]): number {
  return sumOf(kinds.map((kind) => told[kind] ?? 0))
}
