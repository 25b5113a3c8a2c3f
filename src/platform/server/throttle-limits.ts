const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
/** As long as a PIN is taken to live at most. */
const LIFE = 90 * DAY

export type ThrottleKind = 'login' | 'fleet-pin' | 'driver-pin' | 'fuel' | 'first-start'

/**
 * Failures that may be counted in a bucket before it refuses, and the milliseconds after which it is empty
 * again.
 */
export interface BucketLimit {
  readonly per: 'address' | 'account' | 'total'
  readonly failures: number
  readonly window: number
  /** Begins anew with each new secret: what was tried against the old one says nothing of the new one. */
  readonly ofSecret?: true
}

/**
 * What strangers may try. A PIN has 6,561 (digits 1-9) to 10,000 spellings, so a chance under 0.5 % a day and
 * 1 % in the life of a PIN (Q12) leaves 32 wrong tries a day and 65 in all, from however many addresses;
 * `decisions/0009` has how these are shared out.
 */
export const THROTTLE_LIMITS: Readonly<Record<ThrottleKind, readonly BucketLimit[]>> = {
  login: [
    { per: 'account', failures: 100, window: DAY, ofSecret: true },
    { per: 'address', failures: 100, window: DAY },
  ],
  'fleet-pin': [
    { per: 'address', failures: 6, window: DAY, ofSecret: true },
    { per: 'total', failures: 12, window: DAY, ofSecret: true },
    { per: 'total', failures: 45, window: LIFE, ofSecret: true },
  ],
  'driver-pin': [
    { per: 'account', failures: 5, window: DAY, ofSecret: true },
    { per: 'address', failures: 10, window: DAY },
    { per: 'total', failures: 15, window: DAY },
    { per: 'total', failures: 45, window: LIFE },
  ],
  fuel: [
    { per: 'address', failures: 10, window: 15 * MINUTE, ofSecret: true },
    { per: 'total', failures: 300, window: DAY, ofSecret: true },
  ],
  // The code has 60 bits: from however many addresses nobody guesses it, and nobody can close the door to its
  // owner.
  'first-start': [{ per: 'address', failures: 10, window: 15 * MINUTE }],
}

/** How much more than a /64 a whole /48 may try. */
export const WIDE_NETWORK_TIMES = 3

/**
 * A device that got in before: wrong tries in a row after which it counts as any other, and how long it is
 * remembered.
 */
export const KNOWN_DEVICE = { failures: 10, window: 365 * DAY } as const

/**
 * When all known devices together have been wrong so often in a day, each has only these few tries in a row.
 */
export const KNOWN_DEVICES_IN_ALL = { failures: 200, window: DAY, thenEach: 2 } as const

/** New devices that are remembered; whoever is right beyond that gets in as well, but stays a stranger. */
export const NEW_DEVICES = {
  address: { count: 100, window: DAY },
  account: { count: 1_000, window: DAY },
} as const

/**
 * Tries that a secret is given when the office has just set it anew, for strangers whom the counters of other
 * secrets or of their address would refuse: the office's help counts at once. Few of each, few in all.
 */
export const AFTER_RENEWAL = {
  each: { failures: 3, window: DAY },
  inAll: [
    { failures: 10, window: DAY },
    { failures: 20, window: LIFE },
  ],
} as const

/**
 * The fleet's PIN, tried on a device that is logged in as a driver, once strangers are refused: per driver,
 * and all drivers together.
 */
export const LOGGED_IN_DRIVER = {
  each: { failures: 3, window: LIFE },
  inAll: [
    { failures: 3, window: DAY },
    { failures: 9, window: LIFE },
  ],
} as const

/** Wrong tries with one right entry code. */
export const WITH_CODE = { failures: 10, window: 2 * DAY } as const

/** How long the failures of one device are remembered, to be given back when it gets in. */
export const GIVEN_BACK = { within: DAY } as const

/** How long the office's blocking of networks lasts. */
export const BLOCKED_FOR = 7 * DAY
