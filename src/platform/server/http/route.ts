import type { Result } from '#kernel/result.ts'
import type { Endpoint, FailureCodeOf, OutputOf, ParsedOf } from '#platform/pure/endpoint.ts'
import type { Queries, Tx, WithCommit } from '../database/database.ts'
import type { Caller } from './caller.ts'

/** A failure on its way to the wire: its code (the contract has status and text), and what the screen needs beside it. */
export interface Failed<Code extends string = string> {
  readonly code: Code
  /** Which field, and what is wrong with it, in Polish. */
  readonly fields?: Readonly<Record<string, string>>
  /** Data for the screen, in the wire's spelling. */
  readonly details?: unknown
  /** Replaces the contract's text where it must name something (which shift has gone). Polish. */
  readonly msg?: string
  /** What the use case wrote is kept although it failed (an attempt that the office must see, D40). */
  readonly keepWrites?: true
}

export interface CookieToSet {
  readonly name: string
  /** Empty removes the cookie. */
  readonly value: string
  readonly maxAgeSeconds: number
}

export interface CallContext {
  readonly caller: Caller
  readonly requestId: string
  /** Reads outside of a transaction. */
  readonly queries: Queries
  setCookie(cookie: CookieToSet): void
  cookie(name: string): string | undefined
  /** The opaque token the caller sent by header or `?jwt=`; our own page's stands in a cookie. */
  readonly bearer: string | undefined
  /** Ids and codes that the audit log keeps of this call; never a name, phone, PIN or reason. */
  audit(details: Readonly<Record<string, string | number | boolean>>): void
}

export interface WriteContext extends CallContext {
  /** The one transaction of the call: rolled back when the call fails. */
  readonly tx: Tx
  /** For the writes that nothing else builds on, after the last row that others wait for has been locked. */
  readonly withCommit: WithCommit
}

type AnyEndpoint = Endpoint
type Answer<E> = Result<OutputOf<E> | Prepared, Failed<FailureCodeOf<E>>>

/** A body serialised beforehand, with its ETag, for what is read far more often than it changes (S2). */
export class Prepared {
  readonly etag: string
  readonly json: string | Buffer
  constructor(etag: string, json: string | Buffer) {
    this.etag = etag
    this.json = json
  }
}

export type Route =
  | {
      readonly kind: 'read'
      readonly endpoint: AnyEndpoint
      readonly handle: (input: never, context: CallContext) => Promise<Answer<AnyEndpoint>>
    }
  | {
      readonly kind: 'write'
      readonly endpoint: AnyEndpoint
      /** Slow work before the transaction. */
      readonly prepare?: (input: never, context: CallContext) => Promise<unknown>
      readonly handle: (input: never, context: never) => Promise<Answer<AnyEndpoint>>
    }

/**
 * A call without effects; or one that minds its own transactions, such as a login whose slow password check must not hold one.
 */
export function reads<E extends AnyEndpoint>(
  endpoint: E,
  handle: (input: ParsedOf<E>, context: CallContext) => Promise<Answer<E>>,
): Route {
  return { kind: 'read', endpoint, handle: handle as never }
}

/** A call that changes something: one transaction, an audit row, and one effect per Idempotency-Key (Q7). */
export function writes<E extends AnyEndpoint>(
  endpoint: E,
  handle: (input: ParsedOf<E>, context: WriteContext) => Promise<Answer<E>>,
): Route {
  return { kind: 'write', endpoint, handle: handle as never }
}

/**
 * A write that has slow work, such as hashing a password, before its transaction, which must not wait for it. What `prepare` gives
 * arrives as `context.prepared`; it must have no effect that a repeated request may not have again.
 */
export function writesAfter<E extends AnyEndpoint, P>(
  endpoint: E,
  prepare: (input: ParsedOf<E>, context: CallContext) => Promise<P>,
  handle: (input: ParsedOf<E>, context: WriteContext & { readonly prepared: P }) => Promise<Answer<E>>,
): Route {
  return { kind: 'write', endpoint, prepare: prepare as never, handle: handle as never }
}
