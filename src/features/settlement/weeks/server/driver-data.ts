import { eq } from 'drizzle-orm'
import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { weekDataTexts } from '../texts-driver-data.ts'
import { settlementQuestions, settlementStatements } from './tables.ts'

/**
 * Closed weeks and what was asked of them. Statements are tax records: they stay as they were closed, with
 * the payee's name, whoever is merged or erased; who is erased takes along the own words.
 */
export function statementsOfDrivers(): DriverDataHolder {
  return {
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
    async erased(tx, { id }) {
      const { erased } = weekDataTexts
      await tx
        .update(settlementQuestions)
        .set({ question: erased })
        .where(eq(settlementQuestions.driverId, id))
    },
  }
}
