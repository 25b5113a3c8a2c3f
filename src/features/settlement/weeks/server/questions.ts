import { randomUUID } from 'node:crypto'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { addQuestion, questionById, storeAnswer } from './question-store.ts'
import { statementById } from './statement-store.ts'

/**
 * What somebody asks of a statement, in the own words.
 * @param writtenBy who of the office wrote it down; null where the driver asked
 */
export async function ask(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  {
    statementId,
    question,
    writtenBy,
  }: {
    readonly statementId: string
    readonly question: string
    readonly writtenBy: string | null
  },
) {
  const statement = await statementById(tx, statementId)
  if (!statement) return fail({ code: 'no_such_statement' as const })
  const { driverId, number } = statement
  const id = randomUUID()
  await addQuestion(tx, {
    ...{ id, driverId, statement: number, question, writtenBy, askedAt: instantNow(clock) },
    ...{ answer: null, answeredAt: null, answeredBy: null },
  })
  return ok({ id })
}

/** Whom an answer is for. */
export interface AnsweredQuestion {
  readonly id: string
  readonly driverId: string
  /** The statement's number. */
  readonly statement: string
}

/** Of two who answer at once the second is told who was first. */
export async function answer(
  tx: Tx,
  { clock }: Platform,
  told: { readonly id: string; readonly answer: string; readonly by: string },
) {
  const question = await questionById(tx, told.id)
  if (!question) return fail({ code: 'no_such_question' as const })
  if (question.answeredAt !== null)
    return fail({ code: 'answered' as const, facts: { by: question.answeredBy ?? '' } })
  await storeAnswer(tx, told.id, {
    ...{ answer: told.answer, answeredAt: instantNow(clock), answeredBy: told.by },
  })
  const { id, driverId, statement } = question
  return ok({ id, driverId, statement } satisfies AnsweredQuestion)
}
