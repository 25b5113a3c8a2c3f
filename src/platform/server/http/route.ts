import type { Result } from '#kernel/result.ts'
import type { AccessRule, CredentialAccess } from '#platform/pure/access.ts'
import type { Endpoint, FactsOf, FailureCodeOf, OutputOf, ParsedOf } from '#platform/pure/endpoint.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { Queries, Tx, WithCommit } from '../database/database.ts'
import type { Caller } from './caller.ts'
import { etagOf } from './etag.ts'

/**
 * A failure on its way to the wire: its code (the contract has status and text), and what the screen needs
 * beside it.
 */
export interface Failed<Code extends string = string, Facts = undefined> {
  readonly code: Code
  /** What the contract makes the sentence of. */
  readonly facts?: Facts
  /** Which field, and what is wrong with it, in Polish. */
  readonly fields?: Readonly<Record<string, string>>
  /** Data for the screen, in the wire's spelling. */
  readonly details?: unknown
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
  /** Of the driver's page that calls, where it is not Polish; undefined for all other callers. */
  readonly pageLanguage: Language | undefined
  /** What the caller's program calls itself; empty where it says nothing, and never to be trusted. */
  readonly agent: string
  /** Ids and codes that the audit log keeps of this call; never a name, phone, PIN or reason. */
  audit(details: Readonly<Record<string, string | number | boolean>>): void
}

export interface WriteContext extends CallContext {
  /** The one transaction of the call: rolled back when the call fails. */
  readonly tx: Tx
  /** For the writes that nothing else builds on, after the last row that others wait for has been locked. */
  readonly withCommit: WithCommit
  /** Is called once the transaction has been committed, and never where it has not. */
  afterCommit(done: () => void): void
}

/** What many want at the same moment, and only few can have. */
interface Rushed<Input, Refused> {
  /** Names what is wanted. */
  of(input: Input): string
  /**
   * Why nobody can have it, by what is committed; undefined: somebody may. Those who ask together share one
   * question to the database. The use case judges all the same.
   */
  over(input: Input, context: CallContext): Promise<Refused | undefined>
}

type AnyEndpoint = Endpoint
type Answer<E> = Result<OutputOf<E> | Prepared, FailedOf<E, FailureCodeOf<E>>>

/** With the facts that the contract's sentence for the code is made of. */
export type FailedOf<E, Codes extends FailureCodeOf<E>> = {
  [Code in Codes]: Failed<Code, FactsOf<E, Code>>
}[Codes]

/** A body serialised beforehand, with its ETag, for what is read far more often than it changes (S2). */
export class Prepared {
  readonly etag: string
  readonly json: string | Buffer
  constructor(json: string | Buffer) {
    this.etag = etagOf(json)
    this.json = json
  }
}

type Handle = (input: never, context: never) => Promise<Answer<AnyEndpoint>>

interface RouteParts {
  readonly endpoint: AnyEndpoint
  /** Only, and always, for calls with a credential on the call itself. */
  readonly prove?: Prove
  readonly handle: Handle
}

/** Checks the credential on the call; never told apart by the time it takes. */
export type Prove = (input: never, context: CallContext) => Promise<Result<object, Failed<string, unknown>>>

export type Route =
  | (RouteParts & { readonly kind: 'read' })
  | (RouteParts & {
      readonly kind: 'write'
      /** Slow work before the transaction. */
      readonly prepare?: (input: never, context: CallContext) => Promise<unknown>
      readonly rushed?: Rushed<never, Failed<string, unknown>>
    })

type WithAccess<A extends AccessRule> = Omit<AnyEndpoint, 'access'> & { readonly access: A }
/** Let in by a session or by nobody's leave: nothing on the call has to be proven. */
type PlainEndpoint = AnyEndpoint & WithAccess<Exclude<AccessRule, CredentialAccess>>
type CredentialEndpoint = AnyEndpoint & WithAccess<CredentialAccess>

/**
 * A call without effects; or one that minds its own transactions, such as a login whose slow password check
 * must not hold one.
 */
export function reads<E extends PlainEndpoint>(
  endpoint: E,
  handle: (input: ParsedOf<E>, context: CallContext) => Promise<Answer<E>>,
): Route {
  return { kind: 'read', endpoint, handle: handle as never }
}

/** A call that changes something: one transaction, an audit row, and one effect per Idempotency-Key (Q7). */
export function writes<E extends PlainEndpoint>(
  endpoint: E,
  handle: (input: ParsedOf<E>, context: WriteContext) => Promise<Answer<E>>,
): Route {
  return { kind: 'write', endpoint, handle: handle as never }
}

/**
 * A write that has slow work, such as hashing a password, before its transaction, which must not wait for it.
 * What `prepare` gives arrives as `context.prepared`; it must have no effect that a repeated request may not
 * have again.
 */
export function writesAfter<E extends PlainEndpoint, P>(
  endpoint: E,
  prepare: (input: ParsedOf<E>, context: CallContext) => Promise<P>,
  handle: (input: ParsedOf<E>, context: WriteContext & { readonly prepared: P }) => Promise<Answer<E>>,
): Route {
  return { kind: 'write', endpoint, prepare: prepare as never, handle: handle as never }
}

/**
 * A write that many ask for at the same moment, of whom few can have what they want: one after another goes
 * in, and who finds it gone is told without a transaction.
 */
export function writesInRush<E extends PlainEndpoint>(
  endpoint: E,
  rushed: Rushed<ParsedOf<E>, FailedOf<E, FailureCodeOf<E>>>,
  handle: (input: ParsedOf<E>, context: WriteContext) => Promise<Answer<E>>,
): Route {
  return { kind: 'write', endpoint, rushed: rushed as never, handle: handle as never }
}

/** Why the credential opens nothing; `unproven` where the contract has every refusal answered alike. */
type Unproven<E extends CredentialEndpoint> =
  | FailedOf<E, FailureCodeOf<E>>
  | Failed<E['access'] extends { readonly refusedAs: object } ? 'unproven' : never>

/** Who was proven: what `prove` found, or that a session of the contract's `or` or `orWithout` came along. */
type Entered<E extends CredentialEndpoint, P> = {
  readonly proven: E['access'] extends { readonly or: readonly unknown[] } ? P | 'session' : P
}

/** Routes of a call whose credential has been checked: there is no other way to one. */
interface Proven<E extends CredentialEndpoint, P> {
  reads(handle: (input: ParsedOf<E>, context: CallContext & Entered<E, P>) => Promise<Answer<E>>): Route
  writes(handle: (input: ParsedOf<E>, context: WriteContext & Entered<E, P>) => Promise<Answer<E>>): Route
  writesAfter<Q>(
    prepare: (input: ParsedOf<E>, context: CallContext & Entered<E, P>) => Promise<Q>,
    handle: (
      input: ParsedOf<E>,
      context: WriteContext & Entered<E, P> & { readonly prepared: Q },
    ) => Promise<Answer<E>>,
  ): Route
}

/**
 * A call with a credential on it. `prove` is run before everything else, outside of a transaction, unless a
 * session makes it needless; it says who was proven, which arrives as `context.proven`. Guessable secrets are
 * tried through the throttle.
 */
export function proves<E extends CredentialEndpoint, P extends object>(
  endpoint: E,
  prove: (input: ParsedOf<E>, context: CallContext) => Promise<Result<P, Unproven<E>>>,
): Proven<E, P> {
  const parts = { endpoint, prove: prove as Prove }
  return {
    reads: (handle) => ({ kind: 'read', ...parts, handle: handle as Handle }),
    writes: (handle) => ({ kind: 'write', ...parts, handle: handle as Handle }),
    writesAfter: (prepare, handle) => ({
      kind: 'write',
      ...parts,
      prepare: prepare as never,
      handle: handle as Handle,
    }),
  }
}
