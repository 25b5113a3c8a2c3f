import { fail, ok, type Result } from '#kernel/result.ts'

/** The longer side of a picture may be so many pixels: phones send 1,280. */
export const MOST_PIXELS = 2600

export type PhotoProblem = 'not-jpeg' | 'broken' | 'too-many-pixels'

export interface CleanPhoto {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

const MARK = 0xff
const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe
const JFIF = 0xe0
const ADOBE = 0xee

/**
 * A JPEG without anything but its picture: what cameras and programs write beside it (place, time, device,
 * thumbnails, colour profiles, comments, bytes after its end) is left out.
 * Judged by its bytes alone, whatever anybody calls it.
 */
export function cleanJpeg(bytes: Uint8Array): Result<CleanPhoto, PhotoProblem> {
  if (bytes[0] !== MARK || bytes[1] !== START || bytes[2] !== MARK) return fail('not-jpeg')
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | undefined
  let at = 2
  for (;;) {
    if (bytes[at] !== MARK) return fail('broken')
    // Any number of fill bytes may stand before a marker.
    while (bytes[at + 1] === MARK) at += 1
    const marker = bytes[at + 1] ?? 0
    if (marker === END || marker === START || marker === 0) return fail('broken')
    const length = twoBytes(bytes, at + 2)
    if (length === undefined || length < 2 || at + 2 + length > bytes.length) return fail('broken')
    const segment = bytes.subarray(at, at + 2 + length)
    if (isFrame(marker)) {
      if (size) return fail('broken')
      size = { height: twoBytes(segment, 5) ?? 0, width: twoBytes(segment, 7) ?? 0 }
      if (size.width === 0 || size.height === 0) return fail('broken')
      if (Math.max(size.width, size.height) > MOST_PIXELS) return fail('too-many-pixels')
    }
    if (!isBesidePicture(marker)) kept.push(segment)
    at += 2 + length
    if (marker !== SCAN) continue
    const end = endOfScan(bytes, at)
    if (end === undefined || !size) return fail('broken')
    kept.push(bytes.subarray(at, end))
    at = end
    if (bytes[at + 1] === END) {
      kept.push(bytes.subarray(at, at + 2))
      return ok({ bytes: joined(kept), ...size })
    }
  }
}

/** Baseline, extended and progressive frames, and what else begins a frame by the standard. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** JFIF and Adobe's word on colours belong to the picture, and hold nothing else once they are this short. */
function isBesidePicture(marker: number): boolean {
  return marker === COMMENT || (marker > JFIF && marker <= 0xef && marker !== ADOBE)
}

/** Where the next marker stands that is neither a stuffed byte nor a restart; undefined without one. */
function endOfScan(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== MARK) continue
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== MARK && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return undefined
}

function twoBytes(bytes: Uint8Array, at: number): number | undefined {
  const high = bytes[at]
  const low = bytes[at + 1]
  return high === undefined || low === undefined ? undefined : high * 256 + low
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
