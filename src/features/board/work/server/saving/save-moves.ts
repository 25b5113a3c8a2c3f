import {
  type Move,
  movesBetween,
  type Place,
  planOf,
  seatKey,
  type WeekDriver,
} from '#features/roster/domain/public.ts'
import {
  type Author,
  lockWeek,
  placesOfVersion,
  underRecordsOfNow,
  weekById,
  weekOfRow,
} from '#features/roster/server/public.ts'
import { carsOfWeek, savedWeekNow, saveLocked } from '#features/schedule/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { applySentMoves } from './apply-sent-moves.ts'
import { followPicks } from './follow-picks.ts'

/** Moves that were made on a version of the week. */
export interface SentMoves {
  readonly id: string
  readonly base: number
  readonly moves: readonly Move[]
  /** Each has to begin where it says: who has taken another car since, be it by himself, is not followed. */
  readonly isExact?: true
}

/**
 * Lays moves on the week as it is at this moment and saves it, all of them or none (D19). Moves that it holds
 * already are done: said twice they are saved once.
 */
export async function saveMovesOf(tx: Tx, platform: Platform, sent: SentMoves, author: Author) {
  const { moves, basePlaces } = await underHeldDrivers(tx, sent)
  const row = await lockWeek(tx, { id: sent.id })
  if (!row) return fail({ code: 'not_generated' as const })
  if (sent.base > row.version) return fail({ code: 'unknown_base' as const })
  const week = weekOfRow(row)
  const now = await savedWeekNow(tx, platform.clock, week)
  if (!now) return fail({ code: 'not_generated' as const })
  const { stored, contents, waiting, changes, frame } = now
  const ground = {
    ...{ places: contents.places, drivers: contents.drivers, frame },
    cars: carsOfWeek(stored.cars, frame).map(({ id }) => id),
    waiting: new Set(waiting.places.map(seatKey)),
  }
  const base = { version: sent.base, places: basePlaces }
  const followed = sent.isExact ? moves : await followPicks(tx, row, base, planOf(contents.places), moves)
  const laid = await applySentMoves(tx, ground, followed, { row, changes })
  if (!laid.ok) return laid
  const others = sent.base === row.version ? [] : movedSince(basePlaces, stored.places)
  const told = { others, newcomers: newcomersOf(others ?? [], basePlaces, stored.drivers) }
  const isDone = movesBetween(planOf(contents.places), planOf(laid.value)).length === 0
  if (isDone)
    return ok({
      week,
      isNew: false,
      answer: { version: row.version, savedAt: row.savedAt, ...told, warnings: [] },
    })

  const update = {
    places: laid.value,
    waiting: waiting.places.map(({ choiceId }) => choiceId),
    keepsSeats: true as const,
  }
  const saved = await saveLocked(tx, platform, { row, before: stored, frame }, update, author)
  if (!saved.ok) return saved
  const { version, warnings } = saved.value.answer
  return ok({ week, isNew: true, answer: { version, savedAt: saved.value.row.savedAt, ...told, warnings } })
}

/**
 * Drivers are held before the week, in one order with all who do both; all that is told of them, by their
 * records of now.
 */
async function underHeldDrivers(tx: Tx, { id, base, moves }: SentMoves) {
  const row = await weekById(tx, id)
  const stored = row ? await placesOfVersion(tx, row.id, row.version) : []
  // Also where it is the newest one by now: somebody may save before the week is locked.
  const basePlaces = row?.version === base ? stored : row ? await placesOfVersion(tx, row.id, base) : []
  const all = [...moves, ...basePlaces, ...stored]
  const held = await underRecordsOfNow<{ readonly driverId: string }>(tx, all)
  const driverAt = (at: number, told: string) => held[at]?.driverId ?? told
  return {
    moves: moves.map((move, at) => ({ ...move, driverId: driverAt(at, move.driverId) })),
    basePlaces: basePlaces.map((place, at) => ({
      ...{ ...place, driverId: driverAt(moves.length + at, place.driverId) },
    })),
  }
}

/** What others have moved; null where the version on which the moves were made is not kept. */
function movedSince(base: readonly Place[], now: readonly Place[]): Move[] | null {
  return base.length === 0 && now.length > 0 ? null : movesBetween(planOf(base), planOf(now))
}

/** Of whom the page that has sent the moves need not know. */
function newcomersOf(others: readonly Move[], base: readonly Place[], drivers: readonly WeekDriver[]) {
  const known = new Set(base.map(({ driverId }) => driverId))
  const come = new Set(others.map(({ driverId }) => driverId).filter((id) => !known.has(id)))
  return drivers.filter(({ id }) => come.has(id)).map(({ id, fullName, phone }) => ({ id, fullName, phone }))
}
