import pg from 'pg'
import { expect, test } from 'vitest'
import { CommitInDoubt, CommitUnanswered, commitAnswered } from './commit-answer.ts'
import { DatabaseUnavailable, translated } from './unavailable.ts'

const ended = async (failure: unknown) =>
  commitAnswered(Promise.reject(translated(failure)), 1_000).catch((error: unknown) => error)
const told = (code: string) => Object.assign(new pg.DatabaseError('told', 4, 'error'), { code })

test('a connection that is lost while COMMIT is under way leaves in doubt whether it was done', async () => {
  expect(await ended(new Error('Connection terminated unexpectedly'))).toBeInstanceOf(CommitInDoubt)
  expect(await ended(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))).toBeInstanceOf(CommitInDoubt)
  expect(await ended(told('57P01'))).toBeInstanceOf(CommitInDoubt)
})

test('what the server itself refuses is certain: nothing was saved', async () => {
  const full = await ended(told('53100'))
  expect(full).toBeInstanceOf(DatabaseUnavailable)
  expect(full).not.toBeInstanceOf(CommitInDoubt)
  expect(await ended(told('23505'))).not.toBeInstanceOf(DatabaseUnavailable)
})

test('a COMMIT without an answer is in doubt too', async () => {
  const silent = new Promise<pg.QueryResult>(() => undefined)
  await expect(commitAnswered(silent, 10)).rejects.toBeInstanceOf(CommitUnanswered)
  expect(new CommitUnanswered()).toBeInstanceOf(CommitInDoubt)
})
