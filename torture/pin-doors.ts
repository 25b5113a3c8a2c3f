/**
 * Attacks on the doors behind PINs, for `pin-guessing`: what may be tried, and when a right person gets in
 * (Q12, Q22).
 */
import { newToken } from '#platform/server/secrets.ts'
import type { Throttle, ThrottleKeys } from '#platform/server/throttle.ts'

export type PinKind = 'driver-pin' | 'fleet-pin'

/** Digits are random 1-9 (Spec 1 §5). */
export const PINS = 9 ** 4

export const chanceOf = (guesses: number): number => 1 - (1 - 1 / PINS) ** guesses
export const percent = (share: number): string => `${(share * 100).toFixed(2)} %`

export interface Attack {
  readonly name: string
  /** Keys of the attacker's next try. */
  next(turn: number, day: number): Partial<ThrottleKeys> & { readonly address: string }
}

const address = (index: number): string => `10.${(index >> 8) & 255}.${index & 255}.1`
/** Of a driver who is on nobody's list; only the throttle knows of them. */
export const driverId = (index: number): string =>
  `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const real = (index: number) => ({ account: driverId(index % 300), secret: '1' })
const invented = (index: number) => ({ account: `+4851${index}`, invented: true })

/** Each from as many addresses as its name says; drivers' phones where the kind asks for one. */
export function attacksOn(kind: PinKind): readonly Attack[] {
  const person = kind === 'driver-pin' ? real : () => ({ secret: '1' })
  const from = (addresses: number): Attack => ({
    name: `${addresses} addresses${kind === 'driver-pin' ? ', 300 real phones' : ''}`,
    next: (turn) => ({ address: address(turn % addresses), device: newToken(), ...person(turn) }),
  })
  const dreamt = (addresses: number): Attack => ({
    name: `${addresses} addresses, invented phones`,
    next: (turn, day) => ({ address: address(turn % addresses), ...invented(day * 10_000 + turn) }),
  })
  const slash64: Attack = {
    name: 'one /64',
    next: (turn, day) => ({ address: `2001:db8:0:${day}::${turn.toString(16)}`, ...person(turn) }),
  }
  const slash48: Attack = {
    name: 'one /48',
    next: (turn) => ({ address: `2001:db8:1:${turn.toString(16)}::1`, ...person(turn) }),
  }
  return [
    from(3),
    from(5),
    from(1_000),
    slash64,
    slash48,
    ...(kind === 'driver-pin' ? [3, 5, 1_000].map(dreamt) : []),
  ]
}

export interface Right {
  /**
   * What the person has: the PIN of now, and where it is refused the ways that are open to everyone right.
   */
  readonly keys: ThrottleKeys
  readonly code: () => Promise<string>
}

/**
 * Seconds that a right person needs, by the clock of the run: at once, or what it takes to have a code sent
 * and to type it.
 */
const CODE_SECONDS = 45

/** @returns seconds until the right person is in; infinite where no way helps */
export async function secondsToEnter(
  throttle: Throttle,
  kind: PinKind,
  { keys, code }: Right,
): Promise<number> {
  const right = async () => true
  if ((await throttle.attempt(kind, keys, right)) === 'right') return 0
  return (await throttle.attempt(kind, { ...keys, code: await code() }, right)) === 'right'
    ? CODE_SECONDS
    : Infinity
}
