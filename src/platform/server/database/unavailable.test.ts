import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { sentenceOf } from './dump/refusal.ts'
import { DatabaseUnavailable, translated, violatedConstraint, wantsRetry } from './unavailable.ts'

function answer(code: string, more: object = {}): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('no', 2, 'error'), { code, ...more })
}

test.each(['53100', '57P01', '57014', '08006', '25006', 'ECONNREFUSED', 'ENOSPC'])(
  '%s means "try again later"',
  (code) => {
    expect(translated(new DrizzleQueryError('select 1', [], answer(code)))).toBeInstanceOf(
      DatabaseUnavailable,
    )
  },
)

test('a connection that the driver lost without a code means "try again later"', () => {
  expect(translated(new Error('Connection terminated unexpectedly'))).toBeInstanceOf(DatabaseUnavailable)
})

test('a PostgreSQL that greets a connection with a full disk means "try again later", and the start has a sentence', () => {
  // It has no better code for it.
  const greeting = Object.assign(new pg.DatabaseError('could not write init file', 2, 'error'), {
    code: 'XX000',
  })
  expect(translated(greeting)).toBeInstanceOf(DatabaseUnavailable)
  expect(sentenceOf(greeting)).toMatch(/disk of the database is full; make space/)
  expect(translated(answer('XX000'))).not.toBeInstanceOf(DatabaseUnavailable)
  expect(sentenceOf(answer('XX000'))).toBeUndefined()
})

test('an error of the query itself stays, without the values that it was asked with', () => {
  const seen = translated(
    new DrizzleQueryError('…', ['+48500100200'], answer('23505', { detail: '(+48500100200)' })),
  )
  expect(seen).toBeInstanceOf(pg.DatabaseError)
  expect(JSON.stringify(seen) + String(seen)).not.toContain('500100200')
})

test('only collisions are run again, a refused duplicate never', () => {
  expect(['40001', '40P01', '23505', '57014'].map((code) => wantsRetry(answer(code)))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a refused write names its constraint, any other error none', () => {
  expect(violatedConstraint(answer('23505', { constraint: 'one_per_week' }))).toBe('one_per_week')
  expect(violatedConstraint(answer('42601'))).toBeUndefined()
  expect(violatedConstraint(new Error('other'))).toBeUndefined()
})
