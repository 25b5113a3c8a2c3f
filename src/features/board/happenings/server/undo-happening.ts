import { saveMovesOf } from '#features/board/work/server/public.ts'
import { takeBackRemovals } from '#features/removals/server/public.ts'
import type { Move } from '#features/roster/domain/public.ts'
import { type Author, weekById, weekOfRow } from '#features/roster/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { type Clock, instantNow, slotBegins } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { MovedWeek } from '../domain/happening.ts'
import { takeBackCarFacts } from './car-facts.ts'
import { movesBack, tellMoved } from './moved-weeks.ts'
import type { Around } from './save-happening.ts'
import { lockedHappening, markUndone } from './store.ts'

/**
 * Takes a happening back whole, in one transaction: as if it had never been entered, for the board, the car
 * and the reasons of removals. Whatever of it somebody has changed since refuses all of it, and stays.
 * @param admin may take a rental back that somebody else has entered: it is deleted for good (Spec 2 §8)
 */
export async function takeBackHappening(
  tx: Tx,
  { platform, displacing, reader }: Around,
  { id, tell }: { readonly id: string; readonly tell: boolean },
  author: Author,
  admin: boolean,
) {
  const { clock } = platform
  const now = instantNow(clock)
  const row = await lockedHappening(tx, id)
  if (!row) return fail({ code: 'no_such_happening' as const })
  if (row.undoneAt !== null) return fail({ code: 'undone_already' as const })
  const { touched } = row
  const deletesRental = touched?.kind === 'rental' && touched.before === null
  if (deletesRental && !admin && row.createdById !== author.id) return fail({ code: 'only_author' as const })

  const back = touched ? await takeBackCarFacts(tx, clock, touched) : ok(undefined)
  if (!back.ok) return back
  const weeks: MovedWeek[] = []
  for (const moved of row.weeks) {
    const saved = await bringBack(tx, platform.clock, moved, row.createdAt, (moves) =>
      saveMovesOf(tx, platform, { id: moved.weekId, base: moved.after, moves, isExact: true }, author),
    )
    if (!saved.ok) return saved
    const { week, answer, isNew } = saved.value
    if (!isNew) continue
    reader.expect(week, answer.version)
    weeks.push({ weekId: moved.weekId, before: answer.version - 1, after: answer.version })
  }
  // After the drivers are held, in one order with all who do both.
  await takeBackRemovals(tx, row.removals, now)
  // Who was given the car since it came back would lose it by this.
  if (back.value && (await displacing.displace(tx, back.value, author)).length > 0)
    return fail({ code: 'changed_meanwhile' as const })
  await markUndone(tx, id, now, author.name)
  const span = {
    from: { date: row.dayStart, shift: row.shiftStart },
    to: { date: row.dayEnd, shift: row.shiftEnd },
  }
  return ok({ told: tell ? await tellMoved(tx, platform, weeks) : null, span })
}

type Saved = Awaited<ReturnType<typeof saveMovesOf>>

async function bringBack(
  tx: Tx,
  clock: Clock,
  moved: MovedWeek,
  since: string,
  save: (moves: readonly Move[]) => Promise<Saved>,
) {
  const row = await weekById(tx, moved.weekId)
  if (!row) return fail({ code: 'not_generated' as const })
  const moves = await movesBack(tx, moved)
  const begun = refusedAsBegun(clock, weekOfRow(row), moves, since)
  if (!begun.ok) return begun
  const saved = await save(moves)
  if (saved.ok) return saved
  const { error } = saved
  return error.code === 'clash'
    ? fail({ code: 'changed_meanwhile' as const, details: error.details })
    : fail(error)
}

/** What has begun since was driven as it is: that is no more taken back. @param since instant */
function refusedAsBegun(
  clock: Clock,
  week: Week,
  moves: readonly Move[],
  since: string,
): Result<void, Failed<'has_begun'>> {
  const now = Date.parse(instantNow(clock))
  const isOver = moves.some(({ from, to }) =>
    [from, to].some((spot) => {
      if (!spot) return false
      const begins = Date.parse(slotBegins(slotAt(week, spot.slot)))
      return begins > Date.parse(since) && begins <= now
    }),
  )
  return isOver ? fail({ code: 'has_begun' }) : ok(undefined)
}
