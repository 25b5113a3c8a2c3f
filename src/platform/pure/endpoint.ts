import type * as z from 'zod/mini'
import type { AccessRule, AdminPart } from './access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A failure that the call can end in: its status and the Polish sentence for a person (D29). */
export interface FailureText<Facts = never> {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 503
  readonly msg: string
  /** The sentence where facts were told with the failure: it names what they tell. */
  readonly says?: (facts: Facts) => string
}

type AnyObject = z.ZodMiniObject
type Failures = Readonly<Record<string, FailureText>>

/** One call of the product as data: what both sides, the documentation and the tests know of it. */
export interface Endpoint<
  Input extends AnyObject = AnyObject,
  Output extends z.ZodMiniType = z.ZodMiniType,
  F extends Failures = Failures,
  A extends AccessRule = AccessRule,
> {
  readonly method: Method
  /** With `:name` for parts of the path, whose values are read from the input like all others. */
  readonly path: string
  readonly access: A
  readonly adminPart?: AdminPart
  /** One English sentence for the printed documentation. */
  readonly summary: string
  /**
   * All input in one flat object: path parts and, for GET, query; for the others body, or query where the
   * body leaves the field out (the specification sends some ids of DELETE in either).
   */
  readonly input: Input
  readonly output: Output
  readonly failures: F
  /**
   * Bytes of body taken at the most, after unpacking; 413 beyond. Default 100 kB. Of who is not known 64 kB
   * are taken at the most.
   */
  readonly bodyLimit?: number
  /**
   * Rows that a body over the default limit may have: what it may hold in lists, objects and values follows
   * from it.
   */
  readonly bodyRows?: number
  /** The body may come packed with gzip. Of other calls it is refused: 415. */
  readonly packedBody?: boolean
  /**
   * The failure of this contract by which input that it can't take is told, where the specification has a
   * sentence of its own; else `invalid_input`.
   */
  readonly refusesInputAs?: string
  /**
   * What the audit log calls it. Writes that were done are always logged; reads (exports, PINs shown), and
   * what was refused by the call itself (a wrong password), only where this is set.
   */
  readonly audit?: string
  /**
   * Cookies of sessions that have ended are taken off the device with this call's 401. Only of the call that
   * a page begins with: a late answer to a tab left open would take along the cookie of whoever has logged in
   * since.
   */
  readonly forgetsDeadSessions?: boolean
  /** The answer is a file: output describes `{ fileName, contentType, body }`. */
  readonly file?: boolean
  /** The body may also be a list, which is the input's field of this name. */
  readonly listBody?: string
  /** The body may also be a form (`application/x-www-form-urlencoded`), as outside services send one. */
  readonly formBody?: boolean
}

export function endpoint<
  I extends AnyObject,
  O extends z.ZodMiniType,
  const F extends Failures,
  const A extends AccessRule,
>(definition: Endpoint<I, O, F, A>): Endpoint<I, O, F, A> {
  return definition
}

/** What the caller sends. */
export type InputOf<E> = E extends Endpoint<infer I, infer _O, infer _F> ? z.input<I> : never
/** What the server reads of it. */
export type ParsedOf<E> = E extends Endpoint<infer I, infer _O, infer _F> ? z.output<I> : never
export type OutputOf<E> = E extends Endpoint<infer _I, infer O, infer _F> ? z.input<O> : never
export type FailureCodeOf<E> = E extends Endpoint<infer _I, infer _O, infer F> ? keyof F & string : never

/** What the failure's sentence is made of; undefined where it is always the same one. */
export type FactsOf<E, Code extends string> =
  E extends Endpoint<infer _I, infer _O, infer F>
    ? F[Code] extends { readonly says: (facts: infer Facts) => string }
      ? Facts
      : undefined
    : never

/**
 * The failure in words, by the catalogue of whoever asks: of a server where it answers, of a page in the
 * page's own language.
 * @param facts as they were told with the code; undefined where none were
 */
export function failureSentence({ msg, says }: Pick<FailureText, 'msg' | 'says'>, facts: unknown): string {
  return says && facts !== undefined ? says(facts as never) : msg
}

/**
 * Every failed answer's body (D29). `msg` is the contract's sentence for the code and its `facts`. `details`
 * is data a screen needs to go on, such as the newer version's author.
 */
export interface FailureBody {
  readonly msg: string
  readonly code: string
  readonly facts?: unknown
  readonly fields?: Readonly<Record<string, string>>
  readonly details?: unknown
}

/** What an endpoint with `file` answers. `body` is text (sent as UTF-8) or bytes. */
export interface FileAnswer {
  readonly fileName: string
  readonly contentType: string
  readonly body: string | Uint8Array
}
