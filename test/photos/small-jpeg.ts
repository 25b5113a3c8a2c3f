/** A JPEG as cameras write one: the picture, and beside it a place, a comment and a thumbnail. */
export function cameraJpeg({
  width = 1280,
  height = 960,
  mark = 0,
  filler = 900,
}: {
  readonly width?: number
  readonly height?: number
  /** Makes it another picture. */
  readonly mark?: number
  /** Bytes of picture. */
  readonly filler?: number
} = {}): Buffer {
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xe1, Buffer.from('Exif\0\0GPS 52.1629 N 21.0847 E', 'latin1')),
    segment(0xfe, Buffer.from('made by a phone of Jan', 'latin1')),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, Buffer.from([8, ...size, 1, 1, 0x11, 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from(Array.from({ length: filler }, (_, index) => (index * 7 + mark) % 200)),
    // A stuffed byte and a restart belong to the picture.
    Buffer.from([0xff, 0x00, 0x12, 0xff, 0xd0, 0x34]),
    Buffer.from([0xff, 0xd9]),
    Buffer.from('a film behind the picture', 'latin1'),
  ])
}

export function segment(marker: number, content: Buffer): Buffer {
  const length = content.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), content])
}

/** As a phone sends it. */
export function pieces(bytes: Buffer): string[] {
  const step = 66_000
  return Array.from({ length: Math.ceil(bytes.length / step) }, (_, index) =>
    bytes.subarray(index * step, (index + 1) * step).toString('base64'),
  )
}
