import { beginResults, touchWeek } from '#features/income/facts/server/public.ts'
import { holdCharges } from '#features/settlement/charges/server/public.ts'
import { beginLedger } from '#features/settlement/ledger/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { EXPLAINED_CODES } from '../domain/week-block.ts'
import { correctionById, correctionsOf, isUnsettled, removeCorrection } from './correction-store.ts'
import { removeExplanation } from './explanation-store.ts'
import { statementsOfWeek } from './statement-store.ts'

/**
 * Takes back that a correction was accepted: nothing has moved yet, since no closed week has it as a line. It
 * is proposed again, whatever the age of its week. Whoever decides and closes goes before or after.
 */
export async function undoAccepted(tx: Tx, id: string) {
  await beginResults(tx)
  await holdCharges(tx)
  await beginLedger(tx)
  const row = await correctionById(tx, id)
  if (row?.state !== 'accepted') return fail({ code: 'no_such_correction' as const })
  if (!(await isUnsettled(tx, id))) return fail({ code: 'settled' as const })
  const decided = (await correctionsOf(tx, [row.versionId])).get(row.versionId) ?? []
  if (decided.at(-1)?.id !== id) return fail({ code: 'decided_since' as const })
  await removeCorrection(tx, id)
  const { driverId, year, week, grosze, apartGrosze } = row
  await touchWeek(tx, driverId, mondayOf({ year, week }))
  return ok({ driverId, grosze: grosze + apartGrosze })
}

/** Takes back an explanation, or a decision on an app's net, while the driver's week is open. */
export async function undoExplained(
  tx: Tx,
  told: Week & {
    readonly driverId: string
    readonly code: (typeof EXPLAINED_CODES)[number]
    readonly subject: string
  },
) {
  // Whoever closes the week holds them too: it is closed with the explanation, or is not.
  await holdCharges(tx)
  const closed = await statementsOfWeek(tx, told)
  if (closed.some(({ driverId }) => driverId === told.driverId)) return fail({ code: 'week_closed' as const })
  const isGone = await removeExplanation(tx, told)
  return isGone ? ok({ status: 'ok' as const }) : fail({ code: 'no_such_explanation' as const })
}
