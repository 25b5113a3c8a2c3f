/**
 * Statements as PDFs: one printed by itself (median of 100), and 500 in the printing thread while the event
 * loop goes on: `npm run bench -- statements`. Every tenth of the 500 is one of forty lines.
 */

import type { StatementDocument } from '#features/settlement/statement/domain/statement-document.ts'
import { loadFaces } from '#features/settlement/statement/server/pdf/faces.ts'
import { statementPdf } from '#features/settlement/statement/server/pdf/statement-pdf.ts'
import { RENT, statementOf } from '#features/settlement/statement/server/pdf/testing/sample-statements.ts'
import { createStatementPrinter } from '#features/settlement/statement/server/printing/statement-printer.ts'

const GOAL_MS = 20_000
const BATCH = 500

/** No two alike, as in a fleet. */
function driven(document: StatementDocument, index: number): StatementDocument {
  const [driver, ...others] = document.parties
  return {
    ...document,
    number: `R/2026/47/${index}`,
    parties: driver ? [{ ...driver, name: `Jan Przykładowy ${index}` }, ...others] : others,
  }
}

await one('8 lines', RENT)
await one('40 lines', statementOf(40))
await batch()

async function one(name: string, document: StatementDocument): Promise<void> {
  const faces = loadFaces()
  const took: number[] = []
  let size = 0
  for (let index = 0; index <= 100; index += 1) {
    const before = process.cpuUsage()
    size = (await statementPdf(driven(document, index), faces)).length
    const { user, system } = process.cpuUsage(before)
    // The first one reads the fonts' tables.
    if (index > 0) took.push((user + system) / 1000)
  }
  const median = took.sort((a, b) => a - b)[50] ?? 0
  console.log(`${name}: ${median.toFixed(1)} ms of processor time, ${Math.round(size / 1000)} kB`)
}

async function batch(): Promise<void> {
  const printer = createStatementPrinter()
  const forty = statementOf(40)
  function* documents() {
    for (let index = 0; index < BATCH; index += 1) yield driven(index % 10 === 0 ? forty : RENT, index)
  }
  const atRest = process.memoryUsage().rss
  let most = atRest
  let longest = 0
  let last = performance.now()
  const beat = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 5)
  const began = performance.now()
  const before = process.cpuUsage()
  let first = 0
  for await (const pdf of printer.printAll(documents())) {
    if (pdf.length < 10_000) throw new Error('A statement without its fonts.')
    first ||= performance.now() - began
    most = Math.max(most, process.memoryUsage().rss)
  }
  const took = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  clearInterval(beat)
  await printer.close()
  console.log(
    `${BATCH} in the thread: ${(took / 1000).toFixed(1)} s, first after ${Math.round(first)} ms, ` +
      `${((user + system) / 1e6).toFixed(1)} s of processor time, +${Math.round((most - atRest) / 1e6)} MB, ` +
      `longest pause of the others ${Math.round(longest)} ms (goal ${GOAL_MS / 1000} s: ${took <= GOAL_MS ? 'met' : 'missed'})`,
  )
}
