import { driversByIds } from '#features/drivers/server/public.ts'
import {
  layAllMoves,
  type Move,
  type MoveClash,
  type Place,
  placesOf,
  planOf,
  seatFactsOf,
  spotOf,
  type WeekPlan,
} from '#features/roster/domain/public.ts'
import type { StoredChange, WeekRow } from '#features/roster/server/public.ts'
import type { LiveFrame } from '#features/schedule/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { ClashDetails } from '../../contract.ts'

/** The week on which moves are laid. */
export interface Ground {
  /** Of all that stand on the board, who waits included. */
  readonly places: readonly Place[]
  /** Ids, in the order of use. */
  readonly cars: readonly string[]
  /** Known by the week. */
  readonly drivers: readonly { readonly id: string; readonly fullName: string }[]
  readonly frame: Pick<LiveFrame, 'unavailable' | 'driversOff'>
  /** As `slot driverId`: who came since and waits on a list (D42). */
  readonly waiting: ReadonlySet<string>
}

/** What a refusal tells of the week beside the clashes. */
export interface RefusalFacts {
  readonly row: Pick<WeekRow, 'version' | 'savedBy' | 'savedAt'>
  readonly changes: readonly StoredChange[]
}

/** The places with all of the moves laid on them, or what stands in the way of each that clashes (D19). */
export async function applySentMoves(
  tx: Tx,
  ground: Ground,
  moves: readonly Move[],
  told: RefusalFacts,
): Promise<Result<Place[], Failed<'clash'>>> {
  const names = new Map(ground.drivers.map(({ id, fullName }) => [id, fullName]))
  const listed = await driversByIds(tx, [...new Set(moves.map(({ driverId }) => driverId))])
  for (const { id, fullName } of listed.values()) names.set(id, fullName)
  const board = planOf(ground.places)
  const facts = seatFactsOf(ground.cars, ground.frame)
  const from = moves.map((move) => fromWaiting(board, ground.waiting, move))
  const laid = layAllMoves(facts, board, from, new Set(names.keys()))
  if (laid.board) return ok(placesOf(laid.board))
  const { version, savedBy, savedAt } = told.row
  const details: ClashDetails = {
    ...{ version, savedBy, savedAt },
    clashes: laid.clashes.map((clash) => clashOnWire(clash, told.changes, names)),
  }
  return fail({ code: 'clash', details })
}

/**
 * Who was given a seat before the board had told of the waiting (D42) is moved from where the waiting stands.
 */
function fromWaiting(board: WeekPlan, waiting: ReadonlySet<string>, move: Move): Move {
  const { driverId, from, to } = move
  if (from || !to || !waiting.has(keyInSlot(to.slot, driverId))) return move
  return { ...move, from: spotOf(board, to.slot, driverId) ?? null }
}

function clashOnWire(
  { move, why, driverId: inTheWay }: MoveClash,
  changes: readonly StoredChange[],
  names: ReadonlyMap<string, string>,
): ClashDetails['clashes'][number] {
  const spot = (why === 'moved' ? (move.from ?? move.to) : (move.to ?? move.from)) ?? { slot: 0, carId: null }
  const change = inTheWay === null ? undefined : changeAt(changes, inTheWay, spot.slot)
  return {
    ...{ driverId: move.driverId, slot: spot.slot, carId: spot.carId, why },
    fullName: why === 'taken' ? (names.get(inTheWay ?? '') ?? '') : '',
    ...{ by: change?.by ?? '', at: change?.at ?? '' },
  }
}

/** The newest change that has put the driver where he is in the slot, or taken him from it. */
function changeAt(
  changes: readonly StoredChange[],
  driverId: string,
  slot: number,
): StoredChange | undefined {
  return changes.findLast(
    (change) => change.driverId === driverId && (change.to?.slot === slot || change.from?.slot === slot),
  )
}
