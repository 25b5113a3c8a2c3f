import { parentPort } from 'node:worker_threads'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { isRecord, readInput } from '../input.ts'
import { parseBody } from './parse-body.ts'
import type { FromThread, ToThread } from './thread-messages.ts'

/** Rows, or plain values, in one message: what the receiving thread unpacks in a millisecond or two. */
const ROWS_IN_MESSAGE = 250
const VALUES_IN_MESSAGE = 10_000

interface Job {
  readonly begin: ToThread & { kind: 'begin' }
  chunks: Uint8Array[]
  messages?: Iterator<FromThread>
}

/**
 * The other side of `large-bodies.ts`, in a worker thread: parses large bodies, holds them against their
 * contracts, and hands the input over in small pieces, so that nobody else waits for it.
 */
export function serveLargeBodies(endpoints: readonly Endpoint[]): void {
  const port = parentPort
  if (!port) throw new Error('Large bodies are read in a worker thread only.')
  const byPlace = new Map(endpoints.map((each) => [`${each.method} ${each.path}`, each]))
  let job: Job | undefined

  const sendNext = (): void => {
    const next = job?.messages?.next()
    if (!next || next.done) job = undefined
    else port.postMessage(next.value)
  }
  port.on('message', (message: ToThread) => {
    if (message.kind === 'begin') {
      job = { begin: message, chunks: [] }
      return
    }
    if (!job || job.begin.job !== message.job) return
    switch (message.kind) {
      case 'chunk':
        job.chunks.push(message.bytes)
        return
      case 'drop':
        job = undefined
        return
      case 'end': {
        const endpoint = byPlace.get(job.begin.place)
        if (!endpoint) throw new Error(`${job.begin.place} is no call.`)
        job.messages = answerOf(job, endpoint)
        sendNext()
        return
      }
      case 'next':
        sendNext()
    }
  })
}

function* answerOf(job: Job, endpoint: Endpoint): Generator<FromThread, void> {
  const { job: number, params, query, actor } = job.begin
  const parsed = parseBody(takeText(job))
  if (!parsed) {
    yield { kind: 'malformed', job: number }
    return
  }
  const read = readInput(endpoint, { params, query, body: parsed.value })
  parsed.value = undefined
  if (!read.ok) {
    yield { kind: 'wrong', job: number, fields: read.fields }
    return
  }
  const fingerprint = fingerprintOf(actor, read.input)
  const lists: { path: readonly string[]; rows: unknown[] }[] = []
  yield { kind: 'input', job: number, fingerprint, input: hollow(read.input, [], lists) }
  for (const { path, rows } of lists) {
    const atOnce = rows.some((row) => typeof row === 'object' && row !== null)
      ? ROWS_IN_MESSAGE
      : VALUES_IN_MESSAGE
    for (let from = 0; from < rows.length; from += atOnce)
      yield { kind: 'rows', job: number, path, rows: rows.slice(from, from + atOnce) }
  }
  yield { kind: 'done', job: number }
}

/** The chunks are let go of: text and bytes together would be twice the memory. */
function takeText(job: Job): string {
  const bytes = Buffer.concat(job.chunks)
  job.chunks = []
  return bytes.toString('utf8')
}

/** The same with long lists taken out, which are gathered in `lists` with where they stood. */
function hollow(
  value: Record<string, unknown>,
  path: readonly string[],
  lists: { path: readonly string[]; rows: unknown[] }[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (Array.isArray(inner) && inner.length > ROWS_IN_MESSAGE) {
        lists.push({ path: [...path, name], rows: inner })
        return [name, []]
      }
      return [name, isRecord(inner) ? hollow(inner, [...path, name], lists) : inner]
    }),
  )
}
