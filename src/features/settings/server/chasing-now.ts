import { type Clock, fleetInstant, fleetTime, instantNow, minutesAfter } from '#platform/server/clock.ts'
import { type Chasing, nightEnds } from '../domain/chasing.ts'

/**
 * Until when somebody who was told at that instant is left alone; undefined where that is over, or nothing
 * was told.
 */
export function restEnds(
  clock: Clock,
  { restHours }: Chasing,
  toldAt: string | undefined,
): string | undefined {
  if (toldAt === undefined) return undefined
  const until = minutesAfter(toldAt, restHours * 60)
  return until > instantNow(clock) ? until : undefined
}

/** The morning's hour, where it is night now. */
export function nightNow(clock: Clock, chasing: Chasing): ReturnType<typeof nightEnds> {
  return nightEnds(chasing, fleetTime(clock))
}

/** Instant at which today's night begins: nobody is asked any more. */
export function nightBegins(clock: Clock, { untilHour }: Chasing): string {
  return fleetInstant(fleetTime(clock).date, untilHour)
}
