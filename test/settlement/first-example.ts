import { randomUUID } from 'node:crypto'
import { instalmentPlans } from '#features/settlement/charges/server/tables.ts'
import { mondayOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import {
  HALVES,
  makeCharge,
  makeDriver,
  makeLoad,
  makeReference,
  makeRow,
  makeScheme,
  WEEK_47,
  zl,
} from './made-week.ts'

/** Example 1: Bolt and Uber by 50/50 of the net less 8 %. */
export async function makeFirstExample(queries: Queries): Promise<{ jan: string; uber: string }> {
  const jan = await makeDriver(queries, 'Jan Przykładowy')
  await makeScheme(queries, HALVES)
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings', fileName: 'Bolt tygodniowy.csv' })
  await makeLoad(queries, { no: 2, kind: 'uber-drivers', fileName: 'Uber płatności.csv' })
  const bolt = await makeReference(queries, 'bolt', 'Jan Przykładowy', jan)
  const uber = await makeReference(queries, 'uber', 'Jan Przykładowy', jan)
  await makeRow(queries, {
    ...{ load: 1, row: 41, app: 'bolt', ref: bolt },
    amounts: {
      gross: 2431.5,
      tip: 64,
      campaign: 120,
      toll: 18,
      commission: 607.88,
      net: 2025.62,
      cash: 812.4,
      payout: 1213.22,
    },
  })
  await makeRow(queries, {
    ...{ load: 2, row: 17, app: 'uber', ref: uber },
    amounts: { net: 1204.37, tip: 35.2, cash: 268, payout: 936.37 },
  })
  await makeCharge(queries, jan, 'wash', 30)
  await queries.insert(instalmentPlans).values({
    ...{ id: randomUUID(), driverId: jan, kind: 'fine', grosze: zl(300), count: 3, note: '' },
    ...{ monday: mondayOf(WEEK_47), date: mondayOf(WEEK_47) },
    ...{ createdAt: '2026-11-16T08:00:00Z', createdBy: 'Anna Próbna' },
  })
  return { jan, uber }
}
