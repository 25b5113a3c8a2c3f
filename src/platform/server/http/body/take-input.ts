import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import type { PlatformFailureCode } from '#platform/pure/platform-failures.ts'
import { networkOf } from '../../network.ts'
import { createWaitingLine } from '../../waiting-line.ts'
import { actorOf, type Caller } from '../caller.ts'
import { type Fields, type RawInput, readInput } from '../input.ts'
import { boundsOf, SMALL } from './bounds.ts'
import { createLargeBodies, type LargeBodies, type LargeBody, type ThreadAnswer } from './large-bodies.ts'
import { parseBody } from './parse-body.ts'
import { announcedBody, BodyReading, type BodyRefusal } from './read-body.ts'
import { type BodyRoom, createRoom } from './room.ts'

export type TakenInput =
  | {
      readonly ok: true
      readonly input: Record<string, unknown>
      /** Where it was computed along the way. */
      readonly fingerprint?: string
    }
  | { readonly ok: false; readonly code: PlatformFailureCode; readonly fields?: Fields }

export interface InputTaker {
  /**
   * Reads the body of a call that the caller may make, in the bounds of its contract, and gathers its input.
   */
  take(endpoint: Endpoint, request: FastifyRequest, caller: Caller): Promise<TakenInput>
  close(): Promise<void>
}

/**
 * Bytes of small bodies on their way. Who is known has a room of their own, which a flood of strangers can't
 * fill.
 */
const ROOM = { total: 16_000_000, perSender: 4_000_000 }
/**
 * Contracts with more bytes than this wait in a line of their own, so that saving a board never waits for a
 * year of rides.
 */
const LARGE_CONTRACT = 10_000_000
/** One large body at a time is in memory; so many wait, and so long. */
const LINE = { atOnce: 1, longest: 8, longestPerAsker: 3 }
const LONGEST_WAIT_MS = 10_000

interface LargeLine {
  readonly line: ReturnType<typeof createWaitingLine>
  readonly bodies: LargeBodies
}

/** @param threadUrl of a module that calls `serveLargeBodies` */
export function createInputTaker(threadUrl: URL): InputTaker {
  const strangers = createRoom(ROOM)
  const known = createRoom(ROOM)
  const newLine = (): LargeLine => ({ line: createWaitingLine(LINE), bodies: createLargeBodies(threadUrl) })
  const lines = { medium: newLine(), large: newLine() }

  return {
    take: async (endpoint, request, caller) => {
      const isKnown = actorOf(caller) !== 'nobody'
      const bounds = boundsOf(endpoint, isKnown)
      const announced = announcedBody(endpoint, request, bounds)
      if (typeof announced === 'string') return { ok: false, code: announced }
      const head = { params: request.params as object, query: request.query as object }
      if (announced.kind === 'none') return judged(endpoint, { ...head, body: undefined })

      const reading = new BodyReading(request.raw, bounds, announced.packed)
      const room = isKnown ? known : strangers
      const large = (endpoint.bodyLimit ?? 0) > LARGE_CONTRACT ? lines.large : lines.medium
      const small = await readSmall(reading, room, networkOf(caller.address))
      switch (small.kind) {
        case 'refused':
          return { ok: false, code: small.why }
        case 'grows':
          return takeLarge(endpoint, { ...head, actor: actorOf(caller) }, small, large, caller)
        case 'whole': {
          const text = small.bytes.toString('utf8')
          if (announced.kind === 'form')
            return judged(endpoint, { ...head, body: Object.fromEntries(new URLSearchParams(text)) })
          const parsed = parseBody(text)
          if (!parsed) return { ok: false, code: 'malformed' }
          return judged(endpoint, { ...head, body: parsed.value })
        }
      }
    },
    close: async () => {
      await Promise.all(Object.values(lines).map(({ bodies }) => bodies.close()))
    },
  }
}

function judged(endpoint: Endpoint, raw: RawInput): TakenInput {
  const read = readInput(endpoint, raw)
  return read.ok ? read : { ok: false, code: 'invalid_input', fields: read.fields }
}

interface Growing {
  readonly kind: 'grows'
  /** What was read so far. */
  readonly begun: readonly Buffer[]
  readonly rest: AsyncGenerator<Buffer, BodyRefusal | undefined>
}
type Small =
  | { readonly kind: 'whole'; readonly bytes: Buffer }
  | { readonly kind: 'refused'; readonly why: BodyRefusal }
  | Growing

async function readSmall(reading: BodyReading, room: BodyRoom, sender: string): Promise<Small> {
  const chunks: Buffer[] = []
  let held = 0
  const rest = reading.chunks()
  try {
    for (;;) {
      const next = await rest.next()
      if (next.done) {
        if (next.value) return { kind: 'refused', why: next.value }
        return { kind: 'whole', bytes: Buffer.concat(chunks) }
      }
      if (!room.take(sender, next.value.length)) {
        await rest.return(undefined)
        return { kind: 'refused', why: 'busy' }
      }
      held += next.value.length
      chunks.push(next.value)
      if (reading.bytes > SMALL.bytes || reading.containers > SMALL.containers)
        return { kind: 'grows', begun: chunks, rest }
    }
  } finally {
    room.give(sender, held)
  }
}

async function takeLarge(
  endpoint: Endpoint,
  call: { params: object; query: object; actor: string },
  { begun, rest }: Growing,
  { line, bodies }: LargeLine,
  caller: Caller,
): Promise<TakenInput> {
  let isLate = false
  const work = async (): Promise<TakenInput> => {
    if (isLate) return { ok: false, code: 'busy' }
    clearTimeout(timer)
    const body = bodies.begin({ place: `${endpoint.method} ${endpoint.path}`, ...call })
    const refusal = await forward(begun, rest, body)
    if (refusal) {
      body.drop()
      return { ok: false, code: refusal }
    }
    return answerOf(await body.finish())
  }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      isLate = true
      resolve(undefined)
    }, LONGEST_WAIT_MS).unref()
  })
  const turn = await Promise.race([line.run(actorOf(caller), work), late])
  clearTimeout(timer)
  if (turn) return turn.value
  await rest.return(undefined)
  return { ok: false, code: 'busy' }
}

async function forward(
  begun: readonly Buffer[],
  rest: AsyncGenerator<Buffer, BodyRefusal | undefined>,
  body: LargeBody,
): Promise<BodyRefusal | undefined> {
  for (const chunk of begun) body.take(chunk)
  for (;;) {
    const next = await rest.next()
    if (next.done) return next.value
    body.take(next.value)
  }
}

function answerOf(answer: ThreadAnswer): TakenInput {
  switch (answer.kind) {
    case 'read':
      return { ok: true, input: answer.input, fingerprint: answer.fingerprint }
    case 'wrong':
      return { ok: false, code: 'invalid_input', fields: answer.fields }
    default:
      return { ok: false, code: answer.kind }
  }
}
