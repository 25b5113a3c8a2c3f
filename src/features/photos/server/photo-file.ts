import type { FileAnswer } from '#platform/pure/endpoint.ts'

/** Always the same type, whatever anybody sent: only JPEGs are kept. @param name without its ending */
export function photoFile(name: string, body: Buffer): FileAnswer {
  return { fileName: `${name}.jpg`, contentType: 'image/jpeg', body }
}
