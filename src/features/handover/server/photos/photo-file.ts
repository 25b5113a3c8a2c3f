import type { FileAnswer } from '#platform/pure/endpoint.ts'
import type { PhotoSide } from '../../domain/handover.ts'

/** Always the same type, whatever anybody sent: only JPEGs are kept. */
export function photoFile(side: PhotoSide, body: Buffer): FileAnswer {
  return { fileName: `${side}.jpg`, contentType: 'image/jpeg', body }
}
