import type { Charge, DrivenShift, IncomeFact, SettlementInput } from '#features/settlement/domain/public.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { readStatement } from '../contract-statement.ts'
import type { FrozenLoad } from '../domain/frozen.ts'
import { originOfCharge } from '../domain/row-origin.ts'

type Statement = OutputOf<typeof readStatement>
export type Source = Statement['sources'][number]

const NOWHERE = {
  ...{ file: null, app: null, grosze: null, quantity: null },
  ...{ from: null, to: null, shift: null, note: '' },
}

/** Where each row of a settlement stands: a row of a file, a shift, a charge. */
export function sourcesOfRows(
  { facts, shifts, charges }: Pick<SettlementInput, 'facts' | 'shifts' | 'charges'>,
  loads: ReadonlyMap<number, FrozenLoad>,
): Source[] {
  return [
    ...facts.map((fact) => sourceOfFact(fact, loads)),
    ...shifts.map(sourceOfShift),
    ...charges.map(sourceOfCharge),
  ]
}

function sourceOfFact(
  { id, app, kind, grosze, belongs, row }: IncomeFact,
  loads: ReadonlyMap<number, FrozenLoad>,
): Source {
  const [no, rowNo] = (row ?? id).split(':').map(Number)
  const load = loads.get(no ?? Number.NaN)
  const when =
    'date' in belongs
      ? { from: belongs.date, to: belongs.date, shift: belongs.shift }
      : { from: belongs.from, to: belongs.to, shift: null }
  const file = load
    ? { name: load.fileName, loadId: load.id, row: rowNo ?? 0, loadedAt: load.loadedAt }
    : null
  return { ...NOWHERE, rowId: id, origin: 'file', file, app, kind, grosze, ...when }
}

function sourceOfShift({ id, date, shift, minutes }: DrivenShift): Source {
  return {
    ...NOWHERE,
    ...{ rowId: id, origin: 'shift', kind: 'shift', from: date, to: date, shift },
    quantity: minutes === null ? null : { unit: 'minutes', value: minutes },
  }
}

function sourceOfCharge(charge: Charge): Source {
  const { id, kind } = charge
  return {
    ...NOWHERE,
    ...daysOfCharge(charge),
    ...{ rowId: id, origin: originOfCharge(charge), kind },
    grosze: 'grosze' in charge ? charge.grosze : null,
    quantity: quantityOf(charge),
    note: 'statement' in charge ? charge.statement : (charge.said?.note ?? ''),
  }
}

/** What an amount is taken of, where it may change and the amount that is told does not. */
function quantityOf(charge: Charge): Source['quantity'] {
  if (charge.kind === 'over-mileage') return { unit: 'metres', value: charge.metres }
  if (charge.kind !== 'rent') return null
  return charge.per === 'shift'
    ? { unit: 'shifts', value: charge.slots.length }
    : { unit: 'days', value: charge.dates.length }
}

/** As it was entered; of what arose in a shift its id says which: `fuel:date:shift`, `bonus:date:shift`. */
function daysOfCharge({ id, said }: Charge): Partial<Pick<Source, 'from' | 'to' | 'shift'>> {
  if (said) return { from: said.date, to: said.date }
  const [, date, shift] = /^(?:fuel|bonus):(.+):(day|night)$/.exec(id) ?? []
  const day = parseDate(date ?? '')
  return day ? { from: day, to: day, shift: shift === 'night' ? 'night' : 'day' } : {}
}
