import type pg from 'pg'
import { commitAnswered, commitMs, rethrowInDoubt } from './commit-answer.ts'
import { FirstRefusal } from './first-refusal.ts'
import { giveBack, rethrowTranslated, rolledBack, say, within } from './lent-connection.ts'
import type { RunQuery } from './session.ts'
import type { Connections } from './transactions.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Longer than the server itself lets a statement take: it is lost, or the way to it is. */
const LONGEST_MS = 35_000

/**
 * A write that stands alone: BEGIN and COMMIT travel with it, so that the time to its COMMIT has a bound,
 * which the time that the statement itself takes has not.
 */
export async function runAlone(
  connections: Connections,
  config: pg.QueryConfig,
  values: unknown[] | undefined,
): Promise<pg.QueryResult> {
  const asked = performance.now()
  const client = await connections.connect()
  const first = new FirstRefusal()
  let broken: Error | undefined
  try {
    const { stream } = client.connection
    stream.cork()
    const begun = say(client, connections.begin)
    const answer = (client.query.bind(client) as RunQuery)(config, values)
    const committed = say(client, 'COMMIT')
    stream.uncork()
    for (const each of [begun, answer, committed]) each.catch(first.note)
    const result = await inTime(answer).catch(mayWrite(config.text) ? rethrowInDoubt : undefined)
    await commitAnswered(committed, commitMs(connections.engine, asked))
    return result
  } catch (heard) {
    const error = first.behind(heard)
    broken = await rolledBack(client, error)
    throw error
  } finally {
    giveBack(client, broken)
  }
}

/** A question that changes nothing. */
export async function runQuestion(
  connections: Connections,
  config: pg.QueryConfig,
  values: unknown[] | undefined,
): Promise<pg.QueryResult> {
  const client = await connections.connect()
  let broken: Error | undefined
  try {
    return await inTime((client.query.bind(client) as RunQuery)(config, values))
  } catch (error) {
    if (error instanceof DatabaseUnavailable) broken = error
    throw error
  } finally {
    giveBack(client, broken)
  }
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = () => new DatabaseUnavailable('The database did not answer in time.')
  return within(LONGEST_MS, late, answer.catch(rethrowTranslated))
}

/** Whether a statement may change rows. */
export function mayWrite(statement: string): boolean {
  return /^\s*(insert|update|delete|merge)\b/i.test(statement) || WRITE_IN_WITH.test(statement)
}

const WRITE_IN_WITH = /^\s*with\b.*\b(insert\s+into|update|delete\s+from)\b/is

/** Whether a statement may stand inside of BEGIN and COMMIT, as not all do that look after the database. */
export function mayStandInTransaction(statement: string): boolean {
  return /^\s*(select|with|insert|update|delete|merge)\b/i.test(statement)
}
