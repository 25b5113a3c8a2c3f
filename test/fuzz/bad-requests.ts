import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { sampleInput } from '#test/server/sample-input.ts'
import type { TestServer } from '#test/server/test-server.ts'

/** Numbers from 0 to 1 that are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const LONG = 'x'.repeat(100_000)
const DEEP = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  53,
  2026,
  99_999_999_999,
  -0,
  1e308,
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  '\u0000',
  '\ud800',
  '‮łąż💥',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '=1+1',
  '../../etc/passwd',
  '%00',
  '2026-02-30',
  '9999-12-31',
  '00000000-0000-0000-0000-000000000000',
  '7b8a1a52-5a0e-4c3b-9d7e-000000000001',
  'Dzień',
  'Noc rezerwa',
  '600100200',
  'x'.repeat(5000),
  [],
  [[]],
  [null],
  [1, 2, 3],
  Array(500).fill('Dzień'),
  {},
  { id: 1 },
  { toString: 'x', valueOf: 1, length: -1 },
]

/** A request that is wrong somewhere: made from one that the contract probably takes. */
function badRequest(
  endpoint: Endpoint,
  chance: () => number,
  headers: Record<string, string>,
): InjectOptions {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T
  const input: Record<string, unknown> = structuredClone(sampleInput(endpoint))
  for (let changes = Math.floor(chance() * 4); changes > 0; changes -= 1) spoil(input, chance, pick)
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(asText(input[name] ?? 'x').slice(0, 150)),
  )
  if (endpoint.method === 'GET')
    return { method: 'GET', url: `${url}?${queryOf(input, chance, pick)}`, headers }
  const payload =
    chance() < 0.05
      ? pick([LONG, DEEP, '{', '[]', 'null', '"x"', '{"__proto__":{"admin":true}}'])
      : JSON.stringify(input)
  return {
    method: endpoint.method,
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  }
}

type Pick = <T>(list: readonly T[]) => T

function spoil(target: Record<string, unknown>, chance: () => number, pick: Pick): void {
  const names = Object.keys(target)
  const name =
    names.length === 0 || chance() < 0.1
      ? pick(['admin', 'id', 'createdAt', 'constructor', 'extra'])
      : pick(names)
  const inner = target[name]
  const within = Array.isArray(inner) ? inner[0] : inner
  if (isRecord(within) && chance() < 0.6) {
    spoil(within, chance, pick)
    return
  }
  if (chance() < 0.15) delete target[name]
  else target[name] = structuredClone(pick(VALUES))
}

function queryOf(input: Record<string, unknown>, chance: () => number, pick: Pick): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    query.append(name, asText(value).slice(0, 2000))
    if (chance() < 0.1) query.append(name, asText(pick(VALUES)).slice(0, 2000))
  }
  if (chance() < 0.05) query.append('__proto__', '1')
  return query.toString()
}

function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.isWellFormed() ? text : text.toWellFormed()
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export interface FuzzResult {
  readonly requests: number
  readonly byStatus: ReadonlyMap<number, number>
  /** What was answered with 5xx. */
  readonly faults: readonly string[]
}

/** One caller with all sessions at once, so that most requests get past the door, and one with none. */
export async function fuzzCallers(server: TestServer): Promise<Record<string, string>[]> {
  const sessions = [
    await server.asUser({ admin: true }),
    await server.asScope('fleet'),
    await server.asScope('driver', randomUUID()),
    await server.asScope('fuel'),
  ]
  const everyone = { cookie: sessions.map(({ cookie }) => cookie).join('; ') }
  return [everyone, everyone, everyone, everyone, {}]
}

/** Sends so many bad requests to these calls in turn, each as one of the callers. */
export async function fuzz(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  callers: readonly Record<string, string>[],
  { requests, seed }: { readonly requests: number; readonly seed: number },
): Promise<FuzzResult> {
  const chance = seeded(seed)
  const byStatus = new Map<number, number>()
  const faults: string[] = []
  for (let sent = 0; sent < requests; sent += 1) {
    const endpoint = endpoints[sent % endpoints.length] as Endpoint
    const headers = callers[Math.floor(chance() * callers.length)] ?? {}
    const request = badRequest(endpoint, chance, headers)
    const { statusCode } = await app.inject(request)
    byStatus.set(statusCode, (byStatus.get(statusCode) ?? 0) + 1)
    if (statusCode >= 500)
      faults.push(
        `${statusCode} ${request.method} ${String(request.url).slice(0, 300)} ${String(request.payload ?? '').slice(0, 600)}`,
      )
  }
  return { requests, byStatus, faults }
}
