import type { Queries } from '#platform/server/database/database.ts'
import { queueCounts, queuePage } from './queue-store.ts'

/** How many people of files nobody has matched yet, and how many rows wait for them. */
export async function countWaitingPeople(queries: Queries): Promise<{ people: number; rows: number }> {
  const { waiting, waitingRows } = await queueCounts(queries)
  return { people: waiting, rows: waitingRows }
}

/** The first of them in the order of names, as the files write them. */
export async function firstWaitingPeople(queries: Queries, most: number): Promise<string[]> {
  const { people } = await queuePage(queries, { state: 'waiting', search: '', page: 1 }, most)
  return people.map(({ name }) => name)
}
