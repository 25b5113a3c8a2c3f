import { MOST_PHOTO_BYTES } from '../domain/photo.ts'

/** The longer side of what is sent; enough to read a scratch. Pixels. */
const LONGER_SIDE = 1280
/** Beyond this no phone's camera goes, and a browser may run out of memory. Bytes. */
const MOST_FILE_BYTES = 60_000_000
const QUALITIES = [0.72, 0.6, 0.45, 0.3]
/** Under the server's bound, so that what it takes off never makes a difference. */
const WANTED_BYTES = Math.min(260_000, MOST_PHOTO_BYTES)

export type Shrunk =
  | { readonly ok: true; readonly photo: ArrayBuffer }
  | { readonly ok: false; readonly why: 'unreadable' | 'too-large' }

/**
 * A photo of any kind that this browser can open, as a JPEG that is small enough. Drawn anew, it has lost
 * everything that the camera wrote beside the picture, the place among it; turned as it was held.
 */
export async function shrink(file: Blob): Promise<Shrunk> {
  if (file.size > MOST_FILE_BYTES) return { ok: false, why: 'too-large' }
  const picture = await opened(file)
  if (!picture) return { ok: false, why: 'unreadable' }
  try {
    const scale = Math.min(1, LONGER_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) return { ok: false, why: 'too-large' }
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    let smallest: Blob | null = null
    for (const quality of QUALITIES) {
      smallest = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
      if (smallest && smallest.size <= WANTED_BYTES) break
    }
    // Some memories are freed late: a canvas of no size holds nothing.
    canvas.width = 0
    canvas.height = 0
    if (smallest?.type !== 'image/jpeg' || smallest.size > MOST_PHOTO_BYTES)
      return { ok: false, why: 'too-large' }
    return { ok: true, photo: await smallest.arrayBuffer() }
  } catch {
    return { ok: false, why: 'too-large' }
  } finally {
    picture.close()
  }
}

async function opened(file: Blob): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
    .catch(() => createImageBitmap(file))
    .catch(() => undefined)
}
