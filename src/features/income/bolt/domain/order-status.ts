/**
 * What an order is worth by its status.
 * - `driven`: a ride, with all its amounts
 * - `fee`: the passenger's fault; the driver gets the cancellation fee, where there is one, and nothing else
 * - `nothing`: the driver's fault; its amounts are copies of what the next driver who was offered it earned
 * - `unknown`: under way, or a word that nobody has told of
 */
export type OrderWorth = 'driven' | 'fee' | 'nothing' | 'unknown'

/**
 * Words of public clients (Spec 2 §3 counts completed rides only): `finished`; `client_cancelled`,
 * `client_did_not_show`; `driver_did_not_respond`, `driver_rejected`, `driver_cancelled_after_accept` and
 * whatever else begins with `driver_`.
 */
export function worthOf(status: string): OrderWorth {
  const word = status.trim().toLowerCase()
  if (word === 'finished' || word === 'completed') return 'driven'
  if (word === 'client_cancelled' || word === 'client_did_not_show') return 'fee'
  return word.startsWith('driver_') ? 'nothing' : 'unknown'
}
