import { expect, test } from 'vitest'
import { countMissed, missedWords } from './missed-messages.ts'

test('messages that wait because there is no gateway are told, and those that a gateway did not deliver', () => {
  const counts = { sent: 40, waiting: 2, failed: 2, undelivered: 1, 'no-gateway': 541 }
  expect(countMissed(counts)).toBe(544)
  expect(missedWords(counts, ['+48600100200', 'jan@przyklad.test'])).toBe(
    'Nie udało się wysłać 2: do +48600100200, do jan@przyklad.test. Nie dotarło do odbiorcy: 1. ' +
      'Czeka, bo nie ma ustawionej bramki: 541.',
  )
})

test('where all went out, nothing waits', () => {
  expect(countMissed({ sent: 3, delivered: 2, expired: 1 })).toBe(0)
  expect(missedWords({ sent: 3 }, [])).toBe('Nie ma wiadomości, których nie udało się dostarczyć.')
})
