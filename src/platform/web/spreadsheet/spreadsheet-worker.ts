import { readSpreadsheet } from './read-spreadsheet.ts'

/** Reads one file off the page's thread; `open-spreadsheet.ts` starts it and ends it. */
addEventListener('message', async (event: MessageEvent<{ file: Blob; knownHeadings: readonly string[] }>) => {
  const { file, knownHeadings } = event.data
  postMessage(await readSpreadsheet(new Uint8Array(await file.arrayBuffer()), knownHeadings))
})
