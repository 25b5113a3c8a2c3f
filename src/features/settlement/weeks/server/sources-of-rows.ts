import type { DrivenShift, SettlementInput } from '#features/settlement/domain/public.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { readStatement } from '../contract-statement.ts'
import type { FrozenLoad } from '../domain/frozen.ts'

type Source = OutputOf<typeof readStatement>['sources'][number]

const NOWHERE = { file: null, app: null, grosze: null, from: null, to: null, shift: null, note: '' }

/** Where each row of a settlement stands: a row of a file, a shift, a charge. */
export function sourcesOfRows(
  { facts, shifts, charges }: Pick<SettlementInput, 'facts' | 'shifts' | 'charges'>,
  loads: ReadonlyMap<number, FrozenLoad>,
): Source[] {
  return [
    ...facts.map(({ id, app, kind, grosze, belongs, row }): Source => {
      const [no, rowNo] = (row ?? id).split(':').map(Number)
      const load = loads.get(no ?? Number.NaN)
      const when =
        'date' in belongs
          ? { from: belongs.date, to: belongs.date, shift: belongs.shift }
          : { from: belongs.from, to: belongs.to, shift: null }
      const file = load
        ? { name: load.fileName, loadId: load.id, row: rowNo ?? 0, loadedAt: load.loadedAt }
        : null
      return { ...NOWHERE, rowId: id, file, app, kind, grosze, ...when }
    }),
    ...shifts.map(
      ({ id, date, shift }: DrivenShift): Source => ({
        ...NOWHERE,
        ...{ rowId: id, kind: 'shift', from: date, to: date, shift },
      }),
    ),
    ...charges.map((charge): Source => {
      const grosze = 'grosze' in charge ? charge.grosze : null
      return { ...NOWHERE, ...slotOfCharge(charge.id), rowId: charge.id, kind: charge.kind, grosze }
    }),
  ]
}

/** Of what arose in a shift, its id says which: `fuel:date:shift`, `bonus:date:shift`. */
function slotOfCharge(id: string): Partial<Pick<Source, 'from' | 'to' | 'shift'>> {
  const [, date, shift] = /^(?:fuel|bonus):(.+):(day|night)$/.exec(id) ?? []
  const day = parseDate(date ?? '')
  return day ? { from: day, to: day, shift: shift === 'night' ? 'night' : 'day' } : {}
}
