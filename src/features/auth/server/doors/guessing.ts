import { instantIn } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { triesByKind, triesBySubject } from '#platform/server/throttle-tries.ts'
import type { Doors, GuessedDoor } from './door.ts'

const DAY = 86_400_000
const MOST_TARGETS = 10

/**
 * So many tries of strangers that came to nothing in 24 hours are told as guessing. At a PIN's door it is
 * told before strangers are refused by the count of all tries; who mistyped and then got in is not among
 * them.
 */
const TOLD_FROM: Readonly<Record<GuessedDoor, number>> = {
  login: 30,
  'fleet-pin': 12,
  'driver-pin': 12,
  fuel: 20,
}

export interface Guessing {
  readonly door: GuessedDoor
  readonly since: string
  readonly lastAt: string
  readonly addresses: number
  readonly wrong: number
  readonly refused: number
  readonly entered: number
  readonly invented: number
  readonly targets: readonly { readonly id: string; readonly name: string }[]
}

export async function guessingNow(queries: Queries, { clock }: Platform, doors: Doors): Promise<Guessing[]> {
  const since = instantIn(clock, -DAY)
  const found: Guessing[] = []
  for (const { kind, ...counts } of await triesByKind(queries, since)) {
    if (!(kind in TOLD_FROM)) continue
    const door = kind as GuessedDoor
    if (counts.wrong + counts.refused < TOLD_FROM[door]) continue
    found.push({ door, ...counts, targets: await targetsOf(queries, doors, door, since) })
  }
  return found
}

async function targetsOf(queries: Queries, doors: Doors, door: GuessedDoor, since: string) {
  const { peopleOf } = doors[door]
  if (!peopleOf) return []
  const ids = await triesBySubject(queries, door, since, MOST_TARGETS)
  const people = await peopleOf(queries, ids)
  return ids.flatMap((id) => people.find((person) => person.id === id) ?? [])
}
