import { compareText } from '../arithmetic/in-order.ts'
import { ofSameRows } from '../arithmetic/of-same-rows.ts'
import { plus } from '../arithmetic/whole-grosze.ts'
import { type AppSums, netOf, rowsLacking } from './app-sums.ts'
import { type FactRow, factsOfRows, hadRides, rowsByKinds } from './fact-row.ts'
import type { FactKind } from './income-fact.ts'

const NO_ROWS: AppSums['rowIds'] = {
  ...{ gross: [], commission: [], net: [], tip: [], toll: [], campaign: [] },
  ...{ cancellation: [], cash: [], adjustment: [], payout: [] },
}

const WHOLE: readonly FactKind[] = ['gross', 'commission', 'net']

/** As `appSums` of the rows' facts, but for the rows on which sums stand: they are not listed. */
export const sumsOfRows = ofSameRows((rows: readonly FactRow[]): readonly AppSums[] => {
  const byApp = Map.groupBy(rows, ({ app }) => app)
  return [...byApp].sort(([a], [b]) => compareText(a, b)).map(([app, own]) => sumsOfApp(app, own))
})

function sumsOfApp(app: string, rows: readonly FactRow[]): AppSums {
  const told: Record<FactKind, number | null> = {
    ...{ gross: null, commission: null, net: null, tip: null, toll: null, campaign: null },
    ...{ cancellation: null, cash: null, adjustment: null, payout: null },
  }
  const byKinds = rowsByKinds(rows)
  for (const [kinds, telling] of byKinds)
    for (const [at, kind] of kinds.entries()) {
      let sum = told[kind] ?? 0
      for (const { amounts } of telling) sum = plus(sum, amounts[at] ?? 0)
      told[kind] = sum
    }
  // Where every row tells gross, commission and net, as most files do, no fact is to be looked at.
  const isWhole = [...byKinds.keys()].every((kinds) => WHOLE.every((kind) => kinds.includes(kind)))
  const lacking = rowsLacking(isWhole ? [] : factsOfRows(rows), told)
  const unknown = lacking.withoutCommission.length > 0
  return { app, told, rowIds: NO_ROWS, hadRides: rows.some(hadRides), ...lacking, ...netOf(told, unknown) }
}
