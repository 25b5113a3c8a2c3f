import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The networks that an address counts for. */
export interface Networks {
  /**
   * An IPv4 address; of IPv6 the /64, since a customer is given one whole and may use a new address of it for
   * every try.
   */
  readonly own: string
  /** The /48 around it, as much as a customer gets who asks; only of IPv6. */
  readonly wide?: string
}

/**
 * An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) counts as what it is. What is no address counts as
 * itself.
 */
export function networksOf(address: string): Networks {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return { own: address }
  const parsed = ipaddr.process(bare)
  if (!('parts' in parsed)) return { own: parsed.toString() }
  const prefix = (length: number): string =>
    parsed.parts
      .slice(0, length)
      .map((group) => group.toString(16))
      .join(':')
  return { own: `${prefix(4)}::/64`, wide: `${prefix(3)}::/48` }
}

/** The network that one subscriber has: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  return networksOf(address).own
}
