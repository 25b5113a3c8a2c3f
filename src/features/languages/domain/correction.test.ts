import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctionOf, placesIn } from './correction.ts'

const ORIGINAL = 'Очищено: {1} з {2}.'

function refusal(original: string, typed: string): unknown {
  const judged = correctionOf(original, typed)
  return judged.ok ? undefined : judged.error
}

test('a correction is kept with its places, in any order, and without blanks around it', () => {
  expect(correctionOf(ORIGINAL, '  Із {2} очищено {1} ')).toEqual({ ok: true, value: 'Із {2} очищено {1}' })
})

test('a correction that loses a place is refused, and names it', () => {
  expect(refusal(ORIGINAL, 'Очищено: {1}.')).toEqual({ code: 'lost_places', facts: { places: ['{2}'] } })
  expect(refusal('Стоїть: *.', 'Стоїть.')).toEqual({ code: 'lost_places', facts: { places: ['*'] } })
  expect(refusal('Привіт, {imie}', 'Привіт')).toMatchObject({ code: 'lost_places' })
})

test('a correction with a place that the sentence has not, or has once, is refused, and names it', () => {
  expect(refusal(ORIGINAL, 'Очищено: {1} з {2} {3}')).toEqual({
    code: 'unknown_places',
    facts: { places: ['{3}'] },
  })
  expect(refusal(ORIGINAL, '{1} {1} {2}')).toMatchObject({ facts: { places: ['{1}'] } })
  expect(refusal('Далі', 'Далі {')).toMatchObject({ code: 'unknown_places' })
})

test('it is text alone: no marks of HTML, no characters that are not seen, no lines of its own', () => {
  expect(refusal('Далі', '<b>Далі</b>')).toEqual({ code: 'markup' })
  expect(refusal('Далі', 'Да\u0007лі')).toEqual({ code: 'line_breaks' })
  expect(refusal('Далі', 'Далі\nі далі')).toEqual({ code: 'line_breaks' })
  expect(correctionOf('Раз\nдва', 'Один\r\nдва')).toEqual({ ok: true, value: 'Один\nдва' })
})

test('nothing, too much, and the program’s own sentence are refused', () => {
  expect(refusal('Далі', ' \u200b ')).toEqual({ code: 'empty_text' })
  expect(refusal('Далі', 'а'.repeat(69))).toEqual({ code: 'text_too_long', facts: { most: 68 } })
  expect(refusal(' Далі ', 'Далі')).toEqual({ code: 'same_text' })
})

test('a piece that others are joined to keeps the blanks at its edges', () => {
  expect(correctionOf(' після виправлення ', 'виправлено')).toEqual({ ok: true, value: ' виправлено ' })
})

test('whatever is typed is refused or has the same places', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string({ unit: fc.constantFrom('{', '}', '1', '2', '*', 'а', ' ', '\n') }),
      (own, typed) => {
        const judged = correctionOf(own, typed)
        if (judged.ok) expect([...placesIn(judged.value)].sort()).toEqual([...placesIn(own)].sort())
      },
    ),
  )
})
