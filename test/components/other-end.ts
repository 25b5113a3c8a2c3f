import { vi } from 'vitest'
import type * as z from 'zod/mini'
import type { Endpoint, FailureBody, InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { PLATFORM_FAILURES, type PlatformFailureCode } from '#platform/pure/platform-failures.ts'

type Answer = { readonly status: number; readonly body: unknown }
type Way = () => Answer | Promise<Answer>

interface Heard {
  readonly endpoint: Endpoint
  readonly input: unknown
  readonly requestId: string | undefined
}

/**
 * What a component finds at the other end of the network. Nothing of the component's own is replaced: it
 * calls, and what arrives here is held against the contract, as is what is answered. A call that nobody has
 * said an answer for is not heard: 404, as of an address that there is not.
 */
export class OtherEnd {
  readonly #ways = new Map<string, { readonly endpoint: Endpoint; readonly way: Way }>()
  readonly #heard: Heard[] = []
  #isReached = true
  #losesNext = false

  constructor() {
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      this.#receive(new Request(input, init)),
    )
  }

  /** From now on the call is answered so. */
  answers<E extends Endpoint>(endpoint: E, answer: OutputOf<E>): void {
    this.answersBy(endpoint, () => answer)
  }

  /** From now on it is answered by what stands here at the time. */
  answersBy<E extends Endpoint>(endpoint: E, answer: () => OutputOf<E> | Promise<OutputOf<E>>): void {
    this.#set(endpoint, async () => {
      const said = await answer()
      if (!holds(endpoint.output, said, endpoint.path)) return BREACH
      return { status: 200, body: said }
    })
  }

  /**
   * From now on the call fails as its contract says, or as any call may.
   * @param once it has come to that, on a slow line
   */
  refuses<E extends Endpoint>(
    endpoint: E,
    code: (keyof E['failures'] & string) | PlatformFailureCode,
    more: Pick<FailureBody, 'fields' | 'details'> = {},
    once: Promise<void> = Promise.resolve(),
  ): void {
    this.#set(endpoint, () => once.then(() => refusal(endpoint, code, more)))
  }

  /** The call waits for its answer until it is let go, as on a slow line. */
  holds<E extends Endpoint>(endpoint: E): { readonly letGo: (answer: OutputOf<E>) => void } {
    const { promise, resolve } = Promise.withResolvers<OutputOf<E>>()
    this.answersBy(endpoint, () => promise)
    return { letGo: resolve }
  }

  /** Without network nothing arrives, here or there. */
  goesOffline(): void {
    this.#isReached = false
  }

  comesBack(): void {
    this.#isReached = true
  }

  /** What is being answered just now gets lost on its way: it was heard, and nobody knows. */
  losesNextAnswer(): void {
    this.#losesNext = true
  }

  /** What has arrived of this call. */
  heard<E extends Endpoint>(endpoint: E): readonly InputOf<E>[] {
    return this.#of(endpoint).map(({ input }) => input as InputOf<E>)
  }

  /** Under which keys: a try that is repeated carries the one of the first (D6). */
  keysOf(endpoint: Endpoint): ReadonlySet<string | undefined> {
    return new Set(this.#of(endpoint).map(({ requestId }) => requestId))
  }

  #of({ method, path }: Endpoint): readonly Heard[] {
    return this.#heard.filter(({ endpoint }) => endpoint.method === method && endpoint.path === path)
  }

  #set(endpoint: Endpoint, way: Way): void {
    this.#ways.set(`${endpoint.method} ${endpoint.path}`, { endpoint, way })
  }

  async #receive(request: Request): Promise<Response> {
    if (!this.#isReached) throw new TypeError('Failed to fetch')
    const { pathname, searchParams } = new URL(request.url)
    for (const { endpoint, way } of this.#ways.values()) {
      const parts = endpoint.method === request.method && partsOf(endpoint.path, pathname)
      if (!parts) continue
      const text = await request.text()
      const body = text === '' ? {} : (JSON.parse(text) as object)
      const input = { ...Object.fromEntries(searchParams), ...parts, ...body }
      if (!holds(endpoint.input, input, endpoint.path)) return Response.json(BREACH.body, BREACH)
      const requestId = request.headers.get('idempotency-key') ?? undefined
      this.#heard.push({ endpoint, input, requestId })
      const answer = await way()
      // Went away while the answer was on its way.
      if (!this.#isReached || this.#losesNext) {
        this.#losesNext = false
        throw new TypeError('Failed to fetch')
      }
      return Response.json(answer.body, { status: answer.status })
    }
    return Response.json({ code: 'unknown_call', msg: `${request.method} ${pathname}` }, { status: 404 })
  }
}

const BREACH: Answer = { status: 500, body: { code: 'unexpected', msg: 'Against the contract.' } }

/** Whether the contract takes it; where not, the run fails, whatever the component makes of it. */
function holds(contract: z.ZodMiniType, value: unknown, path: string): boolean {
  const taken = contract.safeParse(value)
  if (!taken.success) reportError(new Error(`${path} against its contract: ${taken.error.message}`))
  return taken.success
}

function refusal(endpoint: Endpoint, code: string, more: object): Answer {
  const platform: Readonly<Record<string, { status: number; msg: string }>> = PLATFORM_FAILURES
  const failure = endpoint.failures[code] ?? platform[code]
  if (!failure) throw new Error(`${endpoint.path} does not fail with ${code}`)
  return { status: failure.status, body: { code, msg: failure.msg, ...more } }
}

/** What stands in the path in place of `:name`; undefined where it is another path. */
function partsOf(path: string, asked: string): Readonly<Record<string, string>> | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const found = new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`).exec(asked)
  return found
    ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]))
    : undefined
}
