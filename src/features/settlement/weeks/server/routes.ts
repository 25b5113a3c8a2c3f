import { fail, ok } from '#kernel/result.ts'
import { isWeek } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Shared } from '#platform/server/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import { SharedReads } from '#platform/server/shared-reads.ts'
import { closeWeeks as closeCall, explainBlock, readSettlementWeek, reopenStatement } from '../contract.ts'
import {
  answerQuestion,
  decideCorrection,
  listCorrections,
  readStatement,
  readStatementVersion,
  writeQuestion,
} from '../contract-statement.ts'
import { undoCorrection, undoExplanation } from '../contract-undo.ts'
import { closeWeeks } from './close-weeks.ts'
import { allProposals, decide } from './corrections.ts'
import { explain } from './explain.ts'
import { printRoutes } from './printing/print-routes.ts'
import { answer, ask } from './questions.ts'
import { readVersion, readWeekOfDriver } from './read-statement.ts'
import { isFinished, lastFinishedWeek, readWeek } from './read-week.ts'
import { reopenWeek } from './reopen.ts'
import { undoAccepted, undoExplained } from './undo.ts'

export function weekRoutes(platform: Platform, shared: Shared): Route[] {
  const { clock, database } = platform
  const { payeesOf, payerOf, batchesGone, returnedOrders } = shared
  const { statementReopened, correctionUndone, questionAnswered } = shared
  const ports = { payeesOf, batchesGone, returnedOrders, payerOf }
  const weeks = new SharedReads<OutputOf<typeof readSettlementWeek>>(database)
  const corrections = new SharedReads<OutputOf<typeof listCorrections>>(database)
  return [
    ...printRoutes(),
    reads(readSettlementWeek, async ({ year, week }, { queries }) => {
      const last = lastFinishedWeek(clock)
      const asked = { year: year ?? last.year, week: week ?? last.week }
      if (!isWeek(asked.year, asked.week)) return fail({ code: 'no_such_week' as const })
      const key = `${asked.year} ${asked.week} ${isFinished(asked, clock)}`
      return ok(await weeks.read(key, () => readWeek(queries, clock, ports, asked)))
    }),
    writes(closeCall, async ({ year, week, drivers }, { tx, caller, audit }) => {
      audit({ year, week, drivers: drivers.length })
      const by = nameOfCaller(caller)
      return closeWeeks(tx, platform, { payeesOf, payerOf }, { week: { year, week }, drivers, by })
    }),
    writes(reopenStatement, async ({ id, reason, lapse }, { tx, caller, audit }) => {
      audit({ statement: id })
      const reopened = await reopenWeek(tx, platform, { id, reason, lapse, by: nameOfCaller(caller) })
      if (reopened.ok) await statementReopened(tx, { id, number: reopened.value.number })
      return reopened
    }),
    writes(explainBlock, async ({ year, week, driverIds, code, subject, reason }, { tx, caller, audit }) => {
      audit({ year, week, code, drivers: driverIds.length })
      const by = nameOfCaller(caller)
      return explain(tx, platform, { week: { year, week }, driverIds, code, subject, reason, by })
    }),
    writes(undoExplanation, async (told, { tx, audit }) => {
      const { year, week, code, driverId } = told
      audit({ year, week, code, driver: driverId })
      return undoExplained(tx, told)
    }),
    writes(undoCorrection, async ({ id, reason }, { tx, audit }) => {
      audit({ correction: id, reason })
      const undone = await undoAccepted(tx, id)
      if (!undone.ok) return undone
      const { driverId, grosze } = undone.value
      audit({ driver: driverId, grosze })
      await correctionUndone(tx, id)
      return ok({ status: 'ok' as const })
    }),
    reads(readStatement, async ({ year, week, driverId }, { queries }) => {
      const found = await readWeekOfDriver(queries, ports, { year, week }, driverId)
      if (!found) return fail({ code: 'no_such_driver' as const })
      // A week that still runs is not closed, and not held against a whole one.
      return ok(isFinished({ year, week }, clock) ? found : { ...found, mark: null, standsOut: [] })
    }),
    reads(readStatementVersion, async ({ id }, { queries }) => {
      const found = await readVersion(queries, ports, id)
      return found ? ok(found) : fail({ code: 'no_such_statement' as const })
    }),
    reads(listCorrections, async (_input, { queries }) =>
      ok(await corrections.read('all', () => allProposals(queries))),
    ),
    writes(decideCorrection, async ({ id, rowsDigest, decision, reason }, { tx, caller, audit }) => {
      audit({ statement: id, decision })
      return decide(tx, platform, { id, rowsDigest, decision, reason, by: nameOfCaller(caller) })
    }),
    writes(writeQuestion, async ({ id, question }, { tx, caller, audit }) => {
      audit({ statement: id })
      return ask(tx, platform, { statementId: id, question, writtenBy: nameOfCaller(caller) })
    }),
    writes(answerQuestion, async ({ id, answer: words }, { tx, caller, audit }) => {
      audit({ question: id })
      const answered = await answer(tx, platform, { id, answer: words, by: nameOfCaller(caller) })
      if (!answered.ok) return answered
      const told = await questionAnswered(tx, answered.value)
      return ok({ told: told?.way ?? null, waits: told?.waits ?? false })
    }),
  ]
}
