import { languageOfDriver } from '#features/drivers/server/public.ts'
import { createStatementPrinter } from '#features/settlement/statement/server/public.ts'
import {
  documentOf,
  fileNameOf,
  statementOf,
  statementsOfPerson,
} from '#features/settlement/weeks/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { askAboutStatement, listOwnStatements, printOwnStatement, readOwnStatement } from '../contract.ts'
import { numberOfKey } from '../domain/statement-key.ts'
import { askOffice } from './ask-office.ts'
import { listOwn } from './list-own.ts'
import { idOf } from './own-caller.ts'
import { readOwn } from './read-own.ts'

/**
 * What a driver sees of the own money, by the own session only: whose a statement is, is asked of the ledger,
 * and another one's is answered as one that does not exist.
 */
export function ownStatementRoutes(platform: Platform): Route[] {
  const printer = createStatementPrinter()
  return [
    reads(listOwnStatements, async ({ most }, { queries, caller }) =>
      ok(await listOwn(queries, platform, idOf(caller), most)),
    ),
    reads(readOwnStatement, async ({ number }, { queries, caller }) => {
      const found = await readOwn(queries, platform, idOf(caller), numberOfKey(number))
      return found ? ok(found) : fail({ code: 'no_such_statement' as const })
    }),
    reads(printOwnStatement, async ({ number }, { queries, caller, audit }) => {
      const [own] = await statementsOfPerson(queries, idOf(caller), numberOfKey(number))
      const statement = own && (await statementOf(queries, own.row.id))
      if (!statement) return fail({ code: 'no_such_statement' as const })
      audit({ statement: statement.frozen.number })
      if (!statement.inForce) return fail({ code: 'redone' as const })
      return ok({
        fileName: fileNameOf(statement.frozen),
        contentType: 'application/pdf',
        body: await printer.print(
          documentOf(statement, (await languageOfDriver(queries, idOf(caller))) ?? 'pl'),
        ),
      })
    }),
    writes(askAboutStatement, async ({ number, question }, { tx, caller, audit }) => {
      const asked = await askOffice(tx, platform, idOf(caller), { number: numberOfKey(number), question })
      if (asked.ok) audit({ question: asked.value.id })
      return asked
    }),
  ]
}
