import { afterEach, expect, test } from 'vitest'
import { readPdf } from '#test/files/read-pdf.ts'
import type { StatementDocument } from '../../domain/statement-document.ts'
import { loadFaces } from '../pdf/faces.ts'
import { statementPdf } from '../pdf/statement-pdf.ts'
import { RENT } from '../pdf/testing/sample-statements.ts'
import { createStatementPrinter, type StatementPrinter } from './statement-printer.ts'

let printer: StatementPrinter
afterEach(() => printer.close())

const numbered = (index: number): StatementDocument => ({ ...RENT, number: `R/2026/47/${1_000 + index}` })
const BROKEN = { ...RENT, groups: undefined } as unknown as StatementDocument

test('the thread prints the same bytes as are printed without it', async () => {
  printer = createStatementPrinter()
  expect(await printer.print(RENT)).toEqual(await statementPdf(RENT, loadFaces()))
})

test('a batch comes in its order, and is asked for as it is printed', async () => {
  printer = createStatementPrinter()
  let asked = 0
  let came = 0
  let farthest = 0
  function* documents() {
    for (; asked < 12; asked += 1) {
      farthest = Math.max(farthest, asked - came)
      yield numbered(asked)
    }
  }
  for await (const pdf of printer.printAll(documents())) {
    expect((await readPdf(pdf)).info).toMatchObject({
      Title: `Rozliczenie tygodnia 47, R/2026/47/${1_000 + came}`,
    })
    came += 1
  }
  expect(came).toBe(12)
  expect(farthest).toBeLessThanOrEqual(5)
})

test('a document that can’t be printed is told of, and the next one is printed', async () => {
  printer = createStatementPrinter()
  const broken = printer.print(BROKEN)
  const next = printer.print(RENT)
  await expect(broken).rejects.toThrow()
  expect((await next).length).toBeGreaterThan(10_000)
})

test('a batch ends at the first that can’t be printed', async () => {
  printer = createStatementPrinter()
  const all = printer.printAll([numbered(0), BROKEN, numbered(2)])
  expect((await all.next()).done).toBe(false)
  await expect(all.next()).rejects.toThrow()
})

test('a stop of the server ends the waiting, and whoever prints afterwards gets a new thread', async () => {
  printer = createStatementPrinter()
  const printing = printer.print(RENT)
  const ended = expect(printing).rejects.toThrow('ended')
  await printer.close()
  await ended
  expect((await printer.print(RENT)).length).toBeGreaterThan(10_000)
})
