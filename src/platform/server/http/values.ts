import { isDeepStrictEqual } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, FileAnswer } from '#platform/pure/endpoint.ts'
import { Prepared } from './route.ts'

/** Throws where the value is not what the contract of its call says. */
export function holdAgainstContract(endpoint: Endpoint, value: unknown): void {
  if (endpoint.file) return
  const wire: unknown =
    value instanceof Prepared ? JSON.parse(value.json.toString()) : JSON.parse(JSON.stringify(value))
  const parsed = endpoint.output.safeParse(wire)
  const place = `${endpoint.method} ${endpoint.path}`
  if (!parsed.success)
    throw new Error(`${place} answers against its contract: ${JSON.stringify(parsed.error.issues)}`)
  if (!isDeepStrictEqual(wire, JSON.parse(JSON.stringify(parsed.data)))) {
    throw new Error(`${place} answers fields that its contract does not name.`)
  }
}

/** Sends what a call ended well in, as its contract says: a file, JSON that was prepared before, or JSON. */
export async function sendValue(
  reply: FastifyReply,
  endpoint: Endpoint,
  request: FastifyRequest,
  value: unknown,
): Promise<void> {
  if (endpoint.file) {
    const file = value as FileAnswer
    const ascii = file.fileName.replace(/[^\w.-]/g, '_')
    await reply
      .header(
        'content-disposition',
        `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      )
      .header('cache-control', 'no-store')
      .type(file.contentType)
      .send(typeof file.body === 'string' ? file.body : Buffer.from(file.body))
    return
  }
  reply.type('application/json; charset=utf-8')
  if (value instanceof Prepared) {
    reply.header('etag', value.etag).header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match'] === value.etag) await reply.code(304).send()
    else await reply.send(value.json)
    return
  }
  await reply.header('cache-control', 'no-store').send(JSON.stringify(value))
}
