/** Red, green and blue, 0-255 each. */
export type Colour = readonly [number, number, number]

/** Each block of 8 x 8 pixels has one colour. */
export interface Picture {
  /** Blocks. */
  readonly width: number
  readonly height: number
  colourAt(x: number, y: number): Colour
}

/** Every block's own mean is all that is written of it, in steps of one. */
const STEP = 8

/** A small JPEG of few colours: the demo's photos are drawn when they are needed. */
export function drawnJpeg(picture: Picture): Buffer {
  const { width, height } = picture
  const size = (blocks: number) => [(blocks * 8) >> 8, (blocks * 8) & 255]
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => STEP)]),
    segment(0xc0, [8, ...size(height), ...size(width), 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
    // Nine lengths of differences, each by a code of four bits; of all else nothing but its end, by one bit.
    segment(0xc4, [0x00, ...counts(4, 9), 0, 1, 2, 3, 4, 5, 6, 7, 8]),
    segment(0xc4, [0x10, ...counts(1, 1), 0]),
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
    scan(picture),
    Buffer.from([0xff, 0xd9]),
  ])
}

function segment(marker: number, content: readonly number[]): Buffer {
  const length = content.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content])
}

/** How many codes there are of each length, 1 to 16: so many of one length. */
function counts(length: number, codes: number): number[] {
  return Array.from({ length: 16 }, (_, index) => (index + 1 === length ? codes : 0))
}

function scan({ width, height, colourAt }: Picture): Buffer {
  const bits: string[] = []
  const before = [0, 0, 0]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (const [part, value] of levels(colourAt(x, y)).entries()) {
        const difference = value - (before[part] ?? 0)
        before[part] = value
        const length = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1
        const code = difference < 0 ? difference + 2 ** length - 1 : difference
        bits.push(
          length.toString(2).padStart(4, '0'),
          length ? code.toString(2).padStart(length, '0') : '',
          '0',
        )
      }
  const text = bits.join('')
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 8) {
    const byte = Number.parseInt(text.slice(at, at + 8).padEnd(8, '1'), 2)
    bytes.push(byte)
    // A byte of ones is told apart from a marker.
    if (byte === 255) bytes.push(0)
  }
  return Buffer.from(bytes)
}

/** Brightness and two of colour, about zero. */
function levels([r, g, b]: Colour): readonly number[] {
  const y = 0.299 * r + 0.587 * g + 0.114 * b
  return [y - 128, (b - y) * 0.564, (r - y) * 0.713].map((value) =>
    Math.max(-127, Math.min(127, Math.round(value))),
  )
}
