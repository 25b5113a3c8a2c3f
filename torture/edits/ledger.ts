import { sql } from 'drizzle-orm'
import type { Place } from '#features/roster/domain/places.ts'
import { decodePlaces } from '#features/roster/domain/places-codec.ts'
import { type Move, movesBetween } from '#features/roster/domain/plan/moves.ts'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { isDoneByHand, layByHand, type SlowFacts } from '#test/schedule/moves-by-hand.ts'

/** `slot car` of the cars that are off. */
export type CarsOff = ReadonlySet<string>

/** From the sending of a request to its answer, by the machine's clock. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** What the server has answered to the office's savings. */
export interface Ledger {
  /** By the version that was made. */
  readonly saved: Map<number, readonly Move[]>
  readonly refused: { readonly version: number; readonly moves: readonly Move[]; readonly during: Span }[]
}

/** What the record of a week says against what was answered. */
export interface Verdict {
  /**
   * Versions in which something else has changed than what was acknowledged: an edit is missing, or came from
   * nowhere.
   */
  readonly lost: number
  readonly needless: number
  readonly versions: number
}

/**
 * Compares every version of the week with the one before, and every refusal with the slow rule on the version
 * that refused it.
 */
export async function judge(
  queries: Queries,
  { saved, refused }: Ledger,
  known: Pick<SlowFacts, 'cars' | 'drivers'>,
  offDuring: (during: Span) => readonly CarsOff[],
): Promise<Verdict> {
  const versions = await readVersions(queries)
  let lost = 0
  for (const [version, moves] of saved) {
    const [before, after] = [versions.get(version - 1), versions.get(version)]
    if (!before || !after || !isJust(before, after, moves)) lost += 1
  }
  const isNeedless = ({ version, moves, during }: Ledger['refused'][number]) => {
    const places = versions.get(version) ?? []
    return offDuring(during).every((off) => {
      const facts = {
        ...known,
        isOff: (car: string, slot: number) => off.has(`${slot} ${car}`),
        isBarred: () => false,
      }
      return layByHand(places, moves, facts) !== undefined
    })
  }
  return { lost, needless: refused.filter(isNeedless).length, versions: versions.size }
}

/** Between two versions just these moves were made. */
function isJust(before: readonly Place[], after: readonly Place[], moves: readonly Move[]): boolean {
  const nothing = { isOff: () => false, isBarred: () => false }
  const everybody = moves.map(({ driverId }) => driverId)
  const cars = moves.flatMap(({ to }) => to?.carId ?? [])
  const laid = layByHand(before, moves, { cars, drivers: everybody, ...nothing })
  // What was saved already under another request makes no version: the one that was answered is somebody
  // else's.
  if (moves.every((move) => isDoneByHand(before, move))) return true
  return laid !== undefined && movesBetween(planOf(laid), planOf(after)).length === 0
}

async function readVersions(queries: Queries): Promise<Map<number, readonly Place[]>> {
  const { rows } = await queries.execute<{ version: number; places: string }>(
    sql`select version, places from schedule_versions`,
  )
  return new Map(rows.map(({ version, places }) => [version, decodePlaces(places)]))
}
