import { PIECE_LETTERS } from '../domain/photo.ts'

/** Base64 in pieces that the server takes one by one. */
export function inPieces(photo: ArrayBuffer): string[] {
  const bytes = new Uint8Array(photo)
  // Three bytes are four letters.
  const step = (PIECE_LETTERS / 4) * 3
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += step) {
    let letters = ''
    for (const byte of bytes.subarray(at, at + step)) letters += String.fromCharCode(byte)
    pieces.push(btoa(letters))
  }
  return pieces
}
