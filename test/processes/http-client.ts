import { Agent, request } from 'node:http'

export interface HttpAnswer {
  readonly status: number
  readonly body: unknown
}

export interface HttpClient {
  /** Rejects when the connection is lost. */
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<HttpAnswer>
  put(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<HttpAnswer>
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<HttpAnswer>
  close(): void
}

/**
 * A plain client, light enough to share the machine with what it measures.
 * @param isKept connections are kept; not for who is busy for seconds between two calls, since the server
 *   may have hung up meanwhile
 */
export function httpClient(url: string, connections: number, isKept = true): HttpClient {
  const agent = new Agent({ keepAlive: isKept, maxSockets: connections })
  const send = (
    method: string,
    path: string,
    body: object | undefined,
    headers: object,
  ): Promise<HttpAnswer> =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
      const type = payload
        ? { 'content-type': 'application/json', 'content-length': String(payload.length) }
        : {}
      const sent = request(
        new URL(path, url),
        { method, agent, headers: { ...type, ...headers } },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            try {
              resolve({
                status: response.statusCode ?? 0,
                body: JSON.parse(Buffer.concat(chunks).toString()),
              })
            } catch (error) {
              reject(error)
            }
          })
          response.on('aborted', () => reject(new Error('aborted')))
        },
      )
      sent.on('error', reject)
      sent.end(payload)
    })
  return {
    post: (path, body, headers = {}) => send('POST', path, body, headers),
    put: (path, body, headers = {}) => send('PUT', path, body, headers),
    get: (path, headers = {}) => send('GET', path, undefined, headers),
    close: () => agent.destroy(),
  }
}
