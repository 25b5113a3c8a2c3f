import { sql } from 'drizzle-orm'
import { membersOf } from '#features/settlement/ledger/server/public.ts'
import { ask, openQuestionsOfDrivers, statementsOfPerson } from '#features/settlement/weeks/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { lockNumber } from '#platform/server/database/named-lock.ts'
import type { Platform } from '#platform/server/platform.ts'
import { MOST_OPEN_QUESTIONS } from '../contract.ts'

/**
 * 'Nie zgadzam się'. Questions of one person are asked one after another, so that pressing twice, or two
 * devices, ask once; what waits for an answer is bounded.
 */
export async function askOffice(
  tx: Tx,
  platform: Platform,
  driverId: string,
  { number, question }: { readonly number: string; readonly question: string },
) {
  const [own] = await statementsOfPerson(tx, driverId, number)
  if (!own) return fail({ code: 'no_such_statement' as const })
  const members = await membersOf(tx, driverId)
  const [first] = members.toSorted()
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockNumber(`own questions ${first}`)})`)
  const open = await openQuestionsOfDrivers(tx, members)
  const same = open.find((one) => one.statement === number && one.question === question)
  if (same) return ok({ id: same.id })
  if (open.length >= MOST_OPEN_QUESTIONS) return fail({ code: 'too_many_open' as const })
  return ask(tx, platform, { statementId: own.row.id, question, writtenBy: null })
}
