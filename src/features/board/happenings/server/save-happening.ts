import { randomUUID } from 'node:crypto'
import { saveMovesOf } from '#features/board/work/server/public.ts'
import { driversByIds } from '#features/drivers/server/public.ts'
import { keepRemoval } from '#features/removals/server/public.ts'
import { type Author, underRecordsOfNow, weekById, weekOfRow } from '#features/roster/server/public.ts'
import type { Displacing, WeekReader } from '#features/schedule/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { compareSlots, slotAt } from '#kernel/slot.ts'
import { isSpan, spanInWeek } from '#kernel/slot-span.ts'
import type { Week } from '#kernel/week.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { spanFromWire } from '#platform/pure/wire.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { saveHappening } from '../contract.ts'
import { isSubject } from '../domain/happening.ts'
import { type CarFacts, storeCarFacts } from './car-facts.ts'
import { movedWeeks, tellMoved } from './moved-weeks.ts'
import { happeningsOfDriver, insertHappening } from './store.ts'

type Input = ParsedOf<typeof saveHappening>

/** What an act on weeks needs beside its transaction. */
export interface Around {
  readonly platform: Platform
  readonly displacing: Displacing
  readonly reader: WeekReader
}

/**
 * One act for all that happens to a week that runs: the facts, the moves and the record of both, all of them
 * or none. Cars are held before drivers and weeks, as by every saving of the board; the weeks in the order
 * of time.
 */
export async function keepHappening(tx: Tx, around: Around, input: Input, author: Author) {
  const { platform, displacing } = around
  const now = instantNow(platform.clock)
  const span = spanFromWire(input)
  if (!isSubject(input.kind, input)) return fail({ code: 'wrong_subject' as const })
  if (!isSpan(span)) return fail({ code: 'end_before_start' as const })
  const week = await weekOfBoard(tx, input)
  if (!week.ok) return week

  const facts = await factsOfSubject(tx, around, input, author, week.value)
  if (!facts.ok) return facts
  const { driverId, car, removals } = facts.value

  const moved = await layMoves(tx, around, input, author)
  if (!moved.ok) return moved
  const displaced = car?.off ? await displacing.displace(tx, car.off, author) : []
  const weeks = await movedWeeks(
    tx,
    moved.value.own,
    displaced.map((each) => each.week),
  )
  // Of a driver nothing else is stored; being late may change nothing at all.
  if (!car && weeks.length === 0 && (input.kind !== 'late' || (await isKnownLate(tx, input, driverId))))
    return fail({ code: 'nothing_changes' as const })
  const id = randomUUID()
  await insertHappening(tx, {
    ...{ id, kind: input.kind, carId: input.carId ?? null, driverId: driverId ?? null },
    ...{
      dayStart: span.from.date,
      shiftStart: span.from.shift,
      dayEnd: span.to.date,
      shiftEnd: span.to.shift,
    },
    ...{ note: input.note.trim(), touched: car?.touched ?? null, removals, weeks },
    ...{ createdAt: now, createdBy: author.name, createdById: author.id, undoneAt: null, undoneBy: null },
  })
  const told = input.tell ? await tellMoved(tx, platform, weeks) : null
  const spans = car?.off ? [span, car.off] : [span]
  return ok({ id, alsoMoved: displaced.length, told, warnings: moved.value.warnings, spans })
}

/** The same lateness stands already: said twice it is one. */
async function isKnownLate(tx: Tx, { note, ...input }: Input, driverId = ''): Promise<boolean> {
  const { from, to } = spanFromWire(input)
  return (await happeningsOfDriver(tx, driverId)).some(
    (row) =>
      row.kind === 'late' &&
      row.undoneAt === null &&
      row.note === note.trim() &&
      compareSlots({ date: row.dayStart, shift: row.shiftStart }, from) === 0 &&
      compareSlots({ date: row.dayEnd, shift: row.shiftEnd }, to) === 0,
  )
}

/** The week whose moves are sent; undefined where none are. */
async function weekOfBoard(
  tx: Tx,
  input: Input,
): Promise<Result<Week | undefined, Failed<'not_generated' | 'other_week'>>> {
  if (!input.board) return ok(undefined)
  const row = await weekById(tx, input.board.id)
  if (!row) return fail({ code: 'not_generated' })
  const week = weekOfRow(row)
  return spanInWeek(spanFromWire(input), week) ? ok(week) : fail({ code: 'other_week' })
}

interface Facts {
  readonly car: CarFacts | undefined
  /** Under the record of now. */
  readonly driverId: string | undefined
  /** Ids of the records of removals. */
  readonly removals: readonly string[]
}

/** What is stored of the car or the driver beside the moves. */
async function factsOfSubject(
  tx: Tx,
  { platform }: Around,
  input: Input,
  author: Author,
  week: Week | undefined,
) {
  const { carId } = input
  if (carId !== undefined) {
    const car = await storeCarFacts(tx, platform.clock, { ...input, carId }, author)
    return car.ok ? ok({ car: car.value, driverId: undefined, removals: [] } as Facts) : car
  }
  const [held] = await underRecordsOfNow(tx, [{ driverId: input.driverId ?? '' }])
  const driverId = held?.driverId ?? ''
  if (!(await driversByIds(tx, [driverId])).has(driverId)) return fail({ code: 'no_such_driver' as const })
  const removals: string[] = []
  for (const slot of week ? slotsLost(input) : []) {
    const kept = await keepRemoval(
      tx,
      platform,
      {
        ...{ driver: driverId, slot: slotAt(week as Week, slot) },
        ...{ reason: input.removal, reasonText: input.reason, onBoard: true },
      },
      author,
    )
    if (!kept.ok)
      return kept.error.code === 'reason_text_needed'
        ? fail({ code: 'reason_needed' as const })
        : fail({ code: 'no_such_driver' as const })
    removals.push(kept.value.id)
  }
  return ok({ car: undefined, driverId, removals } as Facts)
}

/** Shifts that the driver loses, those on call apart: as on the board, each with its reason (D22). */
function slotsLost({ driverId, board }: Input): number[] {
  return (board?.moves ?? []).flatMap(({ driverId: who, from, to }) =>
    who === driverId && from && !to && !from.onCall ? [from.slot] : [],
  )
}

async function layMoves(tx: Tx, { platform, reader }: Around, { board }: Input, author: Author) {
  if (!board || board.moves.length === 0) return ok({ own: undefined, warnings: [] })
  const saved = await saveMovesOf(tx, platform, board, author)
  if (!saved.ok) return saved
  const { week, answer, isNew } = saved.value
  // Somebody has saved the very same: said twice it is done once, and has no second record.
  if (!isNew) return fail({ code: 'nothing_changes' as const })
  reader.expect(week, answer.version)
  return ok({ own: { weekId: board.id, before: answer.version - 1 }, warnings: answer.warnings })
}
