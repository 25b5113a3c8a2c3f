import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctionOf, mostOf } from '#features/languages/domain/correction.ts'
import { learn, say } from './fleet-words.ts'

const gap = fc.stringMatching(/^[\p{L} ,.!?:–]{1,12}$/u)
const value = fc.oneof(fc.string(), fc.integer(), fc.constantFrom('{1}', '{2}', '$1', '*'))
const sentence = fc
  .array(fc.record({ value, before: gap, other: gap, by: fc.nat() }), { minLength: 1, maxLength: 5 })
  .map((parts) => {
    const numbered = parts.map((part, at) => ({ ...part, place: `{${at + 1}}` }))
    return { numbered, moved: [...numbered].sort((one, next) => one.by - next.by) }
  })

test('what is taken says each value of the program’s sentence, where the fleet has put it', () => {
  fc.assert(
    fc.property(sentence, ({ numbered, moved }) => {
      const own = numbered.map(({ before, place }) => before + place).join('')
      const typed = moved.map(({ other, place }) => other + place).join('')
      const judged = correctionOf(own, typed)
      if (!judged.ok) {
        expect(['same_text', 'text_too_long']).toContain(judged.error.code)
        return
      }
      expect(judged.value.length).toBeLessThanOrEqual(mostOf(own) + own.length)
      learn({ [own]: judged.value })
      const said = say([...numbered.map(({ before }) => before), ''], ...numbered.map((each) => each.value))
      const wanted = moved.map((each) => each.other + String(each.value)).join('')
      expect(said.trim()).toBe(wanted.trim())
    }),
  )
})
