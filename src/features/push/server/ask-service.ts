import type { Delivery } from '#features/messaging/server/public.ts'

export interface PushRequest {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Milliseconds to wait for an answer. */
export const PUSH_ANSWER_MS = 10_000

/** What a push service said: `gone` when the phone has ended it. Never throws. */
export async function askService(
  { address, headers, body }: PushRequest,
  timeLimit = PUSH_ANSWER_MS,
): Promise<Delivery | { readonly kind: 'gone' }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      // The answer may not lead anywhere else: only the known services are asked.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    })
    await response.body?.cancel()
    return judged(response.status)
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: unknown } }
    const code = typeof cause?.code === 'string' ? cause.code : name === 'TimeoutError' ? 'timeout' : 'cut'
    return { kind: 'later', error: { code: 'no-answer', why: code } }
  }
}

function judged(status: number): Delivery | { readonly kind: 'gone' } {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  // 403: it was subscribed by another key than the one of now.
  if (status === 404 || status === 410 || status === 403) return { kind: 'gone' }
  const error = { code: 'unreadable', status } as const
  return { kind: status === 429 || status >= 500 ? 'later' : 'refused', error }
}
