import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One address before several servers, as a balancer stands before processes that are replaced one by one. */
export interface FrontDoor {
  readonly url: string
  /** From now on these answer, by turns. */
  leadsTo(...origins: readonly string[]): void
  close(): Promise<void>
}

export async function openFrontDoor(): Promise<FrontDoor> {
  let behind: readonly string[] = []
  let turn = 0
  const server = createServer((request, response) => {
    const origin = behind[turn++ % behind.length]
    const { method, headers, url = '/' } = request
    const forwarded = ask(`${origin}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.writeHead(502).end())
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadsTo: (...origins) => {
      behind = origins
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
