import { lookup as lookUp } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Of a refusal to speak to this network's own machines. */
export const PRIVATE_ADDRESS = 'EPRIVATE'

/** Whether an IP address is of the internet, rather than of somebody's own network or this machine. */
export function isPublicAddress(address: string): boolean {
  try {
    // In hexadecimal, as it is connected to: `process` reads `::8.8.8.8` as something else. What is written
    // as another kind (`::ffff:10.0.0.1`) counts as what it is.
    const plain = isIP(address) === 6 ? hostOf(new URL(`http://[${address}]`)) : address
    const parsed = ipaddr.process(plain)
    return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || isGlobal(parsed as ipaddr.IPv6))
  } catch {
    return false
  }
}

/**
 * Of the only block that the internet is given (2000::/3): `unicast` is also what nobody has named yet, such
 * as IPv4 in its oldest disguise, `::10.0.0.1`.
 */
function isGlobal({ parts: [first = 0] }: ipaddr.IPv6): boolean {
  return first >> 13 === 1
}

/** Thrown before a byte leaves for an address that may not be spoken to. */
export function privateAddress(host: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${host} is an address of a private network.`), { code: PRIVATE_ADDRESS })
}

/** The name or address of a URL, without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1')
}

/**
 * The address that a host stands for without any name server: `127.1`, `0x7f.1` and `0177.0.0.1` are
 * 127.0.0.1. A name stays as it is; undefined for what is neither, such as `1.2.3.4.5`.
 */
export function plainHost(host: string): string | undefined {
  if (isIP(host) !== 0) return host
  const url = URL.parse(`http://${host}/`)
  return url ? hostOf(url) : undefined
}

/**
 * Looks a host up for a connection that somebody else has named. The address that is judged is the one that
 * is connected to, so that no second answer of a name server can lead elsewhere.
 * @param allows whether an address may be spoken to: all that the host has must be
 */
export function lookupThrough(allows: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const [first] = addresses
      if (!first || addresses.some(({ address }) => !allows(address))) return done(privateAddress(host), [])
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

/** The address to connect to, judged likewise. Rejects with `EPRIVATE`, or as name servers do. */
export function addressFor(host: string, allows: (address: string) => boolean): Promise<string> {
  if (isIP(host) !== 0) return allows(host) ? Promise.resolve(host) : Promise.reject(privateAddress(host))
  return new Promise((resolve, reject) => {
    lookupThrough(allows)(host, {}, (error, address) => (error ? reject(error) : resolve(address as string)))
  })
}
