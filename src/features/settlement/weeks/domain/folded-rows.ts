import type { Charge, RowsByNow } from '#features/settlement/domain/public.ts'
import { type AccountOfRow, splitFoldedFacts } from './folded-facts.ts'

/** What a statement has settled, of rows alone. */
type Settled = Pick<RowsByNow, 'facts' | 'shifts' | 'charges'>

/**
 * What these cost depends on what else the person drove, so that folding alone makes another amount of them:
 * where a statement has settled one, it is not asked again.
 */
const OF_THE_WHOLE_WEEK: readonly Charge['kind'][] = ['rent', 'shared-cost', 'over-mileage']

/**
 * Whose rows are whose, after a record was folded into another one. What the folded one's statement has
 * settled stays with it, be it kept under its own id or the holder's by now, so that it is settled once and
 * folding corrects nothing; the rest, and whatever was found since, is the holder's.
 * @param now of the holder
 * @param still what is kept under the folded one's own id
 * @param folded frozen in the folded one's statement
 * @param holders frozen in the holder's own statement of that week; undefined where that week is open
 * @param accountOf of rows that stand on one side alone (`rowsOnOneSide`)
 */
export function splitFoldedRows(
  now: RowsByNow,
  still: RowsByNow,
  folded: Settled,
  holders: Settled | undefined,
  accountOf: AccountOfRow,
): { readonly folded: RowsByNow; readonly own: RowsByNow } {
  const all = [...now.facts, ...still.facts]
  const facts = splitFoldedFacts(all, folded.facts, holders?.facts ?? [], accountOf)
  const shifts = splitById(now.shifts, still.shifts, folded.shifts, holders?.shifts)
  const charges = splitById(now.charges, still.charges, folded.charges, holders?.charges, withoutDays)
  return {
    folded: {
      facts: facts.folded,
      shifts: shifts.folded,
      charges: charges.folded.map((charge) => asSettled(charge, folded.charges)),
    },
    own: {
      facts: facts.own,
      shifts: shifts.own,
      charges: holders ? charges.own.map((charge) => asSettled(charge, holders.charges)) : charges.own,
    },
  }
}

/**
 * A row that both have settled, such as one shift of two records, stands in both statements as before; one
 * that each has under the own id, such as a part of a shared cost, is each one's own.
 * @param rest what the holder keeps of a row that the folded one has settled; nothing where left out
 */
function splitById<Row extends { readonly id: string }>(
  now: readonly Row[],
  still: readonly Row[],
  settled: readonly Row[],
  holders: readonly Row[] = [],
  rest: (row: Row, settled: Row) => readonly Row[] = () => [],
): { readonly folded: Row[]; readonly own: Row[] } {
  const settledById = new Map(settled.map((row) => [row.id, row]))
  const ownIds = new Set(holders.map(({ id }) => id))
  const kept = still.filter(({ id }) => settledById.has(id))
  const keptIds = new Set(kept.map(({ id }) => id))
  const folded: Row[] = [...kept]
  const own: Row[] = []
  for (const row of [...now, ...still.filter(({ id }) => !settledById.has(id))]) {
    const frozen = keptIds.has(row.id) ? undefined : settledById.get(row.id)
    if (frozen && ownIds.has(row.id)) folded.push(frozen)
    else if (frozen) folded.push(row)
    if (!frozen || ownIds.has(row.id)) own.push(row)
    else own.push(...rest(row, frozen))
  }
  return { folded, own }
}

/** Of a car's rent, which goes by who had the car, the days and shifts that the other one has not paid. */
function withoutDays(charge: Charge, settled: Charge): Charge[] {
  if (charge.kind !== 'rent' || settled.kind !== 'rent') return []
  if (charge.per === 'shift') {
    if (settled.per !== 'shift') return []
    const paid = new Set(settled.slots.map(({ date, shift }) => `${date} ${shift}`))
    const slots = charge.slots.filter(({ date, shift }) => !paid.has(`${date} ${shift}`))
    return slots.length === 0 ? [] : [{ ...charge, slots }]
  }
  if (settled.per === 'shift') return []
  const dates = charge.dates.filter((date) => !settled.dates.includes(date))
  return dates.length === 0 ? [] : [{ ...charge, dates }]
}

function asSettled(charge: Charge, settled: readonly Charge[]): Charge {
  if (!OF_THE_WHOLE_WEEK.includes(charge.kind)) return charge
  return settled.find(({ id }) => id === charge.id) ?? charge
}
