import { isIPv4, isIPv6 } from 'node:net'

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
  if (isIPv4(address)) return { own: address }
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return { own: address }
  const groups = groupsOf(bare)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6)
    return { own: [high >> 8, high & 255, low >> 8, low & 255].join('.') }
  }
  const prefix = (length: number): string =>
    groups
      .slice(0, length)
      .map((group) => group.toString(16))
      .join(':')
  return { own: `${prefix(4)}::/64`, wide: `${prefix(3)}::/48` }
}

/** The network that one subscriber has: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  return networksOf(address).own
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const hex = dotted
    ? `${dotted[1]}${[2, 4].map((at) => (Number(dotted[at]) * 256 + Number(dotted[at + 1])).toString(16)).join(':')}`
    : address
  const [head = '', tail] = hex.split('::')
  const numbers = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  if (tail === undefined) return numbers(head)
  const [before, after] = [numbers(head), numbers(tail)]
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after]
}
