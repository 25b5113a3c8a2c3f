import type { Server } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import { PLATFORM_FAILURES, type PlatformFailureCode } from '#platform/pure/platform-failures.ts'
import { networkOf } from '../network.ts'
import { contentPolicy } from './content-policy.ts'

/**
 * Open at once from one address, or one /64. A carrier's address stands for hundreds of phones; a browser
 * opens six.
 */
const MOST_FROM_ONE_ADDRESS = 1000

/** Closes what one network opens beyond its share. Trusted proxies carry everybody, and have none. */
export function boundConnections(server: Server, proxies: readonly string[]): void {
  const trusted = trustedList(proxies)
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress
    if (address === undefined || trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return
    const network = networkOf(address)
    const count = (open.get(network) ?? 0) + 1
    if (count > MOST_FROM_ONE_ADDRESS) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

/** Addresses, or ranges such as 10.0.0.0/8. */
function trustedList(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** A request that is none, or takes too long: told in the one form of failures, on the bare connection. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  // Where the request was answered already, what is left of it is nobody's any more.
  const response = (socket as Socket & { readonly _httpMessage?: { readonly headersSent: boolean } })
    ._httpMessage
  if (error.code === 'ECONNRESET' || !socket.writable || response?.headersSent) {
    socket.destroy()
    return
  }
  const code: PlatformFailureCode =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 'too_slow'
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? 'too_large'
        : 'malformed'
  const { status, msg } = PLATFORM_FAILURES[code]
  const body = JSON.stringify({ msg, code })
  const head = [
    `HTTP/1.1 ${status} ${status === 408 ? 'Request Timeout' : 'Bad Request'}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `content-security-policy: ${contentPolicy()}`,
    'x-content-type-options: nosniff',
    'referrer-policy: no-referrer',
  ]
  // Destroyed once it is out: whoever sends nothing hears nothing either, and must not hold the connection.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  setTimeout(() => socket.destroy(), 1000).unref()
}
