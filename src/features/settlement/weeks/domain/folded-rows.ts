import type { Charge, RowsByNow } from '#features/settlement/domain/public.ts'
import { splitFolded } from './rows-digest.ts'

/** What a statement has settled, of rows alone. */
type Settled = Pick<RowsByNow, 'facts' | 'shifts' | 'charges'>

/**
 * What these cost depends on what else the person drove, so that folding alone makes another amount of them:
 * where a statement has settled one, it is not asked again.
 */
const OF_THE_WHOLE_WEEK: readonly Charge['kind'][] = ['rent', 'shared-cost', 'over-mileage']

/**
 * Whose rows are whose, after a record was folded into another one: the rows of both are the holder's by now.
 * What the folded one's statement has settled stays with it, so that it is settled once and folding corrects
 * nothing; the rest, and whatever was found since, is the holder's.
 * @param now of the holder
 * @param folded frozen in the folded one's statement
 * @param holders frozen in the holder's own statement of that week; undefined where that week is open
 */
export function splitFoldedRows(
  now: RowsByNow,
  folded: Settled,
  holders: Settled | undefined,
): { readonly folded: RowsByNow; readonly own: RowsByNow } {
  const facts = splitFolded(now.facts, folded.facts)
  const shifts = splitById(now.shifts, folded.shifts, holders?.shifts)
  const charges = splitById(now.charges, folded.charges, holders?.charges)
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

/** A row that both have settled, such as one shift of two records, stands in both statements as before. */
function splitById<Row extends { readonly id: string }>(
  now: readonly Row[],
  folded: readonly Row[],
  holders: readonly Row[] = [],
): { readonly folded: Row[]; readonly own: Row[] } {
  const byId = new Map(folded.map((row) => [row.id, row]))
  const both = new Set(holders.flatMap(({ id }) => (byId.has(id) ? [id] : [])))
  return {
    folded: now.flatMap((row) => (both.has(row.id) ? (byId.get(row.id) ?? []) : byId.has(row.id) ? row : [])),
    own: now.filter(({ id }) => both.has(id) || !byId.has(id)),
  }
}

function asSettled(charge: Charge, settled: readonly Charge[]): Charge {
  if (!OF_THE_WHOLE_WEEK.includes(charge.kind)) return charge
  return settled.find(({ id }) => id === charge.id) ?? charge
}
