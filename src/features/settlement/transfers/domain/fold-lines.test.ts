import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldLines, wrap } from './fold-lines.ts'

test('a name and the lines of an address each have a line of their own', () => {
  expect(foldLines(['Jan Przykladowy', 'ul. Dluga 5/7', '31-147 Krakow'])).toEqual({
    lines: ['Jan Przykladowy', 'ul. Dluga 5/7', '31-147 Krakow'],
    shortened: false,
  })
})

test('a long name is broken at words, of which 35 characters fit a line', () => {
  expect(wrap('Przedsiebiorstwo Przewozowe Czternascie Spolka z o.o.')).toEqual([
    'Przedsiebiorstwo Przewozowe',
    'Czternascie Spolka z o.o.',
  ])
  expect(wrap(`${'a'.repeat(17)} ${'b'.repeat(17)}`)).toEqual([`${'a'.repeat(17)} ${'b'.repeat(17)}`])
  expect(wrap(`${'a'.repeat(18)} ${'b'.repeat(17)}`)).toEqual(['a'.repeat(18), 'b'.repeat(17)])
})

test('a word longer than a line is broken where the line ends', () => {
  expect(wrap(`x ${'a'.repeat(40)} y`)).toEqual(['x', 'a'.repeat(35), 'aaaaa y'])
})

test('an address of many lines follows on, and nothing of it is lost while there is room', () => {
  expect(foldLines(['Jan', 'c/o Anna', 'ul. Dluga 5', '00-001 Warszawa', 'Polska'])).toEqual({
    lines: ['Jan', 'c/o Anna, ul. Dluga 5, 00-001', 'Warszawa, Polska'],
    shortened: false,
  })
})

test('more than four lines: the end gives way, never the name, and that is said', () => {
  const { lines, shortened } = foldLines([
    'Jan Kowalski',
    ...Array<string>(6).fill('ul. Bardzo Dlugiej Nazwy 12/34'),
  ])
  expect(lines[0]).toMatch(/^Jan Kowalski/)
  expect(shortened).toBe(true)
})

test('at most four lines of 1 to 35 characters; what is not said to be shortened is all there', () => {
  const words = fc
    .array(fc.stringMatching(/^[a-z]{1,45}$/), { minLength: 1, maxLength: 8 })
    .map((w) => w.join(' '))
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), (paragraphs) => {
      const { lines, shortened } = foldLines(paragraphs)
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.length).toBeLessThanOrEqual(4)
      for (const line of lines) expect(line).toMatch(/^\S(.{0,33}\S)?$/)
      const letters = (texts: readonly string[]) => texts.join('').replace(/[ ,]/g, '')
      if (shortened) expect(letters(paragraphs).startsWith(letters(lines))).toBe(true)
      else expect(letters(lines)).toBe(letters(paragraphs))
    }),
  )
})
