import { compareText } from '../arithmetic/in-order.ts'
import { plus } from '../arithmetic/whole-grosze.ts'
import { type AppSums, netOf, tellsRides } from './app-sums.ts'
import { type FactRow, factsOfRow, rowsTogether } from './fact-row.ts'
import type { FactKind } from './income-fact.ts'

const NO_ROWS: AppSums['rowIds'] = {
  ...{ gross: [], commission: [], net: [], tip: [], toll: [], campaign: [] },
  ...{ cancellation: [], cash: [], adjustment: [], payout: [] },
}

/**
 * As `appSums` of the rows' facts, but for the rows on which sums stand: only those that a warning names are
 * listed, the gross of a net that is not known.
 */
export function sumsOfRows(rows: readonly FactRow[]): AppSums[] {
  const byApp = Map.groupBy(rows, ({ app }) => app)
  return [...byApp].sort(([a], [b]) => compareText(a, b)).map(([app, own]) => sumsOfApp(app, own))
}

function sumsOfApp(app: string, rows: readonly FactRow[]): AppSums {
  const told: Record<FactKind, number | null> = {
    ...{ gross: null, commission: null, net: null, tip: null, toll: null, campaign: null },
    ...{ cancellation: null, cash: null, adjustment: null, payout: null },
  }
  let hadRides = false
  for (const { kinds, amounts } of rows)
    for (const [at, kind] of kinds.entries()) {
      const grosze = amounts[at] ?? 0
      told[kind] = plus(told[kind] ?? 0, grosze)
      hadRides ||= tellsRides(kind, grosze)
    }
  const net = netOf(told)
  const rowIds = net.netFrom === 'unknown' ? { ...NO_ROWS, gross: idsOfKind(rows, 'gross') } : NO_ROWS
  return { app, told, rowIds, hadRides, besideNet: told.net === null ? [] : besideNet(rows), ...net }
}

/** @param rows of one app, which told a net */
function besideNet(rows: readonly FactRow[]): string[] {
  if (rows.every(({ kinds }) => kinds.includes('net'))) return []
  const lacking = rowsTogether(rows).filter((row) => !row.some(({ kinds }) => kinds.includes('net')))
  const beside = lacking.flat()
  return [...idsOfKind(beside, 'gross'), ...idsOfKind(beside, 'commission')].sort(compareText)
}

function idsOfKind(rows: readonly FactRow[], kind: FactKind): string[] {
  return rows
    .flatMap((row) => factsOfRow(row).flatMap((fact) => (fact.kind === kind ? [fact.id] : [])))
    .sort(compareText)
}
