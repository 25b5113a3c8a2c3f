import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createGunzip, type Gunzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { type BodyBounds, MOST_RATIO } from './bounds.ts'
import { JsonMeter } from './json-meter.ts'

export type BodyRefusal = 'malformed' | 'too_large' | 'unknown_encoding' | 'busy'

export type BodyKind = 'none' | 'json' | 'form'

/** What the head of the request says of its body, before a byte of it is read. */
export function announcedBody(
  endpoint: Endpoint,
  request: FastifyRequest,
  bounds: BodyBounds,
): { readonly kind: BodyKind; readonly packed: boolean } | BodyRefusal {
  if (endpoint.method === 'GET') return { kind: 'none', packed: false }
  const { headers } = request
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const length = headers['content-length']
  const isEmpty = headers['transfer-encoding'] === undefined && (length === undefined || length === '0')
  if (isEmpty) return type === 'application/json' ? 'malformed' : { kind: 'none', packed: false }
  const packing = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  const packed = packing === 'gzip' && endpoint.packedBody === true
  if (packing !== 'identity' && !packed) return 'unknown_encoding'
  if (Number(length) > bounds.bytes) return 'too_large'
  if (type === 'application/json') return { kind: 'json', packed }
  if (type === 'application/x-www-form-urlencoded' && endpoint.formBody) return { kind: 'form', packed }
  return 'malformed'
}

/** The bytes of a body, counted as they arrive. */
export class BodyReading {
  readonly #source: Readable
  readonly #raw: IncomingMessage
  readonly #gunzip: Gunzip | undefined
  readonly #bounds: BodyBounds
  readonly #meter: JsonMeter
  #bytes = 0

  constructor(raw: IncomingMessage, bounds: BodyBounds, packed: boolean) {
    this.#raw = raw
    this.#bounds = bounds
    this.#meter = new JsonMeter(bounds)
    this.#gunzip = packed ? unpacked(raw) : undefined
    this.#source = this.#gunzip ?? raw
  }

  /** So far, after unpacking. */
  get bytes(): number {
    return this.#bytes
  }

  /** Lists and objects so far. */
  get containers(): number {
    return this.#meter.containers
  }

  /**
   * Each chunk as it arrives; nothing more is read while one is being dealt with. Ends early with why the
   * body is refused.
   */
  async *chunks(): AsyncGenerator<Buffer, BodyRefusal | undefined> {
    try {
      // The connection must live: it carries the answer.
      for await (const chunk of this.#source.iterator({ destroyOnReturn: false })) {
        const refusal = this.#count(chunk as Buffer)
        if (refusal) return refusal
        yield chunk as Buffer
      }
      return undefined
    } catch {
      // Cut off on its way, or not packed as it says.
      return 'malformed'
    } finally {
      this.#letGo()
    }
  }

  #count(chunk: Buffer): BodyRefusal | undefined {
    this.#bytes += chunk.length
    if (this.#bytes > this.#bounds.bytes) return 'too_large'
    if (this.#gunzip && this.#bytes > MOST_RATIO * Math.max(this.#gunzip.bytesWritten, 1000))
      return 'too_large'
    const breach = this.#meter.take(chunk)
    if (breach) return breach === 'too_deep' ? 'malformed' : 'too_large'
    return undefined
  }

  #letGo(): void {
    if (!this.#gunzip) return
    this.#raw.unpipe(this.#gunzip)
    this.#gunzip.destroy()
  }
}

function unpacked(raw: IncomingMessage): Gunzip {
  const gunzip = createGunzip({ chunkSize: 64 * 1024 })
  raw.once('error', (error) => gunzip.destroy(error))
  raw.pipe(gunzip)
  return gunzip
}
