import { and, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import type { QuestionRow } from './question-store.ts'
import { settlementQuestions } from './tables.ts'

/** Of each of these statements, oldest first. */
export async function questionsOfStatements(
  queries: Queries,
  statements: readonly string[],
): Promise<Map<string, QuestionRow[]>> {
  if (statements.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(settlementQuestions)
    .where(inArray(settlementQuestions.statement, [...statements]))
    .orderBy(settlementQuestions.askedAt, settlementQuestions.id)
  return Map.groupBy(rows, ({ statement }) => statement)
}

/** What these drivers asked and nobody has answered, oldest first. */
export function openQuestionsOfDrivers(
  queries: Queries,
  driverIds: readonly string[],
): Promise<QuestionRow[]> {
  return queries
    .select()
    .from(settlementQuestions)
    .where(and(inArray(settlementQuestions.driverId, [...driverIds]), isNull(settlementQuestions.answeredAt)))
    .orderBy(settlementQuestions.askedAt, settlementQuestions.id)
}
