import { instantNow } from './clock.ts'
import type { Tx } from './database/database.ts'
import { type CodeMark, dayOf, type EntryCode, entryCode, markOfCode, ROUNDS } from './entry-code.ts'
import type { CallContext } from './http/route.ts'
import { networkOf } from './network.ts'
import type { Platform } from './platform.ts'
import { newToken } from './secrets.ts'
import { accountIn, type Stage, ThrottleBuckets, type ThrottleKeys } from './throttle-buckets.ts'
import { KNOWN_DEVICE, KNOWN_DEVICES_IN_ALL, THROTTLE_LIMITS, type ThrottleKind } from './throttle-limits.ts'
import {
  type Counted,
  countFailure,
  failuresIn,
  failuresInAll,
  giveBack,
  lockBuckets,
  removeBucket,
  setBucket,
  setBuckets,
  writeUnchanged,
} from './throttle-store.ts'
import {
  forgetTries,
  forgetTriesAt,
  guessingNetworks,
  noteEntry,
  noteTry,
  type TryAt,
} from './throttle-tries.ts'
import { createWaitingLine, TooManyAtOnce } from './waiting-line.ts'

export type { ThrottleKeys } from './throttle-buckets.ts'

/** Whose secret: the account and which of its secrets is the one of now. */
export type DoorKeys = Pick<ThrottleKeys, 'account' | 'secret'>

export interface Throttle {
  /**
   * Tries a secret, unless too many tries have failed already (Q12, Q13, Q22). Failures are counted before
   * the check, so that tries at once can't slip through; a throttled try costs the time of a wrong one. Must
   * not be called inside a transaction. Throws {@link TooManyAtOnce} where too many wait already: that is no
   * word on the caller's tries, and counts none.
   * @param check true where the secret is right; does the slow comparison, also (by
   * `secrets.pretendToCheck`) where there is none
   */
  attempt(
    kind: ThrottleKind,
    keys: ThrottleKeys,
    check: () => Promise<boolean>,
  ): Promise<'right' | 'wrong' | 'throttled'>
  /** Whether a stranger with these keys would not be heard just now. */
  isClosedTo(kind: ThrottleKind, keys: ThrottleKeys): Promise<boolean>
  /**
   * The office has set this secret anew: what was tried against the old one, and devices that knew it, are
   * nothing to the new one; a few tries of it are heard whatever else is full, unless all of its budgets are
   * its own and begin anew; the office is no longer told of the tries before.
   * @param door with the `secret` of now, or the few tries are nobody's
   */
  renewed(tx: Tx, kind: ThrottleKind, door: DoorKeys & { readonly secret: string }): Promise<void>
  /** Whether this device got in with this secret before, and has not been wrong too often since. */
  knows(kind: ThrottleKind, keys: ThrottleKeys): Promise<boolean>
  /** This device knows the secret without having been asked: its owner has just set it there. */
  remember(tx: Tx, kind: ThrottleKind, keys: ThrottleKeys): Promise<void>
  /**
   * New devices from the networks that have been guessing are not heard for a week, and use up no budget:
   * those with an entry code are. The office is no longer told of the tries before.
   * @returns how many networks
   */
  block(tx: Tx, kind: ThrottleKind): Promise<number>
  /**
   * What lets a new device be heard while strangers are not: another one where wrong tries have used one up,
   * three a day.
   */
  codeFor(kind: ThrottleKind, door?: DoorKeys): Promise<EntryCode>
}

const DEVICE_COOKIE = 'flotylla_device'
const YEAR_SECONDS = 365 * 86_400

/** The mark that this browser carries, made and set on its first try. It opens nothing by itself. */
export function deviceOf(context: Pick<CallContext, 'cookie' | 'setCookie'>): string {
  const known = context.cookie(DEVICE_COOKIE)
  const device = known !== undefined && /^[\w-]{43}$/.test(known) ? known : newToken()
  context.setCookie({ name: DEVICE_COOKIE, value: device, maxAgeSeconds: YEAR_SECONDS })
  return device
}

/**
 * Argon2 computations at once: more would take the processor and the thread pool from everyone else (Q13).
 */
const LINE = { atOnce: 2, longest: 400, longestPerAsker: 40 } as const
/**
 * A line of its own for who got in before or holds a code: of a flood of strangers no more than those at work
 * stand before them.
 */
const OWN_LINE = { atOnce: 1, longest: 200, longestPerAsker: 40 } as const

/** Tries of a network after which the office's blocking means it as well. */
const BLOCKED_FROM = 2

type Try =
  | { readonly kind: 'throttled' }
  | { readonly kind: 'known' }
  | { readonly kind: 'heard'; readonly counted: readonly Counted[]; readonly own?: Counted }

export function createThrottle(platform: Platform): Throttle {
  const { clock, database, secrets } = platform
  const buckets = new ThrottleBuckets(secrets, clock)
  const [line, ownLine] = [createWaitingLine(LINE), createWaitingLine(OWN_LINE)]

  const doorOf = (kind: ThrottleKind, keys: DoorKeys) => {
    const [account, secret] = accountIn(kind, keys)
    return { kind, account, secret }
  }
  const codeIn = (kind: ThrottleKind, keys: ThrottleKeys): CodeMark | undefined =>
    keys.code === undefined || keys.invented === true
      ? undefined
      : markOfCode(secrets, clock, doorOf(kind, keys), keys.code)
  const hasCode = (kind: ThrottleKind, keys: ThrottleKeys): boolean => codeIn(kind, keys) !== undefined
  const tryAt = (kind: ThrottleKind, keys: ThrottleKeys): TryAt => ({
    kind,
    subject: keys.invented ? '' : accountIn(kind, keys)[0],
    network: buckets.network(keys.address),
  })

  /** Whether the device got in before, and has not been wrong too often since. */
  async function isKnown(kind: ThrottleKind, keys: ThrottleKeys): Promise<boolean> {
    const known = buckets.known(kind, keys)
    if (known === undefined) return false
    const inAll = buckets.knownInAll(kind)
    const failures = await failuresInAll(database.queries, [known.bucket, inAll.bucket], instantNow(clock))
    const own = failures.get(known.bucket)
    const many = (failures.get(inAll.bucket) ?? 0) >= KNOWN_DEVICES_IN_ALL.failures
    return own !== undefined && own < (many ? KNOWN_DEVICES_IN_ALL.thenEach : KNOWN_DEVICE.failures)
  }

  /**
   * Counts the try as failed beforehand in all budgets of the stage. A full one is looked up first, so that a
   * flood of refused tries leaves no rows; one that others have filled meanwhile undoes the counting.
   */
  async function heardIn(tx: Tx, { limited, own }: Stage, now: string): Promise<Try | undefined> {
    const names = limited.map(({ bucket }) => bucket)
    const before = await failuresInAll(tx, names, now)
    if (limited.some((limit) => (before.get(limit.bucket) ?? 0) >= limit.failures)) {
      await writeUnchanged(tx, names)
      return undefined
    }
    const failures = await countFailure(tx, limited, now)
    if (limited.some((limit) => (failures.get(limit.bucket) ?? 0) > limit.failures)) {
      await giveBack(tx, names, 1)
      return undefined
    }
    if (own) await countFailure(tx, [own], now)
    return { kind: 'heard', counted: limited, ...(own ? { own } : {}) }
  }

  /** What a stranger's try stands on: the first of these stages that is not full. */
  async function stranger(tx: Tx, kind: ThrottleKind, keys: ThrottleKeys, now: string): Promise<Try> {
    const code = codeIn(kind, keys)
    if (code) {
      const heard = await heardIn(tx, { limited: [buckets.withCode(kind, keys, code)] }, now)
      if (heard) return heard
    }
    if (
      (await failuresIn(tx, buckets.blocked(kind, buckets.network(keys.address)).bucket, now)) !== undefined
    )
      return { kind: 'throttled' }
    if (!keys.invented || !(await totalsAreFull(tx, kind, keys, now))) {
      const heard = await heardIn(tx, buckets.ofStrangers(kind, keys), now)
      if (heard) return heard
    }
    const { granted, stage } = buckets.afterRenewal(kind, keys)
    if ((await failuresIn(tx, granted.bucket, now)) !== undefined) {
      const heard = await heardIn(tx, stage, now)
      if (heard) return heard
    }
    const vouched = keys.voucher && (await heardIn(tx, buckets.vouched(kind, keys, keys.voucher), now))
    return vouched || { kind: 'throttled' }
  }

  async function totalsAreFull(
    tx: Tx,
    kind: ThrottleKind,
    keys: ThrottleKeys,
    now: string,
  ): Promise<boolean> {
    const totals = buckets.totalsOf(kind, keys)
    const failures = await failuresInAll(
      tx,
      totals.map(({ bucket }) => bucket),
      now,
    )
    return totals.some((total) => (failures.get(total.bucket) ?? 0) >= total.failures)
  }

  async function reserve(kind: ThrottleKind, keys: ThrottleKeys, known: boolean): Promise<Try> {
    const now = instantNow(clock)
    return database.transaction(async (tx): Promise<Try> => {
      const device = buckets.known(kind, keys)
      if (known && device !== undefined) {
        await countFailure(tx, [device, buckets.knownInAll(kind)], now)
        return { kind: 'known' }
      }
      const tried = await stranger(tx, kind, keys, now)
      await noteTry(tx, tryAt(kind, keys), tried.kind === 'throttled' ? 'refused' : 'wrong', now)
      return tried
    })
  }

  /** The device got in: what it failed before is given back, and it is known from now on. */
  async function settle(kind: ThrottleKind, keys: ThrottleKeys, tried: Try): Promise<void> {
    const now = instantNow(clock)
    const known = buckets.known(kind, keys)
    await database.transaction(async (tx) => {
      if (tried.kind === 'known' && known !== undefined) {
        const inAll = buckets.knownInAll(kind)
        await lockBuckets(tx, [known.bucket, inAll.bucket])
        const failed = (await failuresIn(tx, known.bucket, now)) ?? 0
        await giveBack(tx, [inAll.bucket], failed)
        return setBucket(tx, known)
      }
      if (tried.kind !== 'heard') return
      const mistyped = tried.own ? ((await failuresIn(tx, tried.own.bucket, now)) ?? 1) : 1
      await giveBack(
        tx,
        tried.counted.map(({ bucket }) => bucket),
        mistyped,
      )
      if (tried.own) await removeBucket(tx, tried.own.bucket)
      if (known !== undefined && (await heardIn(tx, { limited: buckets.newDevices(kind, keys) }, now)))
        await setBucket(tx, known)
      // Who holds a code was no guesser before, only refused like everyone else.
      if (tried.own === undefined && hasCode(kind, keys)) await forgetTriesAt(tx, tryAt(kind, keys))
      else await noteEntry(tx, tryAt(kind, keys), mistyped)
    })
  }

  return {
    attempt: async (kind, keys, check) => {
      const known = await isKnown(kind, keys)
      const waiting = known || hasCode(kind, keys) ? ownLine : line
      const turn = await waiting.run(networkOf(keys.address), async () => {
        const tried = await reserve(kind, keys, known)
        if (tried.kind === 'throttled') {
          await secrets.pretendToCheck('throttled')
          return 'throttled' as const
        }
        if (!(await check())) return 'wrong' as const
        await settle(kind, keys, tried)
        return 'right' as const
      })
      if (!turn) throw new TooManyAtOnce()
      return turn.value
    },

    isClosedTo: async (kind, keys) => {
      const { limited } = buckets.ofStrangers(kind, keys)
      const all = [...limited, ...buckets.totalsOf(kind, keys)]
      const blocked = buckets.blocked(kind, buckets.network(keys.address))
      const failures = await failuresInAll(
        database.queries,
        [blocked, ...all].map(({ bucket }) => bucket),
        instantNow(clock),
      )
      return (
        failures.has(blocked.bucket) || all.some((each) => (failures.get(each.bucket) ?? 0) >= each.failures)
      )
    },

    renewed: async (tx, kind, door) => {
      if (THROTTLE_LIMITS[kind].some(({ ofSecret }) => !ofSecret))
        await setBucket(tx, buckets.afterRenewal(kind, { address: '', ...door }).granted)
      await forgetTries(tx, kind, accountIn(kind, door)[0])
    },

    knows: isKnown,

    remember: async (tx, kind, keys) => {
      const known = buckets.known(kind, keys)
      if (known !== undefined) await setBucket(tx, known)
    },

    block: async (tx, kind) => {
      const networks = await guessingNetworks(tx, kind, BLOCKED_FROM)
      await setBuckets(
        tx,
        networks.map((network) => buckets.blocked(kind, network)),
      )
      await forgetTries(tx, kind)
      return networks.length
    },

    codeFor: async (kind, door = {}) => {
      const day = dayOf(clock)
      const codes = Array.from({ length: ROUNDS }, (_, round) => buckets.withCode(kind, door, { day, round }))
      const failures = await failuresInAll(
        database.queries,
        codes.map(({ bucket }) => bucket),
        instantNow(clock),
      )
      const open = codes.findIndex((each) => (failures.get(each.bucket) ?? 0) < each.failures)
      return entryCode(secrets, clock, doorOf(kind, door), open < 0 ? ROUNDS - 1 : open)
    },
  }
}
