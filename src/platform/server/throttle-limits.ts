const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export type ThrottleKind = 'login' | 'fleet-pin' | 'driver-pin' | 'fuel' | 'first-start'

/** Failures that may be counted in a bucket before it refuses, and the milliseconds after which it is empty again. */
export interface BucketLimit {
  readonly per: 'address' | 'account' | 'total'
  readonly failures: number
  readonly window: number
}

/**
 * A PIN has 6,561 (digits 1-9) to 10,000 spellings. A chance under 0.5 % a day and 1 % in the life of a PIN (Q12) leaves 32 guesses a
 * day and 65 in all, over all phones and addresses together; `total` stands below both. What a person mistypes before getting it
 * right on the same device is given back, so that only guesses that came to nothing are counted.
 */
const PIN_TOTALS: readonly BucketLimit[] = [
  { per: 'total', failures: 30, window: DAY },
  { per: 'total', failures: 60, window: 90 * DAY },
]

export const THROTTLE_LIMITS: Readonly<Record<ThrottleKind, readonly BucketLimit[]>> = {
  login: [
    { per: 'account', failures: 100, window: DAY },
    { per: 'address', failures: 100, window: DAY },
  ],
  'fleet-pin': [{ per: 'address', failures: 10, window: DAY }, ...PIN_TOTALS],
  'driver-pin': [
    { per: 'account', failures: 5, window: DAY },
    { per: 'address', failures: 10, window: DAY },
    ...PIN_TOTALS,
  ],
  fuel: [
    { per: 'address', failures: 10, window: 15 * MINUTE },
    { per: 'total', failures: 300, window: DAY },
  ],
  'first-start': [
    { per: 'address', failures: 10, window: 15 * MINUTE },
    { per: 'total', failures: 100, window: DAY },
  ],
}

/** A device that got in before: wrong tries in a row after which it counts as any other, and how long it is remembered. */
export const KNOWN_DEVICE = { failures: 10, window: 365 * DAY } as const

/** How long the failures of one device are remembered, to be given back when it gets in. */
export const GIVEN_BACK_WITHIN = DAY
