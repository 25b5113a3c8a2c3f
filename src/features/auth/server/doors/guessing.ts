import { instantIn } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { triesByKind, triesBySubject } from '#platform/server/throttle-tries.ts'
import { usersWithIds } from '../user-store.ts'
import type { DoorPorts } from './door-ports.ts'

const DAY = 86_400_000
const MOST_TARGETS = 10

/**
 * So many tries of strangers that came to nothing in 24 hours are told as guessing. At a PIN's door it is told before strangers are refused
 * by the count of all tries; who mistyped and then got in is not among them.
 */
const TOLD_FROM = { login: 30, 'fleet-pin': 12, 'driver-pin': 12, fuel: 20 } as const

export type GuessedDoor = keyof typeof TOLD_FROM

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

export async function guessingNow(
  queries: Queries,
  { clock }: Platform,
  ports: DoorPorts,
): Promise<Guessing[]> {
  const since = instantIn(clock, -DAY)
  const found: Guessing[] = []
  for (const { kind, ...counts } of await triesByKind(queries, since)) {
    if (!(kind in TOLD_FROM)) continue
    const door = kind as GuessedDoor
    if (counts.wrong + counts.refused < TOLD_FROM[door]) continue
    found.push({ door, ...counts, targets: await targetsOf(queries, ports, door, since) })
  }
  return found
}

async function targetsOf(queries: Queries, ports: DoorPorts, door: GuessedDoor, since: string) {
  if (door !== 'login' && door !== 'driver-pin') return []
  const ids = await triesBySubject(queries, door, since, MOST_TARGETS)
  const people =
    door === 'login'
      ? (await usersWithIds(queries, ids)).map(({ id, name }) => ({ id, name }))
      : (await ports.driversWithIds(queries, ids)).map(({ id, fullName }) => ({ id, name: fullName }))
  return ids.flatMap((id) => people.find((person) => person.id === id) ?? [])
}
