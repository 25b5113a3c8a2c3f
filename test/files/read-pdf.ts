import { getDocumentProxy } from 'unpdf'

export interface ReadPdf {
  /** Each page's text in the order in which it is read, pieces apart by a space. */
  readonly pages: readonly string[]
  /** The same as it was found, line by line of each cell; any space is told as a plain one. */
  readonly pieces: readonly string[]
  readonly info: Readonly<Record<string, unknown>>
  readonly tags: readonly string[]
  /** Of every piece of text on any page, from the lower left corner: points. */
  readonly places: readonly { readonly x: number; readonly right: number; readonly y: number }[]
}

/** Reads a file as others do: by pdf.js, which shares nothing with what wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // It takes the bytes away.
  const file = await getDocumentProxy(Uint8Array.from(bytes))
  const pages: string[] = []
  const pieces: string[] = []
  const places: { x: number; right: number; y: number }[] = []
  const tags: string[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) => ('str' in item ? [item] : []))
    pieces.push(...texts.map(({ str }) => str))
    pages.push(
      texts
        .map(({ str }) => str)
        .join(' ')
        .replace(/ {2,}/g, ' '),
    )
    for (const { transform, width } of texts)
      places.push({ x: transform[4], right: transform[4] + width, y: transform[5] })
    gather(await page.getStructTree(), tags)
  }
  const { info } = await file.getMetadata()
  return { pages, pieces, info: info as ReadPdf['info'], tags, places }
}

function gather(node: unknown, into: string[]): void {
  const { role, children } = (node ?? {}) as { role?: string; children?: unknown[] }
  if (role !== undefined) into.push(role)
  for (const child of children ?? []) gather(child, into)
}
