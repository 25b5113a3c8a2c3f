import { and, eq, inArray, isNull } from 'drizzle-orm'
import { driversByIds } from '#features/drivers/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { QuestionRow } from './question-store.ts'
import { settlementQuestions, settlementStatements } from './tables.ts'

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

/** A question that nobody has answered, and whose week it is about. */
export interface OpenQuestion {
  readonly id: string
  readonly statement: string
  readonly driverId: string
  /** As the driver is called now; without a record as the payee when the week was closed. */
  readonly fullName: string
  readonly year: number
  readonly week: number
  /** Instant. */
  readonly askedAt: string
}

/** Of all drivers, oldest first. */
export async function openQuestionsOfAll(queries: Queries): Promise<OpenQuestion[]> {
  const { id, statement, driverId, askedAt, answeredAt } = settlementQuestions
  const { number, version, year, week, payeeName: fullName } = settlementStatements
  const rows = await queries
    .select({ id, statement, driverId, fullName, year, week, askedAt })
    .from(settlementQuestions)
    .innerJoin(settlementStatements, and(eq(number, statement), eq(version, 1)))
    .where(isNull(answeredAt))
    .orderBy(askedAt, id)
  const drivers = await driversByIds(
    queries,
    rows.map((row) => row.driverId),
  )
  return rows.map((row) => ({ ...row, fullName: drivers.get(row.driverId)?.fullName ?? row.fullName }))
}

/** By its number; undefined where no statement has it. */
export async function weekOfStatement(queries: Queries, statement: string): Promise<Week | undefined> {
  const { number, version, year, week } = settlementStatements
  const [row] = await queries
    .select({ year, week })
    .from(settlementStatements)
    .where(and(eq(number, statement), eq(version, 1)))
  return row
}
