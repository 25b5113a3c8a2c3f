import type { NormalFile, StatementRow } from '#features/income/facts/domain/public.ts'
import { byLoad, type Held, heldOf, saysTheSame } from '#features/income/facts/domain/public.ts'
import { chainsOf, heldWithin, type Kept } from '#features/income/facts/server/public.ts'
import { referenceKey } from '#features/income/matching/domain/public.ts'
import {
  type People,
  peopleOf,
  settlePeople,
  storeReferences,
} from '#features/income/matching/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type StoredLoad, standingLoads } from './load-store.ts'
import { APP_OF, statementsOf, type Twice } from './statements-of.ts'

/** What becomes of one key. */
export interface Step {
  readonly key: string
  /** Of the file; undefined of what the file does not have. */
  readonly statement: Kept | undefined
  /** What stands there, latest first. */
  readonly chain: readonly Kept[]
  readonly before: Held | undefined
  readonly after: Held | undefined
  readonly isSame: boolean
}

/** What a load does, worked out before anything of it is stored but whom it speaks of. */
export interface Plan {
  readonly loadNo: number
  readonly steps: readonly Step[]
  /** Of earlier loads of the kind and period; nothing becomes of them unless they are removed. */
  readonly missing: readonly Step[]
  readonly repeated: number
  readonly twice: readonly Twice[]
  readonly people: People
  /** Loads of the same kind that stand, oldest first. */
  readonly earlier: readonly StoredLoad[]
}

/**
 * Stores whom a file speaks of, matches them, and works out what becomes of every row: the later load wins
 * (D49).
 * @param looksForMissing whether rows that the file does not have are wanted
 */
export async function planLoad(
  tx: Tx,
  platform: Platform,
  file: NormalFile,
  loadNo: number,
  looksForMissing: boolean,
): Promise<Plan> {
  const app = APP_OF[file.kind]
  const drivers = file.rows.map(({ driver }) => driver)
  const refs = await storeReferences(tx, platform.secrets, app, drivers, loadNo)
  await settlePeople(tx, [...refs.values()])
  const named = await peopleOf(tx, [...refs.values()])
  const { statements, repeated, twice } = statementsOf(file, loadNo, (row) => meant(refs, named, row))
  const keys = statements.map(({ key }) => key)
  const chains = await chainsOf(tx, keys)
  const earlier = await standingLoads(tx, file.kind)
  const missing = looksForMissing ? await missingOf(tx, file, earlier, new Set(keys)) : []
  const others = [...[...chains.values()].flat(), ...missing.flatMap(({ chain }) => chain)]
  const people = await peopleOf(
    tx,
    others.map(({ own }) => own.refId),
    named,
  )
  const steps = statements.map((statement): Step => {
    const chain = chains.get(statement.key)
    if (!chain) return { ...alone(statement), isSame: false }
    const before = heldOf(chain)
    const after = heldOf([statement, ...chain].sort(byLoad))
    return { key: statement.key, statement, chain, before, after, isSame: isSame(before, after, people) }
  })
  return { loadNo, steps, missing, repeated, twice, people, earlier }
}

/** The driver decides; without one the person whom the references mean. */
export function isSame(before: Held | undefined, after: Held | undefined, people: People): boolean {
  return saysTheSame(before, after, (one, other) => {
    const [a, b] = [people.get(one), people.get(other)]
    return (
      one === other || (a?.driverId === b?.driverId && (a?.driverId !== null || a?.identity === b?.identity))
    )
  })
}

function alone(statement: Kept): Omit<Step, 'isSame'> {
  return { key: statement.key, statement, chain: [], before: undefined, after: heldOf([statement]) }
}

function meant(refs: ReadonlyMap<string, string>, people: People, { driver }: StatementRow) {
  const refId = refs.get(referenceKey(driver))
  const person = refId === undefined ? undefined : people.get(refId)
  if (refId === undefined || !person) throw new Error('A reference of the file was not stored.')
  return { refId, identity: person.identity }
}

/** What holds of earlier loads of the kind within the period and is not in the file. */
async function missingOf(
  tx: Tx,
  { periodStart, periodEnd }: NormalFile,
  earlier: readonly StoredLoad[],
  keys: ReadonlySet<string>,
): Promise<Step[]> {
  const loads = earlier
    .filter((load) => load.holdingRows > 0 && load.periodStart <= periodEnd && load.periodEnd >= periodStart)
    .map(({ no }) => no)
  const held = await heldWithin(tx, loads, periodStart, periodEnd)
  const gone = [...new Set(held.map(({ key }) => key))].filter((key) => !keys.has(key))
  const chains = await chainsOf(tx, gone)
  return gone.flatMap((key): Step[] => {
    const chain = chains.get(key) ?? []
    const before = heldOf(chain)
    // What was told last says of which days it is.
    const { date, until } = before?.top.own ?? {}
    if (!date || date < periodStart || (until ?? date) > periodEnd) return []
    return [{ key, statement: undefined, chain, before, after: undefined, isSame: false }]
  })
}
