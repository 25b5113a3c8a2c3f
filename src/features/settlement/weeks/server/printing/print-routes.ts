import {
  createStatementPrinter,
  type StatementPrinter,
} from '#features/settlement/statement/server/public.ts'
import { withoutPolishLetters } from '#kernel/polish-text.ts'
import { fail, ok } from '#kernel/result.ts'
import { romanisationOf } from '#kernel/romanisation.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type ZipEntry, zipFile } from '#platform/server/files/zip.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { printStatement, printWeek } from '../../contract-printing.ts'
import { statementOf } from '../statement-of.ts'
import { type ListedStatement, statementsOfWeek } from '../statement-store.ts'
import { documentOf } from './document-of.ts'

/** Closed statements as PDFs. Printing is a thread's, so whoever else asks is answered meanwhile. */
export function printRoutes(): Route[] {
  const printer = createStatementPrinter()
  return [
    reads(printStatement, async ({ id }, { queries, audit }) => {
      const statement = await statementOf(queries, id)
      if (!statement) return fail({ code: 'no_such_statement' as const })
      audit({ statement: statement.frozen.number })
      if (!statement.inForce) return fail({ code: 'reopened' as const })
      return ok({
        fileName: fileNameOf(statement.frozen),
        contentType: 'application/pdf',
        body: await printer.print(documentOf(statement)),
      })
    }),
    reads(printWeek, async ({ year, week }, { queries, audit }) => {
      const statements = await statementsOfWeek(queries, { year, week })
      audit({ year, week, statements: statements.length })
      if (statements.length === 0) return fail({ code: 'none_closed' as const })
      return ok({
        fileName: `rozliczenia-${year}-${String(week).padStart(2, '0')}.zip`,
        contentType: 'application/zip',
        body: await zipFile(printed(queries, printer, statements)),
      })
    }),
  ]
}

/** `R-2026-47-0017-Jan-Przykladowy.pdf`; without the name where nothing writes it in Latin letters. */
export function fileNameOf({
  number,
  payee,
}: {
  readonly number: string
  readonly payee: { readonly name: string }
}): string {
  const words = withoutPolishLetters(romanised(payee.name)).match(/[A-Za-z0-9]+/g) ?? []
  return `${[number.replaceAll('/', '-'), ...words].join('-')}.pdf`
}

/** Names in other alphabets as passports have them. */
function romanised(name: string): string {
  const written = romanisationOf(name)
  return name.replace(/\p{L}+/gu, (word) => {
    let before = ''
    const letters = [...word].map((letter) => {
      const lower = letter.toLowerCase()
      const plain = written(lower, before)
      before = lower
      return plain ?? letter
    })
    const latin = letters.join('')
    return latin === word ? word : latin.charAt(0).toUpperCase() + latin.slice(1)
  })
}

/**
 * Which versions are printed was read at once. Each is frozen, and its ledger is told up to its own closing,
 * so what is booked, reopened or corrected meanwhile changes no document.
 */
async function* printed(
  queries: Queries,
  printer: StatementPrinter,
  statements: readonly ListedStatement[],
): AsyncGenerator<ZipEntry> {
  async function* documents() {
    for (const { id } of statements) {
      const statement = await statementOf(queries, id)
      // Versions are never deleted; one left out would give each file after it another one's name.
      if (!statement) throw new Error(`The statement ${id} can't be read.`)
      yield documentOf(statement)
    }
  }
  let at = 0
  for await (const content of printer.printAll(documents())) {
    const { number, payeeName } = statements[at] ?? { number: String(at), payeeName: '' }
    at += 1
    yield { name: fileNameOf({ number, payee: { name: payeeName } }), content }
  }
}
