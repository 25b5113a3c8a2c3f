import type { FailureBody } from '#platform/pure/endpoint.ts'
import type { TestServer } from '#test/server/test-server.ts'

export interface SpecAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a stranger's client knows no types
  readonly body: any
}

/**
 * A program of somebody else's, written by the specification alone: no cookies, no headers of ours, the token
 * as `?jwt=`.
 */
export interface SpecClient {
  /** `GET /api/get-cars` and so on: a GET's payload goes as query, any other as a JSON body. */
  send(call: string, payload?: object): Promise<SpecAnswer>
  /** The same, of which nothing but success will do; gives its body. */
  done(call: string, payload?: object): Promise<SpecAnswer['body']>
  /** The same, which must be refused; gives status and failure. */
  refused(call: string, payload?: object): Promise<FailureBody & { readonly status: number }>
  /** Sends this token from now on; undefined: none. */
  carry(jwt: string | undefined): void
  /** The calls made so far that were answered with success. */
  readonly made: ReadonlySet<string>
}

export function specClient(server: TestServer): SpecClient {
  const made = new Set<string>()
  let token: string | undefined
  const send = async (call: string, payload: object = {}): Promise<SpecAnswer> => {
    const [method = '', path = ''] = call.split(' ')
    const query = new URLSearchParams()
    if (method === 'GET') for (const [name, value] of Object.entries(payload)) query.set(name, String(value))
    if (token !== undefined) query.set('jwt', token)
    const response = await server.app.inject({
      method: method as 'GET',
      url: query.size === 0 ? path : `${path}?${query.toString()}`,
      ...(method === 'GET' ? {} : { payload, headers: { 'content-type': 'application/json' } }),
    })
    if (response.statusCode === 200) made.add(call)
    const isJson = String(response.headers['content-type']).includes('json')
    return { status: response.statusCode, body: isJson ? response.json() : response.body }
  }
  return {
    send,
    done: async (call, payload) => {
      const { status, body } = await send(call, payload)
      if (status !== 200) throw new Error(`${call} was answered ${status}: ${JSON.stringify(body)}`)
      return body
    },
    refused: async (call, payload) => {
      const { status, body } = await send(call, payload)
      if (status < 400 || status >= 500)
        throw new Error(`${call} was answered ${status}: ${JSON.stringify(body)}`)
      return { ...body, status }
    },
    carry: (jwt) => {
      token = jwt
    },
    made,
  }
}
