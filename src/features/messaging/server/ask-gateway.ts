import type { Delivery } from './delivery.ts'

/** The gateway's answer, or why there is none that can be judged. */
export type Asked =
  | { readonly ok: true; readonly json: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly delivery: Delivery }

interface Question {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Milliseconds. */
  readonly timeLimit: number
}

/** Characters. */
const LONGEST_ANSWER = 100_000

/** No connection was made, so nothing was taken. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/**
 * Posts to a gateway over HTTP. Never throws; an answer that is lost, cut or rubbish leaves it uncertain
 * whether the SMS was taken.
 */
export async function askGateway({ url, headers, body, timeLimit }: Question): Promise<Asked> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    })
    const text = await beginningOf(response)
    const json = objectIn(text)
    if (json) return { ok: true, json }
    return { ok: false, delivery: withoutAnswer(response.status) }
  } catch (error) {
    const code = codeOf(error)
    const kind = NOT_CONNECTED.has(code) ? 'later' : 'uncertain'
    return { ok: false, delivery: { kind, error: { code: 'no-answer', why: code } } }
  }
}

/**
 * By the status alone: 4xx was refused before anything was taken (429, or a proxy's word on it), all else may
 * have been taken.
 */
function withoutAnswer(status: number): Delivery {
  const error = { code: 'unreadable', status } as const
  return { kind: status >= 400 && status < 500 ? 'later' : 'uncertain', error }
}

/** A gateway's answer is short; of what is longer the rest is not waited for. */
async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    // Leaving the loop closes the connection.
    if (text.length > LONGEST_ANSWER) break
  }
  return text.slice(0, LONGEST_ANSWER)
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function codeOf(thrown: unknown): string {
  const { name, cause } = thrown as { name?: string; cause?: { code?: unknown } }
  if (typeof cause?.code === 'string') return cause.code
  return name === 'TimeoutError' ? 'timeout' : 'cut'
}
