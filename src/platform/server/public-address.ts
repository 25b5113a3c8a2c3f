import { lookup as lookUp } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Of a refusal to speak to this network's own machines. */
export const PRIVATE_ADDRESS = 'EPRIVATE'

/** Whether an IP address is of the internet, rather than of somebody's own network or this machine. */
export function isPublicAddress(address: string): boolean {
  try {
    // What is written as another kind (`::ffff:10.0.0.1`) counts as what it is.
    return ipaddr.process(address).range() === 'unicast'
  } catch {
    return false
  }
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
