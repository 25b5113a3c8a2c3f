import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf } from './etag.ts'

const compressors = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 }),
} as const

type Encoding = keyof typeof compressors

/** The better one first. */
const ENCODINGS: Encoding[] = ['br', 'gzip']

/** Smaller ones gain nothing. Bytes. */
const SMALLEST = 1024

/** A body that is sent often: compressed once per encoding, when first asked for. */
export class EncodedBody {
  readonly etag: string
  readonly #raw: Buffer
  readonly #compressible: boolean
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  /** @param compressible false for what is compressed by nature, such as fonts and pictures */
  constructor(raw: Buffer | string, compressible = true) {
    this.#raw = Buffer.isBuffer(raw) ? raw : Buffer.from(raw)
    this.#compressible = compressible && this.#raw.length >= SMALLEST
    this.etag = etagOf(this.#raw)
  }

  /**
   * Answers with the body in the best encoding that the caller takes, or with 304 where it has it already.
   */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
    reply.header('etag', this.etag).header('vary', vary)
    if (reply.statusCode === 200 && request.headers['if-none-match'] === this.etag) {
      await reply.code(304).send()
      return
    }
    const encoding = this.#compressible ? accepted(request) : undefined
    if (!encoding) {
      // Or the compressing plugin would do it again for each answer.
      await reply.header('content-encoding', 'identity').send(this.#raw)
      return
    }
    await reply.header('content-encoding', encoding).send(await this.#in(encoding))
  }

  #in(encoding: Encoding): Promise<Buffer> {
    const made = this.#encoded.get(encoding) ?? compressors[encoding](this.#raw)
    this.#encoded.set(encoding, made)
    return made
  }
}

function accepted({ headers }: FastifyRequest): Encoding | null {
  return negotiate(String(headers['accept-encoding'] ?? '').toLowerCase(), ENCODINGS)
}
