import type { Place } from '#features/roster/domain/places.ts'
import { layMoves } from '#features/roster/domain/plan/lay-moves.ts'
import { movesBetween } from '#features/roster/domain/plan/moves.ts'
import {
  placesOf,
  planOf,
  type WeekPlan,
  withDriver,
  without,
} from '#features/roster/domain/plan/week-plan.ts'

/** Whose edits can be told from everybody else's: nobody but the editor touches these drivers and cars. */
export interface Editor {
  readonly drivers: readonly string[]
  readonly cars: readonly string[]
}

export interface SavedWeek {
  readonly id: string
  readonly version: number
  readonly places: readonly Place[]
}

/** How an editor reaches the server; what gets no answer is repeated in there, under its request id. */
export interface Connection {
  read(): Promise<SavedWeek>
  /** @returns the new version; undefined where the server refused the edit as made on an older one */
  save(week: { id: string; version: number; places: Place[] }): Promise<number | undefined>
}

/** An editor's own places, as the server has acknowledged them with this version. */
export interface Acknowledged {
  readonly version: number
  readonly own: string
}

export interface Edited {
  readonly acknowledged: readonly Acknowledged[]
  readonly refusedAsOlder: number
  /** Own edits that did not fit on a newer version, though nobody else may have touched them. */
  readonly unfit: number
}

/**
 * Saves this many edits as the board does: against a version, and laid on the newer one where another was
 * faster (D19).
 */
export async function saveTaggedEdits(
  { drivers, cars }: Editor,
  connection: Connection,
  edits: number,
  mostAtOnce: number,
): Promise<Edited> {
  const facts = { cars, blocked: [], barred: [] }
  const acknowledged: Acknowledged[] = []
  let refusedAsOlder = 0
  let unfit = 0
  let { id, version, places } = await connection.read()
  let saved = planOf(places)
  let board = saved
  for (let done = 0; done < edits; ) {
    const more = Math.min(edits - done, 1 + Math.floor(Math.random() * mostAtOnce))
    for (let edit = 0; edit < more; edit += 1) board = oneEdit(board, drivers, cars)
    for (;;) {
      const given = await connection.save({ id, version, places: placesOf(board) })
      if (given !== undefined) {
        acknowledged.push({ version: given, own: ownPlaces(placesOf(board), drivers) })
        version = given
        saved = board
        break
      }
      refusedAsOlder += 1
      ;({ version, places } = await connection.read())
      const newer = planOf(places)
      const laid = layMoves(facts, newer, movesBetween(saved, board), new Set(drivers))
      unfit += laid.unfit.length
      saved = newer
      board = laid.board
    }
    done += more
  }
  return { acknowledged, refusedAsOlder, unfit }
}

/** Puts one of the drivers somewhere else in one slot: an own car that is free, a list, or nowhere. */
function oneEdit(board: WeekPlan, drivers: readonly string[], cars: readonly string[]): WeekPlan {
  const [driverId, slot] = [one(drivers), Math.floor(Math.random() * 14)]
  const left = without(board, slot, driverId)
  const target = one([...cars, 'reserve', 'on-call', 'nowhere'])
  if (target === 'nowhere' || left[slot]?.cars.has(target)) return left
  const carId = cars.includes(target) ? target : null
  return withDriver(left, { slot, carId, onCall: target === 'on-call' }, driverId)
}

/**
 * Versions in which an editor's places are not those that were acknowledged last: an edit is missing, or came
 * from nowhere.
 */
export function missingEdits(
  versions: ReadonlyMap<number, readonly Place[]>,
  editors: readonly (Editor & Pick<Edited, 'acknowledged'>)[],
): string[] {
  const missing: string[] = []
  for (const [number, { drivers, acknowledged }] of editors.entries()) {
    const byVersion = new Map(acknowledged.map(({ version, own }) => [version, own]))
    if (byVersion.size !== acknowledged.length) missing.push(`editor ${number}: a version acknowledged twice`)
    let expected: string | undefined
    for (const version of [...versions.keys()].sort((a, b) => a - b)) {
      const own = ownPlaces(versions.get(version) ?? [], drivers)
      expected = byVersion.get(version) ?? expected ?? own
      if (own !== expected) missing.push(`editor ${number}, version ${version}`)
    }
    const unseen = [...byVersion.keys()].filter((version) => !versions.has(version))
    for (const version of unseen) missing.push(`editor ${number}: version ${version} is not there`)
  }
  return missing
}

function ownPlaces(places: readonly Place[], drivers: readonly string[]): string {
  return places
    .filter(({ driverId }) => drivers.includes(driverId))
    .map(({ slot, driverId, carId, onCall }) => `${slot} ${driverId} ${carId} ${onCall}`)
    .sort()
    .join('\n')
}

function one<T>(list: readonly T[]): T {
  const value = list[Math.floor(Math.random() * list.length)]
  if (value === undefined) throw new Error('Nothing to choose from.')
  return value
}
