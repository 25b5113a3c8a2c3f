import { expect, test } from 'vitest'
import { limitOfficeTexts as texts } from './texts-office.ts'

test('whom a limit concerns is said of one person as of one, of several as of several', () => {
  expect(texts.back(['Jan Lis'])).toBe('Znów mieści się w limicie: Jan Lis.')
  expect(texts.back(['Jan Lis', 'Ewa Żak'])).toBe('Znów mieszczą się w limicie: Jan Lis, Ewa Żak.')
  expect(texts.waiting(['Jan Lis'])).toContain('Jej wybór zostaje rezerwą, a miejsce może dostać')
  expect(texts.waiting(['Jan Lis', 'Ewa Żak'])).toContain('Ich wybór zostaje rezerwą, a miejsce mogą dostać')
  expect(texts.over(['Jan Lis'], 3)).toContain('1 osoba (ostatnia w kolejności zgłoszeń)')
})

test('copying a week says how many limits were written, or why none', () => {
  const week = { year: 2026, week: 12 }
  expect(texts.copied({ found: 14, written: 2 }, week)).toBe(
    'Wpisano 2 limity z tygodnia 12. Sprawdź i zapisz.',
  )
  expect(texts.copied({ found: 14, written: 0 }, week)).toContain('są już takie jak w tygodniu 12')
  expect(texts.copied({ found: 0, written: 0 }, week)).toContain('nie ma własnych limitów')
})
