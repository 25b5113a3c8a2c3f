import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { settlementQuestions } from './tables.ts'

export type QuestionRow = typeof settlementQuestions.$inferSelect

/** How many of each statement's questions wait for an answer. */
export async function openQuestionsOf(
  queries: Queries,
  statements: readonly string[],
): Promise<Map<string, number>> {
  if (statements.length === 0) return new Map()
  const { statement } = settlementQuestions
  const rows = await queries
    .select({ statement, open: sql<number>`count(*)::integer` })
    .from(settlementQuestions)
    .where(and(inArray(statement, [...statements]), isNull(settlementQuestions.answeredAt)))
    .groupBy(statement)
  return new Map(rows.map(({ statement: number, open }) => [number, open]))
}

/** Oldest first. */
export function questionsOf(queries: Queries, statement: string): Promise<QuestionRow[]> {
  return queries
    .select()
    .from(settlementQuestions)
    .where(eq(settlementQuestions.statement, statement))
    .orderBy(settlementQuestions.askedAt, settlementQuestions.id)
}

export async function addQuestion(tx: Tx, row: QuestionRow): Promise<void> {
  await tx.insert(settlementQuestions).values(row)
}

/** Locked until the transaction ends. */
export async function questionById(tx: Tx, id: string): Promise<QuestionRow | undefined> {
  const [row] = await tx
    .select()
    .from(settlementQuestions)
    .where(eq(settlementQuestions.id, id))
    .for('update')
  return row
}

export async function storeAnswer(
  tx: Tx,
  id: string,
  told: Pick<QuestionRow, 'answer' | 'answeredAt' | 'answeredBy'>,
): Promise<void> {
  await tx.update(settlementQuestions).set(told).where(eq(settlementQuestions.id, id))
}
