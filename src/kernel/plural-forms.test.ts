import fc from 'fast-check'
import { expect, test } from 'vitest'
import { englishCount, slavic, slavicCount } from './plural-forms.ts'

const counts = fc.integer({ min: 0, max: 1_000_000 })

test.each(['uk', 'ru'])('the form of a count in %s is that of the language’s own rules', (language) => {
  const rules = new Intl.PluralRules(language)
  fc.assert(
    fc.property(counts, (count) => {
      expect(slavic(count, 'one', 'few', 'many')).toBe(rules.select(count))
    }),
  )
})

test('an English count has its form by the language’s own rules', () => {
  const rules = new Intl.PluralRules('en')
  fc.assert(
    fc.property(counts, (count) => {
      expect(englishCount(count, 'one', 'other')).toBe(`${count} ${rules.select(count)}`)
    }),
  )
})

test('1 зміна, 3 зміни, 5, 11 and 12 змін, 21 зміна', () => {
  const said = [1, 3, 5, 11, 12, 21].map((count) => slavicCount(count, 'зміна', 'зміни', 'змін'))
  expect(said).toEqual(['1 зміна', '3 зміни', '5 змін', '11 змін', '12 змін', '21 зміна'])
})
