import { and, count, eq, or, sql } from 'drizzle-orm'
import type { Settings } from '#features/settings/server/public.ts'
import { submissions } from '#features/submissions/server/public.ts'
import { type Week, weekOf } from '#kernel/week.ts'
import { fleetTime, instantIn, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Platform } from '#platform/server/platform.ts'
import { countFailure } from '#platform/server/throttle-store.ts'
import { hasDisowned } from '../disown/unproven-store.ts'
import { waitingForms } from '../tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/**
 * A day brings so many hours' unknown phones and no more, or a patient stranger would still take all places.
 */
const HOURS_OF_A_DAY = 3

/** In its first week nobody is known to a fleet, so that so many of an hour are no burst. */
const FIRST_WEEK_PER_HOUR = 200

/**
 * Forms that may wait: from one network within a day, and in all. More fill the disk and tell the office
 * nothing.
 */
const MOST_OF_NETWORK = 200
const MOST_WAITING = 20_000

export type Reception = 'known-at-once' | 'waits' | 'refused'

/**
 * What becomes of a form of a phone that nobody knows (D44): its driver is known at once, or it waits for the
 * office, or it is not taken at all. It waits where the fleet wants that always, where more have come than
 * usual, and as long as others wait for that week. Counts exactly, since those who ask at once wait for each
 * other.
 */
export async function receiveUnknown(
  tx: Tx,
  platform: Platform,
  settings: Settings,
  week: Week,
  address: string,
): Promise<Reception> {
  if (settings.confirmUnknown === 'never') return 'known-at-once'
  const isBurst = await countUnknown(tx, platform, settings, week)
  if (settings.confirmUnknown === 'burst' && !isBurst && !(await somebodyWaits(tx, week)))
    return 'known-at-once'
  return (await hasRoom(tx, platform, address)) ? 'waits' : 'refused'
}

/**
 * Forms of drivers' phones that one network may send without a session, within so many milliseconds. On a
 * Sunday evening dozens come over a station's Wi-Fi or one address of a carrier, but by hand, one after
 * another; a script would have the whole fleet on leave in three seconds.
 */
const KNOWN_OF_NETWORK = [
  { name: 'minutes', window: 5 * 60_000, most: 12 },
  { name: 'hour', window: HOUR_MS, most: 40 },
  { name: 'day', window: DAY_MS, most: 120 },
] as const

/**
 * The same of a form for a driver's phone that came without that driver's session. Nobody is kept from
 * sending: what waits is confirmed by the office, and makes way for what the driver sends by an own session.
 * Once the driver has said 'To nie ja' of one, all wait until the week of that one is over.
 */
export async function receiveKnown(
  tx: Tx,
  platform: Platform,
  settings: Settings,
  driverId: string,
  address: string,
): Promise<Reception> {
  if (await hasDisowned(tx, driverId, weekOf(fleetTime(platform.clock).date)))
    return (await hasRoom(tx, platform, address)) ? 'waits' : 'refused'
  if (settings.confirmUnknown === 'never') return 'known-at-once'
  const network = networkOf(address)
  const kinds = KNOWN_OF_NETWORK.map(({ name, window }) => ({
    name: `known phones of ${network} in its ${name}`,
    window,
  }))
  const counted = await counts(platform, tx, kinds)
  const isBurst = KNOWN_OF_NETWORK.some(({ most }, index) => (counted[index] ?? 0) > most)
  if (!isBurst) return 'known-at-once'
  return (await hasRoom(tx, platform, address)) ? 'waits' : 'refused'
}

async function countUnknown(tx: Tx, platform: Platform, settings: Settings, week: Week): Promise<boolean> {
  const perHour = (await isFirstWeek(tx, week))
    ? Math.max(FIRST_WEEK_PER_HOUR, settings.unknownPerHour)
    : settings.unknownPerHour
  const counted = await counts(platform, tx, [
    { name: 'unknown phones of an hour', window: HOUR_MS },
    { name: 'unknown phones of a day', window: DAY_MS },
  ])
  const [ofHour = 0, ofDay = 0] = counted
  return ofHour > perHour || ofDay > HOURS_OF_A_DAY * perHour
}

async function counts(
  { secrets, clock }: Platform,
  tx: Tx,
  kinds: readonly { readonly name: string; readonly window: number }[],
): Promise<number[]> {
  const buckets = kinds.map(({ name, window }) => ({
    bucket: secrets.fingerprint(`form\n${name}`),
    until: instantIn(clock, window),
  }))
  const found = await countFailure(tx, buckets, instantNow(clock))
  return buckets.map(({ bucket }) => found.get(bucket) ?? 0)
}

async function isFirstWeek(tx: Tx, { year, week }: Week): Promise<boolean> {
  const [earlier] = await tx
    .select({ one: sql<number>`1` })
    .from(submissions)
    .where(
      and(
        eq(submissions.byForm, true),
        or(
          sql`${submissions.year} < ${year}`,
          and(eq(submissions.year, year), sql`${submissions.week} < ${week}`),
        ),
      ),
    )
    .limit(1)
  return earlier === undefined
}

async function somebodyWaits(tx: Tx, { year, week }: Week): Promise<boolean> {
  const [one] = await tx
    .select({ one: sql<number>`1` })
    .from(waitingForms)
    .where(and(eq(waitingForms.year, year), eq(waitingForms.week, week)))
    .limit(1)
  return one !== undefined
}

async function hasRoom(tx: Tx, platform: Platform, address: string): Promise<boolean> {
  const name = `forms of ${networkOf(address)}`
  const [ofNetwork = 0] = await counts(platform, tx, [{ name, window: DAY_MS }])
  if (ofNetwork > MOST_OF_NETWORK) return false
  const [waiting] = await tx.select({ number: count() }).from(waitingForms)
  return (waiting?.number ?? 0) < MOST_WAITING
}
