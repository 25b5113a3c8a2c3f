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
import { ok } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import type { CallContext, WriteContext } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { movedOnBase, seenBase } from './moved-on-base.ts'
import { type SentMoves, saveMovesOf } from './save-moves.ts'
import { settleElsewhere, storeGroundings } from './store-groundings.ts'

type Groundings = ParsedOf<typeof updateWeek>['groundings']
type ToGenerate = Pick<ParsedOf<typeof generateWeek>, 'year' | 'week' | 'places' | 'groundings'>

/** Saving a week from the board, with the cars that a repair has taken off. */
export function createSaving(platform: Platform, reader: WeekReader) {
  const weeks = createDisplacing(platform, reader)
  return {
    /** For the first time: the base calendar, or the places sent along. */
    async generate(input: ToGenerate, base: BaseOfNow, { tx, audit, caller }: WriteContext) {
      const week: Week = { year: input.year, week: input.week }
      const { groundings = [] } = input
      audit({ ...week, ...groundedCars(groundings) })
      const author = authorOf(caller)
      const grounded = await storeGroundings(tx, platform, groundings, author)
      if (!grounded.ok) return grounded
      const saved = await generateFirst(tx, platform, input, base, author)
      if (!saved.ok) return saved
      reader.expect(week, saved.value.version)
      await settleElsewhere(tx, weeks, groundings, author)
      return saved
    },
    /** Anew, against the version it was read at (D19). */
    async update(
      input: WeekUpdate & { readonly groundings?: Groundings },
      { tx, audit, caller }: WriteContext,
    ) {
      const { groundings = [] } = input
      audit({ week: input.id, from: input.version, ...groundedCars(groundings) })
      const author = authorOf(caller)
      const grounded = await storeGroundings(tx, platform, groundings, author)
      if (!grounded.ok) return grounded
      const saved = await updateGenerated(tx, platform, input, author)
      if (!saved.ok) return saved
      reader.expect(saved.value.week, saved.value.answer.version)
      await settleElsewhere(tx, weeks, groundings, author)
      return ok(saved.value.answer)
    },
    /** Moves on a version of a generated week, laid on what is saved now (D19). */
    async moves(
      input: SentMoves & { readonly groundings?: Groundings },
      { tx, audit, caller }: WriteContext,
    ) {
      const { groundings = [] } = input
      const counted = { from: input.base, moves: input.moves.length }
      audit({ week: input.id, ...counted, ...groundedCars(groundings) })
      const author = authorOf(caller)
      const grounded = await storeGroundings(tx, platform, groundings, author)
      if (!grounded.ok) return grounded
      const saved = await saveMovesOf(tx, platform, input, author)
      if (!saved.ok) return saved
      reader.expect(saved.value.week, saved.value.answer.version)
      await settleElsewhere(tx, weeks, groundings, author)
      return ok(saved.value.answer)
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
      const seen = await seenBase(calendars, mark, base)
      const week: Week = { year: input.year, week: input.week }
      const places = await movedOnBase(context.tx, platform, week, moves, seen)
      return places.ok ? this.generate({ ...input, places: places.value }, seen, context) : places
    },
  }
}

/** For the log of who did what. */
function groundedCars(groundings: readonly { readonly carId: string }[]) {
  return groundings.length === 0 ? {} : { grounded: groundings.map(({ carId }) => carId).join(', ') }
}

function authorOf({ user, tab }: CallContext['caller']): Author {
  return { id: user?.id ?? null, name: user?.name ?? '', ...(tab === undefined ? {} : { tab }) }
}
