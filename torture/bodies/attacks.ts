import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { Endpoint } from '#platform/pure/endpoint.ts'

/** A hostile body, and how it is said to be packed. */
export interface Attack {
  readonly name: string
  readonly bytes: Buffer
  readonly encoding: string | undefined
}

const PACKERS = { plain: undefined, gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync } as const

/** JSON of about so many bytes, in shapes that cost more than their size. */
const SHAPES: Readonly<Record<string, (bytes: number) => string>> = {
  deep: (bytes) => `${'{"a":'.repeat(bytes / 7)}1${'}'.repeat(bytes / 7)}`,
  lists: (bytes) => `{"file":${'['.repeat(bytes / 4)}${']'.repeat(bytes / 4)},"rows":[]}`,
  wide: (bytes) => `{"file":[[${'{},'.repeat(bytes / 3)}{}]]}`,
  rows: (bytes) =>
    `{"file":{"kind":"settlement","rows":[${'{},'.repeat(bytes / 3)}{}]},"data":[],"places":[]}`,
  numbers: (bytes) => `{"data":[${'0,'.repeat(bytes / 2)}0]}`,
  names: (bytes) => {
    const fields = Array.from({ length: bytes / 12 }, (_, index) => `"f${index}":0`)
    return `{${fields.join(',')}}`
  },
  text: (bytes) => `{"login":"${'x'.repeat(bytes)}","password":"y"}`,
  blanks: (bytes) => ' '.repeat(bytes),
}

const made = new Map<string, Buffer>()

function attack(shape: string, packing: keyof typeof PACKERS, bytes: number): Attack {
  const key = `${shape} ${packing} ${bytes}`
  const body = made.get(key) ?? pack(Buffer.from(SHAPES[shape]?.(bytes) ?? ''), packing)
  made.set(key, body)
  return { name: key, bytes: body, encoding: packing === 'plain' ? undefined : packing }
}

function pack(text: Buffer, packing: keyof typeof PACKERS): Buffer {
  return PACKERS[packing]?.(text) ?? text
}

/**
 * Every shape, packing and size for one call: 1 kB, just below and beyond what strangers may send, its limit
 * and beyond; bombs unpack to 93 MB.
 */
export function attacksOn({ bodyLimit = 100_000 }: Endpoint): Attack[] {
  const sizes = [1000, 60_000, 66_000, bodyLimit - 1000, bodyLimit + 1000].map((size) =>
    Math.min(size, 12_000_000),
  )
  const attacks = Object.keys(SHAPES).flatMap((shape) => [
    ...sizes.map((size) => attack(shape, 'plain', size)),
    ...(['gzip', 'deflate', 'br'] as const).map((packing) => attack(shape, packing, 1_000_000)),
  ])
  return [...attacks, attack('wide', 'gzip', 93_000_000), attack('blanks', 'gzip', 93_000_000)]
}

/** Bodies of the size that forms send; a call reads of them what it knows. */
export const ORDINARY: readonly Attack[] = [
  {},
  { login: 'biuro', password: 'haslo-biura', code: '123456' },
  { phone: '+48600100200', pin: '4821', full_name: 'Jan Kowalski', email: 'jan@example.com' },
  { year: 2026, week: 12, reg: 'WX 1234A', date: '2026-03-16', shift: 'day', text: 'Wymiana oleju' },
  { data: [{ id: 'x', reg: 'WX 1234A' }], places: [], file: { kind: 'settlement', rows: [] } },
].map((body, index) => ({
  name: `ordinary ${index}`,
  bytes: Buffer.from(JSON.stringify(body)),
  encoding: undefined,
}))
