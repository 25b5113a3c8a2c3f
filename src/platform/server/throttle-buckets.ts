import { type Clock, instantIn } from './clock.ts'
import type { CodeMark } from './entry-code.ts'
import { networkOf, networksOf } from './network.ts'
import type { Secrets } from './secrets.ts'
import {
  AFTER_RENEWAL,
  BLOCKED_FOR,
  type BucketLimit,
  GIVEN_BACK,
  KNOWN_DEVICE,
  KNOWN_DEVICES_IN_ALL,
  LOGGED_IN_DRIVER,
  NEW_DEVICES,
  THROTTLE_LIMITS,
  type ThrottleKind,
  WIDE_NETWORK_TIMES,
  WITH_CODE,
} from './throttle-limits.ts'
import type { Counted } from './throttle-store.ts'

export interface ThrottleKeys {
  readonly address: string
  /**
   * Whose secret is tried: an id, or the login or phone in its one spelling where nobody has it. Without it
   * the one shared secret.
   */
  readonly account?: string
  /**
   * Which of the account's secrets is the one of now: devices and counters of an earlier one are nothing to
   * it.
   */
  readonly secret?: string
  /**
   * Nobody has this login or phone: such tries use up no budget of those who are there, and are answered like
   * theirs.
   */
  readonly invented?: boolean
  /** From {@link deviceOf}: one that got in before still gets in while strangers are guessing. */
  readonly device?: string
  /** An entry code, as typed. */
  readonly code?: string | undefined
  /** The driver who is logged in on the device. */
  readonly voucher?: string | undefined
}

/** A bucket with the failures that it holds before it refuses. */
export interface Limited extends Counted {
  readonly failures: number
}

/** Some budgets that are used together: one that is full refuses. */
export interface Stage {
  readonly limited: readonly Limited[]
  /**
   * Counted along and never full: what one device has failed in this stage, to be given back when it gets in.
   */
  readonly own?: Counted
}

/** Names of buckets. They are keyed hashes: the table names no phone and no address. */
export class ThrottleBuckets {
  readonly #secrets: Secrets
  readonly #clock: Clock

  constructor(secrets: Secrets, clock: Clock) {
    this.#secrets = secrets
    this.#clock = clock
  }

  /** What any stranger has. */
  ofStrangers(kind: ThrottleKind, keys: ThrottleKeys): Stage {
    const limited = THROTTLE_LIMITS[kind]
      .filter(({ per }) => !(per === 'total' && keys.invented))
      .flatMap((limit) => this.#limitedBy(kind, limit, keys))
    if (keys.device === undefined) return { limited }
    const own = this.#bucket(GIVEN_BACK.within, 'source', kind, ...accountIn(kind, keys), keys.device)
    return { limited, own }
  }

  /**
   * Full ones refuse an invented phone as well, so that nobody learns from them which phones are real; it
   * fills them not.
   */
  totalsOf(kind: ThrottleKind, keys: ThrottleKeys): Limited[] {
    return THROTTLE_LIMITS[kind]
      .filter(({ per }) => per === 'total')
      .flatMap((limit) => this.#limitedBy(kind, limit, keys))
  }

  /** What a secret has that was just renewed; the first of them is there only then. */
  afterRenewal(kind: ThrottleKind, keys: ThrottleKeys): { readonly granted: Counted; readonly stage: Stage } {
    const { each, inAll } = AFTER_RENEWAL
    const granted = this.#bucket(each.window, 'renewed', kind, ...accountIn(kind, keys))
    const all = inAll.map((limit) => ({
      ...limit,
      ...this.#bucket(limit.window, 'renewed in all', kind, String(limit.window)),
    }))
    return { granted, stage: { limited: [{ ...granted, failures: each.failures }, ...all] } }
  }

  vouched(kind: ThrottleKind, keys: ThrottleKeys, voucher: string): Stage {
    const of = [kind, ...accountIn(kind, keys)]
    const each = {
      ...LOGGED_IN_DRIVER.each,
      ...this.#bucket(LOGGED_IN_DRIVER.each.window, 'vouched', ...of, voucher),
    }
    const all = LOGGED_IN_DRIVER.inAll.map((limit) => ({
      ...limit,
      ...this.#bucket(limit.window, 'vouched in all', ...of, String(limit.window)),
    }))
    return { limited: [each, ...all] }
  }

  withCode(
    kind: ThrottleKind,
    keys: Pick<ThrottleKeys, 'account' | 'secret'>,
    { day, round }: CodeMark,
  ): Limited {
    const name = round === 0 ? String(day) : `${day} ${round}`
    const bucket = this.#bucket(WITH_CODE.window, 'code', kind, ...accountIn(kind, keys), name)
    return { ...bucket, failures: WITH_CODE.failures }
  }

  /** That the device got in before, with its failures since; undefined for a caller without one. */
  known(kind: ThrottleKind, keys: ThrottleKeys): Counted | undefined {
    if (keys.device === undefined) return undefined
    return this.#bucket(KNOWN_DEVICE.window, 'known', kind, ...accountIn(kind, keys), keys.device)
  }

  knownInAll(kind: ThrottleKind): Counted {
    return this.#bucket(KNOWN_DEVICES_IN_ALL.window, 'known in all', kind)
  }

  newDevices(kind: ThrottleKind, keys: ThrottleKeys): Limited[] {
    const { address, account } = NEW_DEVICES
    return [
      ...this.#networks(keys.address).map(({ network, times }) => ({
        ...this.#bucket(address.window, 'new', kind, network),
        failures: address.count * times,
      })),
      {
        ...this.#bucket(account.window, 'new', kind, 'account', ...accountIn(kind, keys)),
        failures: account.count,
      },
    ]
  }

  /** There for a network that the office has blocked at this door. @param network from {@link network} */
  blocked(kind: ThrottleKind, network: string): Counted {
    return this.#bucket(BLOCKED_FOR, 'blocked', kind, network)
  }

  /** The network of an address, as the office's list of tries keeps it. */
  network(address: string): string {
    return this.#secrets.fingerprint(`throttle\nnetwork\n${networkOf(address)}`)
  }

  #limitedBy(kind: ThrottleKind, limit: BucketLimit, keys: ThrottleKeys): Limited[] {
    const { per, failures, window } = limit
    const [account, ...secret] = accountIn(kind, keys)
    const parts = [per, kind, String(window), ...(limit.ofSecret ? ['secret', ...secret] : [])]
    if (per === 'address')
      return this.#networks(keys.address).map(({ network, times }) => ({
        ...this.#bucket(window, ...parts, network),
        failures: failures * times,
      }))
    const name = per === 'account' ? [...parts, account ?? kind] : parts
    return [{ ...this.#bucket(window, ...name), failures }]
  }

  #networks(address: string): { readonly network: string; readonly times: number }[] {
    const { own, wide } = networksOf(address)
    const networks = [{ network: own, times: 1 }]
    return wide === undefined ? networks : [...networks, { network: wide, times: WIDE_NETWORK_TIMES }]
  }

  #bucket(window: number, ...parts: string[]): Counted {
    const bucket = this.#secrets.fingerprint(`throttle\n${parts.join('\n')}`)
    return { bucket, until: instantIn(this.#clock, window) }
  }
}

/** Account and the mark of its secret. */
export function accountIn(
  kind: ThrottleKind,
  keys: Pick<ThrottleKeys, 'account' | 'secret'>,
): [string, string] {
  return [keys.account ?? kind, keys.secret ?? '']
}
