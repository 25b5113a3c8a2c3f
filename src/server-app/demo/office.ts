import type { FastifyInstance } from 'fastify'
import { logIn } from '#features/auth/contract.ts'
import type { Endpoint, InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import type { TestClock } from '#platform/server/clock.ts'

export interface DemoLogin {
  readonly login: string
  readonly password: string
}

/**
 * The demo's data comes in by the product's own calls, so that it can hold nothing that a real fleet could
 * not.
 */
export class DemoOffice {
  readonly #app: FastifyInstance
  readonly #login: DemoLogin
  readonly clock: TestClock
  #token = ''

  constructor(app: FastifyInstance, clock: TestClock, login: DemoLogin) {
    this.#app = app
    this.clock = clock
    this.#login = login
  }

  /** Sessions end by the clock, which runs through weeks here: log in anew each week. */
  async logIn(): Promise<void> {
    this.#token = ''
    this.#token = (await this.call(logIn, this.#login)).jwt
  }

  /** Throws where the call fails: the demo has no business breaking rules. */
  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const { failure, value } = await this.tryCall(endpoint, input)
    if (failure) throw new Error(`${endpoint.method} ${endpoint.path} refused the demo's data: ${failure}`)
    return value as OutputOf<E>
  }

  /** The same with the session of somebody else. */
  async callAs<E extends Endpoint>(token: string, endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const own = this.#token
    this.#token = token
    try {
      return await this.call(endpoint, input)
    } finally {
      this.#token = own
    }
  }

  async tryCall<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
  ): Promise<{ readonly value?: OutputOf<E>; readonly failure?: string }> {
    const isGet = endpoint.method === 'GET'
    const named = input as Readonly<Record<string, unknown>>
    const response = await this.#app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(named[name]))),
      ...(isGet ? { query: input as Record<string, string> } : { payload: input as object }),
      ...(this.#token === '' ? {} : { headers: { authorization: `Bearer ${this.#token}` } }),
    })
    return response.statusCode < 300
      ? { value: response.json() as OutputOf<E> }
      : { failure: (response.json() as { code: string }).code }
  }
}
