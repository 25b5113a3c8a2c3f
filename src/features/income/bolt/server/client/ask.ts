/** One question over HTTP. */
export interface Question {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What came of it: an answer of whatever status, or nothing that could be read to its end. */
export type Asked =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly retryAfter: string | null
      readonly text: string
    }
  | { readonly kind: 'no-answer'; readonly why: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'stopped' }

export interface AskLimits {
  /** Until the last byte of the answer. */
  readonly deadlineMs: number
  readonly mostBytes: number
  /** The server that asks goes down. */
  readonly stop?: AbortSignal | undefined
}

/** Asks once. Never throws, and follows no redirect, so that a token goes nowhere else. */
export async function ask(
  { url, method, headers, body }: Question,
  { deadlineMs, mostBytes, stop }: AskLimits,
): Promise<Asked> {
  const deadline = AbortSignal.timeout(deadlineMs)
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: stop ? AbortSignal.any([deadline, stop]) : deadline,
      ...(body === undefined ? {} : { body }),
    })
    const text = await textOf(response, mostBytes)
    if (text === undefined) return { kind: 'too-long' }
    return { kind: 'answer', status: response.status, retryAfter: response.headers.get('retry-after'), text }
  } catch (error) {
    if (stop?.aborted) return { kind: 'stopped' }
    return { kind: 'no-answer', why: deadline.aborted ? 'timeout' : codeOf(error) }
  }
}

/** Undefined where it is longer; the rest is not waited for. */
async function textOf({ body }: Response, mostBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop closes the connection.
    if (bytes > mostBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function codeOf(thrown: unknown): string {
  const { cause } = thrown as { cause?: { code?: unknown } }
  return typeof cause?.code === 'string' ? cause.code : 'cut'
}
