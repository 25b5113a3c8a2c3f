import { Duplex } from 'node:stream'

/** What the stream needs of the engine behind it. */
export interface Line {
  /** Resolves when the engine can take a connection; the number stands for it from then on. */
  open(stream: ProtocolStream): Promise<number>
  send(connection: number, kind: 'startup' | 'request', bytes: Uint8Array): void
  hangUp(connection: number): void
}

const QUERY = 0x51
const SYNC = 0x53
const TERMINATE = 0x58

/**
 * Stands where the driver expects a socket. The engine answers whole requests only, so what the driver writes
 * is held until a Sync or a simple query completes it.
 */
export class ProtocolStream extends Duplex {
  readonly #line: Line
  #connection = 0
  #started = false
  #held: Uint8Array = new Uint8Array(0)

  constructor(line: Line) {
    super({ allowHalfOpen: false })
    this.#line = line
  }

  connect(): this {
    this.#line.open(this).then(
      (connection) => {
        this.#connection = connection
        this.emit('connect')
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#take([chunk])
    done()
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this.#take(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#line.hangUp(this.#connection)
    done(error)
  }

  #take(chunks: Uint8Array[]): void {
    const bytes = Buffer.concat([this.#held, ...chunks])
    const startup = this.#started ? 0 : endOfStartup(bytes)
    if (startup > 0) this.#send('startup', bytes.subarray(0, startup))
    this.#started ||= startup > 0
    const end = this.#started ? startup + endOfRequests(bytes.subarray(startup)) : 0
    if (end > startup) this.#send('request', bytes.subarray(startup, end))
    this.#held = bytes.subarray(end)
  }

  #send(kind: 'startup' | 'request', bytes: Uint8Array): void {
    // A copy of its own, since its memory moves to the other thread.
    this.#line.send(this.#connection, kind, Uint8Array.from(bytes))
  }
}

/** The first packet has no kind, only its length. */
function endOfStartup(bytes: Buffer): number {
  if (bytes.length < 4) return 0
  const length = bytes.readUInt32BE(0)
  return bytes.length >= length ? length : 0
}

/** Where the last complete request ends. Farewells are left out: the engine has one session, which stays. */
function endOfRequests(bytes: Buffer): number {
  let end = 0
  let offset = 0
  while (offset + 5 <= bytes.length) {
    const kind = bytes[offset]
    const next = offset + 1 + bytes.readUInt32BE(offset + 1)
    if (next > bytes.length || kind === TERMINATE) break
    offset = next
    if (kind === QUERY || kind === SYNC) end = offset
  }
  return end
}
