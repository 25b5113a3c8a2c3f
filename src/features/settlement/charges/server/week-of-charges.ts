import { namesOf } from '#features/income/matching/server/public.ts'
import type { Charge } from '#features/settlement/domain/public.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { mondayOf, type Week, weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { listCharges } from '../contract.ts'
import { amountOf } from '../domain/amount-of.ts'
import { readCharges } from './charges-for.ts'
import { closedIn } from './closed-weeks.ts'
import { type ChargeRow, chargesByIds, chargesEntered, countersOf } from './one-off-store.ts'
import { notesOfPlans } from './plan-store.ts'
import { notesOfShared } from './shared-store.ts'
import { notesOfStanding } from './standing-store.ts'
import type { Written } from './written.ts'

type ChargedWeek = OutputOf<typeof listCharges>
type OnWire = ChargedWeek['drivers'][number]['charges'][number]

/** Every driver who has anything in the week, by name, with each charge and who is behind it. */
export async function weekOfCharges(
  queries: Queries,
  week: Week,
  only?: string,
): Promise<Pick<ChargedWeek, 'drivers' | 'takenBack'>> {
  const monday = mondayOf(week)
  const entered = await chargesEntered(queries, monday)
  const all = await readCharges(queries, week)
  const ids = only === undefined ? await all.drivers() : [only]
  const charges = await all.of(ids)
  const gone = entered.filter(
    (row) => row.takenBackAt !== null && (only === undefined || row.driverId === only),
  )
  const { nameOf } = await namesOf(queries, [...ids, ...gone.map(({ driverId }) => driverId)])
  const closed = await closedIn(queries, monday, ids)
  const written = await writtenBehind(queries, entered, [...charges.values()].flat())
  const countered = await countersOf(
    queries,
    entered.map(({ id }) => id),
  )
  const counterOf = new Map(
    entered.flatMap((row) => (row.counterOf ? [[row.id, row.counterOf] as const] : [])),
  )
  const originals = await chargesByIds(queries, [...counterOf.values()])
  const reversals = {
    inWeek: (id: string) => countered.get(id),
    originalOf: (id: string) => originals.get(counterOf.get(id) ?? ''),
  }
  return {
    drivers: ids
      .map((id) => ({
        id,
        name: nameOf(id),
        closedBy: closed.get(id) ?? null,
        charges: (charges.get(id) ?? []).map((charge) => onWire(charge, written, reversals)),
      }))
      .toSorted((a, b) => (polishSortKey(a.name) < polishSortKey(b.name) ? -1 : 1)),
    takenBack: gone.map((row) => ({
      id: row.id,
      driverId: row.driverId,
      name: nameOf(row.driverId),
      kind: row.kind,
      grosze: amountOf({ kind: row.kind, grosze: row.grosze } as Charge),
      note: row.note,
      createdBy: row.createdBy,
      takenBackAt: row.takenBackAt ?? '',
      takenBackBy: row.takenBackBy ?? '',
    })),
  }
}

async function writtenBehind(
  queries: Queries,
  entered: readonly ChargeRow[],
  charges: readonly Charge[],
): Promise<Map<string, Written>> {
  const idsFrom = (...sources: string[]) =>
    charges.flatMap(({ id }) => {
      const [source = '', own = ''] = id.split(':')
      return sources.includes(source) ? [own] : []
    })
  return new Map<string, Written>([
    ...entered.map((row): [string, Written] => [row.id, row]),
    ...(await notesOfPlans(queries, idsFrom('plan'))),
    ...(await notesOfShared(queries, idsFrom('shared'))),
    ...(await notesOfStanding(queries, idsFrom('rent', 'accountant', 'own-car'))),
  ])
}

interface Reversals {
  /** The counter-charge that takes the entry back. */
  inWeek(id: string): ChargeRow | undefined
  /** What the entry takes back, if anything. */
  originalOf(id: string): ChargeRow | undefined
}

const SOURCES: Readonly<Record<string, OnWire['source']>> = {
  charge: 'one-off',
  plan: 'plan',
  shared: 'shared',
  fuel: 'fuel',
  bonus: 'bonus',
  'over-mileage': 'mileage',
}

function onWire(charge: Charge, written: ReadonlyMap<string, Written>, reversals: Reversals): OnWire {
  const { id, kind } = charge
  const [source = '', own = ''] = id.split(':')
  const behind = written.get(own)
  const original = reversals.originalOf(own)
  const counter = reversals.inWeek(own)
  return {
    id,
    kind,
    grosze: amountOf(charge),
    source: SOURCES[source] ?? 'standing',
    sourceId: behind ? own : null,
    // Of fuel and bonuses won the id says the date of their shift.
    date: behind?.date ?? (source === 'fuel' || source === 'bonus' ? own : null),
    detail: detailOf(charge),
    count: charge.kind === 'rent' ? (charge.per === 'shift' ? charge.slots : charge.dates).length : null,
    per: charge.kind === 'rent' ? charge.per : null,
    instalment: 'instalment' in charge ? charge.instalment : null,
    decision: charge.kind === 'over-mileage' ? charge.decision.state : null,
    note: behind?.note ?? '',
    createdAt: behind?.createdAt ?? null,
    createdBy: behind?.createdBy ?? null,
    counter: original !== undefined,
    countered: counter !== undefined,
    counteredIn: counter ? weekOf(counter.monday) : null,
    original: original
      ? { ...weekOf(original.monday), date: original.date, takenBack: original.takenBackAt !== null }
      : null,
  }
}

function detailOf(charge: Charge): string {
  if (charge.kind === 'accountant') return charge.heading
  return charge.kind === 'rent' || charge.kind === 'own-car' ? (charge.vehicle ?? '') : ''
}
