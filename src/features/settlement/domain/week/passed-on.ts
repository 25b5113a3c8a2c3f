import { compareText } from '../arithmetic/in-order.ts'
import { rated } from '../arithmetic/portion.ts'
import { sumOf } from '../arithmetic/whole-grosze.ts'
import type { AppSums } from '../facts/app-sums.ts'
import { kindsApart, type Scheme } from '../scheme/scheme.ts'
import { type Line, line } from './line.ts'

/** Tips, tolls, campaigns and cancellation fees that pass apart: one line of each kind, over all apps. */
export function passedOnLines(apps: readonly AppSums[], scheme: Scheme): Line[] {
  return kindsApart(scheme).flatMap((kind) => {
    const pass = scheme.passes[kind]
    const rowIds = apps.flatMap((app) => app.rowIds[kind]).sort(compareText)
    if (pass.kind === 'within-net' || apps.every(({ told }) => told[kind] === null)) return []
    const base = sumOf(apps.map((app) => app.told[kind] ?? 0))
    return [
      line(kind, rated(base, pass.basisPoints), {
        rate: { unit: 'basis-points', value: pass.basisPoints },
        base,
        rowIds,
        workings: apps.flatMap(({ app, told, rowIds: rows }) =>
          told[kind] === null ? [] : [{ code: 'part', of: app, grosze: told[kind], rowIds: rows[kind] }],
        ),
      }),
    ]
  })
}

/** What the driver took in cash, each app apart. More cash than net is a debt, and never cut to nothing. */
export function cashLines(apps: readonly AppSums[], { cash }: Scheme): Line[] {
  if (cash === 'settled-apart') return []
  return apps.flatMap(({ app, told, rowIds }) =>
    told.cash === null ? [] : [line('cash', 0 - told.cash, { app, base: told.cash, rowIds: rowIds.cash })],
  )
}
