import { fail, ok, type Result } from '#kernel/result.ts'
import { cleanJpeg } from '../domain/jpeg.ts'
import { MOST_PHOTO_BYTES } from '../domain/photo.ts'

const BASE64 = /^[\d+/A-Za-z]*={0,2}$/

/** The picture of a photo that came in pieces of base64, and nothing that stood beside it. */
export function readSentPhoto(
  pieces: readonly string[],
): Result<Uint8Array, 'not_photo' | 'photo_too_large'> {
  const text = pieces.join('')
  if (!BASE64.test(text)) return fail('not_photo')
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length > MOST_PHOTO_BYTES) return fail('photo_too_large')
  const clean = cleanJpeg(bytes)
  if (clean.ok) return ok(clean.value.bytes)
  return fail(clean.error === 'too-many-pixels' ? 'photo_too_large' : 'not_photo')
}
