import type { FastifyReply } from 'fastify'
import {
  type Endpoint,
  type FailureBody,
  type FailureText,
  failureSentence,
} from '#platform/pure/endpoint.ts'
import { PLATFORM_FAILURES, type PlatformFailureCode } from '#platform/pure/platform-failures.ts'
import type { StoredAnswer } from './idempotency.ts'
import type { Failed } from './route.ts'

export interface Answer {
  readonly status: number
  readonly body: FailureBody | unknown
}

export function platformFailure(
  code: PlatformFailureCode,
  fields?: Readonly<Record<string, string>>,
): Answer {
  const { status, msg } = PLATFORM_FAILURES[code]
  return { status, body: { msg, code, ...(fields ? { fields } : {}) } }
}

/** The failure's status and text from the contract, or from the platform's own list. */
export function failureAnswer(endpoint: Endpoint, failed: Failed<string, unknown>): Answer {
  const text: Omit<FailureText, 'status'> & { readonly status: number } =
    endpoint.failures[failed.code] ?? PLATFORM_FAILURES[failed.code as PlatformFailureCode]
  if (!text)
    throw new Error(
      `${endpoint.method} ${endpoint.path} ended in a failure its contract does not name: ${failed.code}`,
    )
  return {
    status: text.status,
    body: {
      msg: failureSentence(text, failed.facts),
      code: failed.code,
      ...(failed.facts === undefined ? {} : { facts: failed.facts }),
      ...(failed.fields ? { fields: failed.fields } : {}),
      ...(failed.details === undefined ? {} : { details: failed.details }),
    },
  }
}

/** A failure as it is kept for a repeated request: without its sentence, which is made anew. */
export function answerToKeep({ status, body }: Answer): StoredAnswer {
  const { msg: _, ...kept } = body as FailureBody
  return { status, body: JSON.stringify(kept) }
}

/** A kept answer, a failure with its sentence; earlier editions kept it with the rest. */
export function repeatedAnswer(endpoint: Endpoint, { status, body: json }: StoredAnswer): Answer {
  const body: unknown = JSON.parse(json)
  if (status === 200 || typeof body !== 'object' || body === null || 'msg' in body) return { status, body }
  return { status, body: failureAnswer(endpoint, body as Failed<string, unknown>).body }
}

export async function send(reply: FastifyReply, answer: Answer): Promise<void> {
  if (answer.status === 429 || answer.status === 503) {
    const seconds = (answer.body as { details?: { retryAfterSeconds?: number } }).details?.retryAfterSeconds
    // The flood limit has said already when its minute ends.
    if (seconds !== undefined || !reply.hasHeader('retry-after'))
      reply.header('retry-after', String(seconds ?? 2))
  }
  await reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer.body))
}
