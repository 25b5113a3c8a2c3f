import { byWhatTells, mayTell } from '#features/messaging/domain/public.ts'
import { type MessageAbout, messagesAbout } from '#features/messaging/server/public.ts'
import type { Week } from '#kernel/week.ts'
import { minutesAfter } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** One time that a driver was asked for the form, by all the messages that went out for it. */
export interface Asked {
  /** Instant. */
  readonly at: string
  /** By which it got through, or is to. */
  readonly message: MessageAbout
}

export interface AskedBefore {
  /** How often the office asked, whatever became of it. */
  readonly times: number
  /** The last time that may have told the driver, and the last time by the office's own act. */
  readonly told: Asked | undefined
  readonly byOffice: Asked | undefined
  /** The last time at all, got through or not. */
  readonly last: Asked
}

/** Of the office's own act: another id than that of the reminder that goes out by itself. */
export function askedIdOf(driverId: string, week: Week): string {
  return `ask:${aboutIdOf(driverId, week)}`
}

/** Of the reminder that goes out by itself. */
export function aboutIdOf(driverId: string, { year, week }: Week): string {
  return `${driverId}:${year}-${week}`
}

/**
 * What these drivers were told of the form of a week; who was told nothing is missing. What was withdrawn
 * before it went out told nobody anything.
 */
export async function askedBefore(
  queries: Queries,
  week: Week,
  drivers: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, AskedBefore>> {
  const ids = drivers.flatMap(({ id }) => [askedIdOf(id, week), aboutIdOf(id, week)])
  const all = (await messagesAbout(queries, ids)).filter(
    ({ state, mayHaveArrived }) => state !== 'withdrawn' || mayHaveArrived,
  )
  const byId = Map.groupBy(all, ({ aboutId }) => aboutId)
  return new Map(
    drivers.flatMap(({ id }) => {
      const own = timesOf(byId.get(askedIdOf(id, week)) ?? [])
      const times = [...own, ...timesOf(byId.get(aboutIdOf(id, week)) ?? [])]
      const last = latest(times)
      if (!last) return []
      const told = latest(times.filter(({ message }) => hasTold(message)))
      const byOffice = latest(own.filter(({ message }) => hasTold(message)))
      return [[id, { times: own.length, told, byOffice, last }] as const]
    }),
  )
}

/** The messages of one round, a push and what goes beside it, are one time. */
function timesOf(messages: readonly MessageAbout[]): Asked[] {
  const rounds = Map.groupBy(messages, ({ eventKey }) => eventKey.replace(/^push:/, ''))
  return [...rounds.values()].flatMap((ofRound) => {
    const [message] = ofRound.toSorted(byWhatTells)
    return message ? [{ at: instantOf(message.sentAt ?? message.createdAt), message }] : []
  })
}

/** As instants are compared everywhere, whatever the database's spelling. */
function instantOf(stored: string): string {
  return minutesAfter(stored, 0)
}

function latest(times: readonly Asked[]): Asked | undefined {
  return times.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]
}

function hasTold(message: MessageAbout): boolean {
  return mayTell(message) || message.mayHaveArrived
}
