import '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { networkOf } from '../network.ts'
import { hashToken } from '../secrets.ts'
import { actorOf } from './caller.ts'
import type { MountPorts } from './mount.ts'

/** So many sessions are remembered; beyond, the one that was seen longest ago is forgotten. */
const MOST_REMEMBERED = 20_000
/** A session that was seen to live has a share of its own for so long after. */
const REMEMBERED_MS = 12 * 3_600_000
/** More on one request are none of a browser of ours. */
const MOST_TOKENS = 8
const TOKEN = /^[\w-]{43}$/

/**
 * Whose share of requests a request is taken from. Somebody who floods from the office's address shuts out
 * nobody there who is logged in: a person whose session was seen to live has a share of their own at that
 * address. A token counts only once it was found alive, so that made-up ones stay with the network.
 */
export class FloodShares {
  /** By the hash of a token: whose it was, and until when (ms). The one seen last comes last. */
  readonly #proven = new Map<string, { readonly actor: string; readonly until: number }>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** The same, remembering which tokens live. */
  noting(identify: MountPorts['identify']): MountPorts['identify'] {
    return async (tokens) => {
      const caller = await identify(tokens)
      const actor = actorOf(caller)
      for (const hash of caller.livingTokens ?? []) this.#remember(hash, actor)
      return caller
    }
  }

  keyOf(request: Pick<FastifyRequest, 'ip' | 'headers' | 'cookies' | 'query'>): string {
    const network = networkOf(request.ip)
    for (const token of carriedBy(request)) {
      const known = this.#proven.get(hashToken(token))
      if (known && this.#clock.now().getTime() < known.until) return `${known.actor} ${network}`
    }
    return network
  }

  #remember(hash: string, actor: string): void {
    this.#proven.delete(hash)
    this.#proven.set(hash, { actor, until: this.#clock.now().getTime() + REMEMBERED_MS })
    if (this.#proven.size <= MOST_REMEMBERED) return
    for (const oldest of this.#proven.keys()) {
      this.#proven.delete(oldest)
      return
    }
  }
}

function carriedBy({ headers, cookies, query }: Pick<FastifyRequest, 'headers' | 'cookies' | 'query'>) {
  const bearer = headers.authorization?.startsWith('Bearer ') ? headers.authorization.slice(7).trim() : ''
  const inQuery = (query as { jwt?: unknown } | undefined)?.jwt
  return [bearer, inQuery, ...Object.values(cookies ?? {})]
    .filter((token): token is string => typeof token === 'string' && TOKEN.test(token))
    .slice(0, MOST_TOKENS)
}
