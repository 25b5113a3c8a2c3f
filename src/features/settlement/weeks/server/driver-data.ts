import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { weekDataTexts } from '../texts-driver-data.ts'
import {
  settlementCorrections,
  settlementExplanations,
  settlementQuestions,
  settlementStatements,
} from './tables.ts'

/**
 * Closed weeks and what was asked of them. Statements are tax records: they stay as they were closed, with
 * the payee's name, whoever is merged or erased. Who is erased takes along every word that was written
 * freely: the own, and what the office wrote of the person.
 */
export function statementsOfDrivers(): DriverDataHolder {
  return {
    ofMoney: true,
    async read(queries, driverId) {
      const statements = await queries
        .select()
        .from(settlementStatements)
        .where(eq(settlementStatements.driverId, driverId))
        .orderBy(settlementStatements.closedAt)
      const questions = await queries
        .select()
        .from(settlementQuestions)
        .where(eq(settlementQuestions.driverId, driverId))
        .orderBy(settlementQuestions.askedAt)
      const corrections = await queries
        .select()
        .from(settlementCorrections)
        .where(eq(settlementCorrections.driverId, driverId))
        .orderBy(settlementCorrections.decidedAt, settlementCorrections.no)
      const explanations = await queries
        .select()
        .from(settlementExplanations)
        .where(eq(settlementExplanations.driverId, driverId))
        .orderBy(settlementExplanations.explainedAt, settlementExplanations.subject)
      return [
        {
          name: 'settlementStatements',
          ...weekDataTexts.statements,
          rows: statements.map(
            ({ number, version, closedAt, payeeName, reopenedAt, reopenReason, ...row }) => ({
              ...{ number, version, closedAt, payeeName, reopenedAt, reopenReason },
              ...{ resultPln: row.resultGrosze / 100, toPayPln: row.toPayGrosze / 100 },
            }),
          ),
        },
        {
          name: 'settlementQuestions',
          ...weekDataTexts.questions,
          rows: questions.map(({ statement, askedAt, question, answeredAt, answer }) => ({
            ...{ statement, askedAt, question, answeredAt, answer },
          })),
        },
        {
          name: 'settlementCorrections',
          ...weekDataTexts.corrections,
          rows: corrections.map(({ statement, state, grosze, apartGrosze, decidedAt, reason }) => ({
            ...{ statement, state, amountPln: grosze / 100, apartPln: apartGrosze / 100, decidedAt, reason },
          })),
        },
        {
          name: 'settlementExplanations',
          ...weekDataTexts.explanations,
          rows: explanations.map(({ year, week, code, reason, explainedAt }) => ({
            ...{ year, week, code, reason, explainedAt },
          })),
        },
      ]
    },
    async traces(queries, driverId) {
      const rows = await queries
        .selectDistinct({ name: settlementStatements.payeeName })
        .from(settlementStatements)
        .where(eq(settlementStatements.driverId, driverId))
      return { names: rows.map(({ name }) => name), phones: [], emails: [] }
    },
    removed: () => Promise.resolve(),
    /** Both keep their statements; the ledgers are linked. */
    merged: () => Promise.resolve({}),
    async erased(tx, { id, foldedIds }) {
      const { erased } = weekDataTexts
      const ids = [id, ...foldedIds]
      await tx
        .update(settlementQuestions)
        .set({ question: erased })
        .where(inArray(settlementQuestions.driverId, ids))
      await tx
        .update(settlementQuestions)
        .set({ answer: erased })
        .where(and(inArray(settlementQuestions.driverId, ids), isNotNull(settlementQuestions.answer)))
      await tx
        .update(settlementStatements)
        .set({ reopenReason: erased })
        .where(and(inArray(settlementStatements.driverId, ids), isNotNull(settlementStatements.reopenReason)))
      await tx
        .update(settlementCorrections)
        .set({ reason: erased })
        .where(and(inArray(settlementCorrections.driverId, ids), ne(settlementCorrections.reason, '')))
      await tx
        .update(settlementExplanations)
        .set({ reason: erased })
        .where(inArray(settlementExplanations.driverId, ids))
    },
  }
}
