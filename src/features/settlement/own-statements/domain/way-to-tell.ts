/** How a driver wants to hear of a statement; null where the driver has not chosen. */
export type Channel = 'email' | 'sms' | 'none'

/** Which ways lead to a driver: those that the fleet allows and the driver has. */
export interface Ways {
  readonly email: boolean
  readonly sms: boolean
}

/**
 * The chosen way where it leads to the driver; else a letter, which costs nothing, and an SMS where there is
 * no address. Who wants no message gets none.
 * @returns undefined where no way leads to the driver
 */
export function wayToTell(chosen: Channel | null, ways: Ways): Channel | undefined {
  if (chosen === 'none') return 'none'
  if (chosen !== null && ways[chosen]) return chosen
  if (ways.email) return 'email'
  return ways.sms ? 'sms' : undefined
}
