import { fail, ok, type Result } from '#kernel/result.ts'
import { badOptions, readInstance } from './check-instance.ts'
import { compile } from './compile.ts'
import { type BuildOptions, type Instance, SLOTS, withDefaults } from './instance.ts'
import { seatPeople } from './people.ts'
import { decide } from './pins.ts'
import type { Refusal } from './refusal.ts'
import { waitingIn } from './reserve.ts'
import { has } from './rules.ts'

/** A slot of the week as the builder would fill it. */
export interface SeatCount {
  /** Within the limit and the cars that can be driven; never less than are filled. */
  readonly seats: number
  readonly filled: number
  /** Who asked for the slot and would have no seat in it. */
  readonly waiting: number
}

/**
 * How many would drive and wait in each slot, 0-13, were the week built now: levels 0 to 5 of `buildWeek`
 * without the search for cars, which decides nothing of how many work and takes most of the time.
 * @returns a refusal for what `buildWeek` refuses
 */
export function countSeats(
  instance: Instance,
  options: BuildOptions = {},
): Result<readonly SeatCount[], Refusal> {
  const bad = badOptions(options)
  if (bad) return fail(bad)
  const read = readInstance(instance)
  if (!read.ok) return read
  const settings = withDefaults(options)
  const week = compile(instance)
  const decided = decide(week, instance, settings.pastSlots)
  if (!decided.ok) return decided
  const people = seatPeople(week, instance, decided.value, settings)
  return ok(
    Array.from({ length: SLOTS }, (_, slot) => {
      const filled = people.works.reduce((count, slots) => count + (has(slots, slot) ? 1 : 0), 0)
      return {
        seats: Math.max(filled, week.capacity[slot] ?? 0),
        filled,
        waiting: waitingIn(people, slot).length,
      }
    }),
  )
}
