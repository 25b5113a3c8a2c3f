import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { EnteredGateway } from '#platform/server/entered-gateway.ts'
import { hostOf, lookupThrough, PRIVATE_ADDRESS, privateAddress } from '#platform/server/public-address.ts'
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
  /** Where somebody in the office has named the address. */
  readonly entered?: EnteredGateway | undefined
}

interface Answer {
  readonly status: number
  readonly body: AsyncIterable<Uint8Array> | null
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
  PRIVATE_ADDRESS,
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/**
 * Posts to a gateway over HTTP. Never throws; an answer that is lost, cut or rubbish leaves it uncertain
 * whether the SMS was taken.
 */
export async function askGateway(question: Question): Promise<Asked> {
  const signal = AbortSignal.timeout(question.timeLimit)
  try {
    const { status, body } = question.entered
      ? await post(question, question.entered, signal)
      : await postByFetch(question, signal)
    const json = objectIn(await beginningOf(body))
    if (json) return { ok: true, json }
    return { ok: false, delivery: withoutAnswer(status) }
  } catch (error) {
    const code = signal.aborted ? 'timeout' : codeOf(error)
    const kind = NOT_CONNECTED.has(code) ? 'later' : 'uncertain'
    return { ok: false, delivery: { kind, error: { code: 'no-answer', why: code } } }
  }
}

function postByFetch({ url, headers, body }: Question, signal: AbortSignal): Promise<Answer> {
  return fetch(url, { method: 'POST', headers, body, redirect: 'error', signal })
}

/** Judges the very address that is connected to, and follows no redirect: an answer may lead nowhere else. */
function post(
  { url, headers, body }: Question,
  { allows }: EnteredGateway,
  signal: AbortSignal,
): Promise<Answer> {
  const address = new URL(url)
  const host = hostOf(address)
  return new Promise((resolve, reject) => {
    if (isIP(host) !== 0 && !allows(host)) return reject(privateAddress(host))
    const request = address.protocol === 'https:' ? requestHttps : requestHttp
    const length = { 'content-length': String(Buffer.byteLength(body)) }
    const options = { method: 'POST', headers: { ...headers, ...length }, agent: false, signal } as const
    request(address, { ...options, lookup: lookupThrough(allows) }, (response) =>
      resolve({ status: response.statusCode ?? 0, body: response }),
    )
      .on('error', reject)
      .end(body)
  })
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
async function beginningOf(body: Answer['body']): Promise<string> {
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
  const { code, cause } = thrown as { code?: unknown; cause?: { code?: unknown } }
  // A connection that was made, and dropped, is told alike however it was asked.
  const told = [cause?.code, code].find((each) => typeof each === 'string' && each !== 'ECONNRESET')
  return typeof told === 'string' ? told : 'cut'
}
