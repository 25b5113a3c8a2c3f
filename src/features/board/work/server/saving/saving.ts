import type { Move } from '#features/roster/domain/public.ts'
import type { Author } from '#features/roster/server/public.ts'
import type { generateWeek, updateWeek } from '#features/schedule/contract.ts'
import {
  type BaseCalendars,
  type BaseOfNow,
  createDisplacing,
  generateFirst,
  updateGenerated,
  type WeekReader,
  type WeekUpdate,
} from '#features/schedule/server/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { authorOf } from '#platform/server/http/caller.ts'
import type { Failed, WriteContext } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { movedOnBase, seenBase } from './moved-on-base.ts'
import { type SentMoves, saveMovesOf } from './save-moves.ts'
import { displaceElsewhere, storeGroundings } from './store-groundings.ts'

type Groundings = ParsedOf<typeof updateWeek>['groundings']
interface WithGroundings {
  readonly groundings?: Groundings
}
type ToGenerate = Pick<ParsedOf<typeof generateWeek>, 'year' | 'week' | 'places' | 'groundings'>

/** What a saving did: of which week, and what its caller hears. */
interface Saved {
  readonly week: Week
  readonly answer: { readonly version: number }
}

/** Saving a week from the board, with the cars that a repair has taken off. */
export function createSaving(platform: Platform, reader: WeekReader) {
  const weeks = createDisplacing(platform, reader)

  /** The cars go off before the week is saved, which is judged without them; other weeks follow it (D17). */
  async function besideGroundings<Outcome extends Result<Saved, Failed<string>>>(
    tx: Tx,
    { groundings = [], author }: { readonly groundings: Groundings | undefined; readonly author: Author },
    save: () => Promise<Outcome>,
  ) {
    const grounded = await storeGroundings(tx, platform, groundings, author)
    if (!grounded.ok) return grounded
    const saved = await save()
    if (saved.ok) {
      reader.expect(saved.value.week, saved.value.answer.version)
      await displaceElsewhere(tx, weeks, groundings, author)
    }
    return saved
  }

  return {
    /** For the first time: the base calendar, or the places sent along. */
    async generate(input: ToGenerate, base: BaseOfNow, { tx, audit, caller }: WriteContext) {
      const { year, week, groundings } = input
      audit({ year, week, ...groundedCars(groundings) })
      const author = authorOf(caller)
      const saved = await besideGroundings(tx, { groundings, author }, async () => {
        const first = await generateFirst(tx, platform, input, base, author)
        return first.ok ? ok({ week: { year, week }, answer: first.value }) : first
      })
      return saved.ok ? ok(saved.value.answer) : saved
    },
    /** Anew, against the version it was read at (D19). */
    async update(input: WeekUpdate & WithGroundings, { tx, audit, caller }: WriteContext) {
      const { id, version, groundings } = input
      audit({ week: id, from: version, ...groundedCars(groundings) })
      const author = authorOf(caller)
      const saved = await besideGroundings(tx, { groundings, author }, () =>
        updateGenerated(tx, platform, input, author),
      )
      return saved.ok ? ok(saved.value.answer) : saved
    },
    /** Moves on a version of a generated week, laid on what is saved now (D19). */
    async moves(input: SentMoves & WithGroundings, { tx, audit, caller }: WriteContext) {
      const { id, base, moves, groundings } = input
      audit({ week: id, from: base, moves: moves.length, ...groundedCars(groundings) })
      const author = authorOf(caller)
      const saved = await besideGroundings(tx, { groundings, author }, () =>
        saveMovesOf(tx, platform, input, author),
      )
      return saved.ok ? ok(saved.value.answer) : saved
    },
    /** For the first time, with what was moved on the base calendar that was looked at. */
    async generateMoved(
      {
        moves,
        mark,
        ...input
      }: ToGenerate & { readonly moves: readonly Move[]; readonly mark?: string | undefined },
      calendars: BaseCalendars,
      base: BaseOfNow,
      context: WriteContext,
    ) {
      if (moves.length === 0) return this.generate(input, base, context)
      const week: Week = { year: input.year, week: input.week }
      const seen = await seenBase(calendars, week, mark, base)
      const places = await movedOnBase(context.tx, platform, week, moves, seen)
      return places.ok ? this.generate({ ...input, places: places.value }, seen, context) : places
    },
  }
}

/** For the log of who did what. */
function groundedCars(groundings: Groundings = []) {
  return groundings.length === 0 ? {} : { grounded: groundings.map(({ carId }) => carId).join(', ') }
}
