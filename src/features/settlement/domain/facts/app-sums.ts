import { byId, compareText, idsOf } from '../arithmetic/in-order.ts'
import { sumOf } from '../arithmetic/whole-grosze.ts'
import { tellsRides } from './fact-row.ts'
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
  /** Grosses of rows that tell no commission, where the app tells no net: the rest of them is not known. */
  readonly withoutCommission: readonly string[]
  /** Nets of rows that tell no gross of what they are the net of. */
  readonly withoutGross: readonly string[]
  /** What those rows tell, added up. */
  readonly toldWithoutGross: Readonly<Record<'net' | PassKind, number>>
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
  const lacking = rowsLacking(rows, told)
  const isUnknown = lacking.withoutCommission.length > 0
  return { app, told, rowIds: each(idsOf), hadRides, ...lacking, ...netOf(told, isUnknown) }
}

type Lacking = Pick<AppSums, 'besideNet' | 'withoutCommission' | 'withoutGross' | 'toldWithoutGross'>

/** What rows of an app leave untold beside others. @param told the app's sums */
export function rowsLacking(facts: readonly IncomeFact[], told: AppSums['told']): Lacking {
  const together = factsTogether(facts)
  const lacking = rowsWithoutGross(together)
  const sumIn = (kind: FactKind) => sumOf(lacking.map((row) => amountIn(row, [kind])))
  return {
    besideNet: besideNet(together),
    withoutCommission: told.net === null ? idsWithoutCommission(together) : [],
    withoutGross: idsOfKind(lacking, 'net'),
    toldWithoutGross: {
      net: sumIn('net'),
      tip: sumIn('tip'),
      toll: sumIn('toll'),
      campaign: sumIn('campaign'),
      cancellation: sumIn('cancellation'),
    },
  }
}

/** A commission is never worked out as what is left over; a net without one is said to be unknown. */
export function netOf(told: AppSums['told'], isUnknown: boolean): Pick<AppSums, 'net' | 'netFrom'> {
  const adjustment = told.adjustment ?? 0
  if (told.net !== null) return { net: sumOf([told.net, adjustment]), netFrom: 'app' }
  const parts = PASS_KINDS.map((kind) => told[kind] ?? 0)
  return {
    net: sumOf([told.gross ?? 0, 0 - (told.commission ?? 0), ...parts, adjustment]),
    netFrom: isUnknown ? 'unknown' : 'parts',
  }
}

type RowsOfApp = readonly (readonly IncomeFact[])[]

const tells = (row: readonly IncomeFact[], asked: FactKind) => row.some(({ kind }) => kind === asked)
const amountIn = (row: readonly IncomeFact[], kinds: readonly FactKind[]) =>
  sumOf(row.map(({ kind, grosze }) => (kinds.includes(kind) ? grosze : 0)))
const idsOfKind = (rows: RowsOfApp, ...kinds: readonly FactKind[]) =>
  idsOf(rows.flat().filter(({ kind }) => kinds.includes(kind)))

function besideNet(rows: RowsOfApp): string[] {
  if (!rows.some((row) => tells(row, 'net'))) return []
  return idsOfKind(
    rows.filter((row) => !tells(row, 'net')),
    ...(['gross', 'commission'] as const),
  )
}

/** Another row's commission says nothing of this one. A gross of 0 has none. */
function idsWithoutCommission(rows: RowsOfApp): string[] {
  return idsOfKind(
    rows.filter((row) => !tells(row, 'commission') && amountIn(row, ['gross']) !== 0),
    'gross',
  )
}

/** Nothing lacks of a net that is tips and the like, nor of a payment, which need not have a fare. */
function rowsWithoutGross(rows: RowsOfApp): RowsOfApp {
  const lacks = (row: readonly IncomeFact[]) =>
    !tells(row, 'gross') &&
    !row.some(({ isPayment }) => isPayment) &&
    amountIn(row, ['net']) !== amountIn(row, PASS_KINDS)
  return rows.filter((row) => tells(row, 'net') && lacks(row))
}

/** Of what the app told, in grosze; 0 where it told none. */
export function passed({ told }: AppSums, kinds: readonly PassKind[]): number {
  return sumOf(kinds.map((kind) => told[kind] ?? 0))
}

/** Some of its nets came without the gross of which they are left. */
export function lacksGross({ told, withoutGross }: AppSums): boolean {
  return withoutGross.length > 0 || (told.gross === null && told.net !== null)
}
