import type { IncomingMessage, ServerResponse } from 'node:http'

const POURED = Buffer.alloc(65_536, ' ')

/** An answer without an end, as fast as the other side takes it, until that hangs up. */
export function pour(response: ServerResponse): void {
  while (!response.destroyed && response.write(POURED));
  if (!response.destroyed) response.once('drain', () => pour(response))
}

/** All that a request brings, as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
