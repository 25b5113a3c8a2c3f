import { instantIn, instantNow } from './clock.ts'
import type { Tx } from './database/database.ts'
import type { CallContext } from './http/route.ts'
import type { Platform } from './platform.ts'
import { newToken } from './secrets.ts'
import {
  type BucketLimit,
  GIVEN_BACK_WITHIN,
  KNOWN_DEVICE,
  THROTTLE_LIMITS,
  type ThrottleKind,
} from './throttle-limits.ts'
import {
  type Counted,
  countFailure,
  failuresIn,
  giveBack,
  removeBucket,
  setBucket,
} from './throttle-store.ts'
import { createWaitingLine } from './waiting-line.ts'

export interface ThrottleKeys {
  readonly address: string
  /** Whose secret is tried: the login or phone in its one spelling. */
  readonly account?: string
  /** From {@link deviceOf}: one that got in before still gets in while strangers are guessing. */
  readonly device?: string
}

export interface Throttle {
  /**
   * Tries a secret, unless too many tries have failed already (Q12, Q13). Failures are counted before the check, so that tries at once
   * can't slip through; a throttled try costs the time of a wrong one. Must not be called inside a transaction.
   * @param check true where the secret is right; does the slow comparison, also (by `secrets.pretendToCheck`) where there is none
   */
  attempt(
    kind: ThrottleKind,
    keys: ThrottleKeys,
    check: () => Promise<boolean>,
  ): Promise<'right' | 'wrong' | 'throttled'>
  /** Forgets the failures against one account, or against the one shared secret: it has just got a new one. */
  forgive(tx: Tx, kind: ThrottleKind, account?: string): Promise<void>
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

/** Argon2 computations at once: more would take the processor and the thread pool from everyone else (Q13). */
const LINE = { atOnce: 2, longest: 400, longestPerAsker: 40 } as const

type Try =
  | { readonly kind: 'throttled' }
  | { readonly kind: 'known' | 'stranger'; readonly counted: readonly string[] }

export function createThrottle(platform: Platform): Throttle {
  const { clock, database, secrets } = platform
  const line = createWaitingLine(LINE)
  const bucketOf = (...parts: string[]): string => secrets.fingerprint(`throttle\n${parts.join('\n')}`)
  const accountOf = (kind: ThrottleKind, keys: ThrottleKeys): string => keys.account ?? kind
  const knownBucket = (kind: ThrottleKind, keys: ThrottleKeys): string | undefined =>
    keys.device === undefined ? undefined : bucketOf('known', kind, accountOf(kind, keys), keys.device)
  const sourceBucket = (kind: ThrottleKind, keys: ThrottleKeys): string | undefined =>
    keys.device === undefined ? undefined : bucketOf('source', kind, accountOf(kind, keys), keys.device)

  const limitedBuckets = (kind: ThrottleKind, keys: ThrottleKeys): (Counted & BucketLimit)[] =>
    THROTTLE_LIMITS[kind].map((limit) => {
      const { per, window } = limit
      const key = per === 'address' ? keys.address : per === 'account' ? accountOf(kind, keys) : ''
      return { ...limit, bucket: bucketOf(per, kind, String(window), key), until: instantIn(clock, window) }
    })

  /** Counts the try as failed beforehand; a full bucket undoes that and refuses. */
  async function reserve(kind: ThrottleKind, keys: ThrottleKeys): Promise<Try> {
    const now = instantNow(clock)
    const known = knownBucket(kind, keys)
    const source = sourceBucket(kind, keys)
    const limited = limitedBuckets(kind, keys)
    return database.transaction(async (tx): Promise<Try> => {
      if (known !== undefined) {
        const failures = await failuresIn(tx, known, now)
        if (failures !== undefined && failures < KNOWN_DEVICE.failures) {
          await countFailure(tx, [{ bucket: known, until: instantIn(clock, KNOWN_DEVICE.window) }], now)
          return { kind: 'known', counted: [] }
        }
      }
      const counted: Counted[] = [...limited]
      if (source !== undefined) counted.push({ bucket: source, until: instantIn(clock, GIVEN_BACK_WITHIN) })
      const failures = await countFailure(tx, counted, now)
      const buckets = counted.map(({ bucket }) => bucket)
      if (limited.some((limit) => (failures.get(limit.bucket) ?? 0) > limit.failures)) {
        await giveBack(tx, buckets, 1)
        return { kind: 'throttled' }
      }
      return { kind: 'stranger', counted: buckets }
    })
  }

  /** The device got in: what it failed before is given back, and it is known from now on. */
  async function settle(kind: ThrottleKind, keys: ThrottleKeys, tried: Try): Promise<void> {
    const known = knownBucket(kind, keys)
    const source = sourceBucket(kind, keys)
    await database.transaction(async (tx) => {
      if (tried.kind === 'stranger') {
        const own = source === undefined ? 1 : ((await failuresIn(tx, source, instantNow(clock))) ?? 1)
        await giveBack(tx, tried.counted, own)
        if (source !== undefined) await removeBucket(tx, source)
      }
      if (known !== undefined) {
        await setBucket(tx, { bucket: known, until: instantIn(clock, KNOWN_DEVICE.window) })
      }
    })
  }

  return {
    attempt: async (kind, keys, check) => {
      const turn = await line.run(keys.address, async () => {
        const tried = await reserve(kind, keys)
        if (tried.kind === 'throttled') {
          await secrets.pretendToCheck('throttled')
          return 'throttled' as const
        }
        if (!(await check())) return 'wrong' as const
        await settle(kind, keys, tried)
        return 'right' as const
      })
      return turn?.value ?? 'throttled'
    },

    forgive: async (tx, kind, account) => {
      const now = instantNow(clock)
      const buckets = limitedBuckets(kind, { address: '', ...(account === undefined ? {} : { account }) })
      const of = (wanted: BucketLimit['per']): string[] =>
        buckets.filter(({ per }) => per === wanted).map(({ bucket }) => bucket)
      if (account === undefined) return giveBack(tx, of('total'), Number.MAX_SAFE_INTEGER)
      for (const own of of('account')) {
        await giveBack(tx, of('total'), (await failuresIn(tx, own, now)) ?? 0)
        await removeBucket(tx, own)
      }
    },
  }
}
