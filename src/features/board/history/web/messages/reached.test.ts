import { expect, test } from 'vitest'
import { reachedWords } from '#features/notices/texts.ts'
import { reachedOf } from './reached.ts'
import { unreadOf } from './unread.ts'

const message = (state: 'sent' | 'spared' | 'waiting' | 'undelivered' | 'delivered') => ({
  ...{ state, sentAt: null, error: null, changes: 1 },
})
const told = { readAt: null, passed: false, push: null, sms: null, email: null }

test('a change is counted in every way in which it reached its driver, and in none where nothing did', () => {
  const reached = reachedOf([
    { ...told, push: message('sent'), sms: message('spared'), readAt: '2026-03-11T12:00:00Z' },
    { ...told, sms: message('delivered') },
    { ...told, email: message('sent'), sms: message('undelivered') },
    { ...told, sms: message('waiting') },
    told,
  ])
  expect(reached).toEqual({ all: 5, read: 1, missed: 0, push: 1, sms: 1, spared: 1, letters: 1, nobody: 2 })
  expect(reachedWords(reached)).toBe(
    'Przeczytane: 1 z 5. Na telefon: 1. SMS: 1, zaoszczędzone: 1. E-mail: 1. Bez wiadomości: 2.',
  )
})

test('who has read it was reached, though no message went', () => {
  expect(reachedOf([{ ...told, readAt: '2026-03-11T12:00:00Z' }])).toMatchObject({ read: 1, nobody: 0 })
})

test('of all changes each is read, still to be read, or begun unread: the counts side by side make the whole', () => {
  const all = [
    ...Array.from({ length: 6 }, () => ({ ...told, readAt: '2026-03-11T12:00:00Z' })),
    ...Array.from({ length: 8 }, () => told),
    { ...told, passed: true },
  ]
  const reached = reachedOf(all)
  expect(reached.read + reached.missed + unreadOf(all)).toBe(reached.all)
  expect(reachedWords(reached)).toContain('Przeczytane: 6 z 15, nieprzeczytane do początku zmiany: 1.')
})
