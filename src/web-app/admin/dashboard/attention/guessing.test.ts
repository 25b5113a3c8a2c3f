import { expect, test } from 'vitest'
import { guessingInShort } from './guessing-words.ts'

const GUESSING = {
  door: 'fleet-pin',
  since: '2026-03-11T11:00:00Z',
  lastAt: '2026-03-11T12:00:00Z',
  addresses: 5,
  wrong: 12,
  refused: 18,
  entered: 0,
  invented: 0,
  targets: [],
} as const

test('guessing is told with the door, how much of it from where, and whether anybody got in', () => {
  expect(guessingInShort({ ...GUESSING, targets: [] })).toBe(
    'PIN kalendarza floty: 30 nieudanych prób z 5 adresów. Z tych adresów nikt nie wszedł.',
  )
  expect(guessingInShort({ ...GUESSING, entered: 1, targets: [] })).toContain(
    'Uwaga: z tych adresów weszło 1 nowe urządzenie.',
  )
})
