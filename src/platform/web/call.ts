import { BUILD_HEADER } from '#platform/pure/build-header.ts'
import type { Endpoint, FailureBody, InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { LANGUAGE_HEADER } from '#platform/pure/page-language.ts'
import { TAB_HEADER } from '#platform/pure/tab-header.ts'
import { beginWrite, hearBuild } from './build/other-build.ts'
import { TAB } from './tab.ts'
import { NOT_REACHED_TEXT, PAGE_LANGUAGE } from './texts.ts'

/** What a call ended in: its answer, or a failure that can be shown as it is. */
export type CallResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: CallFailure }

export interface CallFailure extends FailureBody {
  /** 0: the server was not reached. */
  readonly status: number
}

const NOT_REACHED: CallFailure = {
  status: 0,
  code: 'not_reached',
  msg: NOT_REACHED_TEXT,
}

export interface CallOptions {
  /** The same key on every try of one act, so that a repeated request has one effect (D6, Q7). */
  readonly requestId?: string
  readonly signal?: AbortSignal
  /** Sent to the end even if the page is closed meanwhile. */
  readonly keepalive?: boolean
}

/** Makes the call; never throws. GET input goes into the query, all other input into the body. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<CallResult<OutputOf<E>>> {
  const { path, rest } = pathOf(endpoint, input as Record<string, unknown>)
  const isGet = endpoint.method === 'GET'
  const query = isGet ? queryOf(rest) : ''
  const endWrite = isGet ? undefined : beginWrite()
  try {
    const response = await fetch(path + query, {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: {
        ...(PAGE_LANGUAGE === 'pl' ? {} : { [LANGUAGE_HEADER]: PAGE_LANGUAGE }),
        ...(isGet ? {} : { 'content-type': 'application/json', [TAB_HEADER]: TAB }),
        ...(options.requestId === undefined ? {} : { 'idempotency-key': options.requestId }),
      },
      ...(isGet ? {} : { body: JSON.stringify(rest) }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    })
    hearBuild(response.headers.get(BUILD_HEADER))
    const body: unknown = await response.json().catch(() => undefined)
    // Cut off on its way, or put in place of the answer by somebody between, such as the login page of a
    // hotel's network.
    if (response.ok && body === undefined) return { ok: false, failure: NOT_REACHED }
    if (response.ok) return { ok: true, value: body as OutputOf<E> }
    return {
      ok: false,
      failure: isFailure(body)
        ? { ...body, status: response.status }
        : { ...NOT_REACHED, status: response.status },
    }
  } catch {
    return { ok: false, failure: NOT_REACHED }
  } finally {
    endWrite?.()
  }
}

/** Worth trying again with the same request id: not reached, or the server is away for a moment. */
export function isPassing(failure: CallFailure): boolean {
  return failure.status === 0 || failure.status === 502 || failure.status === 503 || failure.status === 504
}

/** Nobody knows whether the call had its effect: no answer came, or the server itself can't tell. */
export function isUnanswered(failure: CallFailure): boolean {
  return isPassing(failure) && (failure.status !== 503 || failure.code === 'perhaps_saved')
}

/** The path with its parts filled in, and what of the input is none of them. */
function pathOf(
  { path }: Pick<Endpoint, 'path'>,
  input: Record<string, unknown>,
): { readonly path: string; readonly rest: Record<string, unknown> } {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { path: filled, rest }
}

/** Where a GET endpoint is fetched by a link. */
export function addressOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): string {
  const { path, rest } = pathOf(endpoint, input as Record<string, unknown>)
  return path + queryOf(rest)
}

/** `?year=2026&week=12`, or nothing; values that are not given are left out. */
function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

function isFailure(body: unknown): body is FailureBody {
  return typeof body === 'object' && body !== null && 'msg' in body && 'code' in body
}
