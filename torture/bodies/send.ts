import { type Agent, request } from 'node:http'

export interface Sent {
  /** 0: no answer came. */
  readonly status: number
  readonly ms: number
}

/** Sends a body as it is. @param dripMs sends it in ten pieces, with so many milliseconds in between */
export function send(
  url: string,
  {
    method,
    agent,
    headers,
    body,
    dripMs = 0,
  }: {
    method: string
    agent: Agent
    headers: Readonly<Record<string, string>>
    body?: Buffer
    dripMs?: number
  },
): Promise<Sent> {
  const began = performance.now()
  return new Promise((resolve) => {
    const done = (status: number): void => resolve({ status, ms: performance.now() - began })
    const length = body ? { 'content-length': String(body.length) } : {}
    const call = request(url, { method, agent, headers: { ...length, ...headers } }, (response) => {
      response.resume()
      response.once('close', () => done(response.statusCode ?? 0))
    })
    call.once('error', () => done(0))
    call.setTimeout(60_000, () => call.destroy())
    if (!body || dripMs === 0) {
      call.end(body)
      return
    }
    const pieces = Array.from({ length: 10 }, (_, index) =>
      body.subarray((index * body.length) / 10, ((index + 1) * body.length) / 10),
    )
    const drip = (): void => {
      const next = pieces.shift()
      if (next === undefined || call.destroyed) call.end()
      else {
        call.write(next)
        setTimeout(drip, dripMs)
      }
    }
    drip()
  })
}
