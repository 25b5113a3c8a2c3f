import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksOfNamesakes } from './namesakes.ts'

const person = (id: string, fullName: string, phone: string) => ({ id, fullName, phone })

test('people of one name are told apart by the last digits of their phones, as many as it takes', () => {
  const marks = marksOfNamesakes([
    person('a', 'Jan Kowalski', '+48600100200'),
    person('b', 'jan  kowalski', '+48600100300'),
    person('c', 'Ewa Lis', '+48600111200'),
    person('d', 'Ewa Lis', '+48600112200'),
    person('e', 'Ola Żak', '+48600100400'),
  ])
  expect(Object.fromEntries(marks)).toEqual({ a: '…200', b: '…300', c: '…1200', d: '…2200' })
})

test('marks of one name differ whenever the phones do, and nobody alone has one', () => {
  const anyone = fc.record({
    fullName: fc.constantFrom('Jan Lis', 'Ewa Żak', 'Ola Ćma'),
    phone: fc.integer({ min: 100_000_000, max: 999_999_999 }).map((number) => `+48${number}`),
  })
  fc.assert(
    fc.property(fc.uniqueArray(anyone, { selector: ({ phone }) => phone, maxLength: 12 }), (people) => {
      const all = people.map((one) => ({ ...one, id: one.phone }))
      const marks = marksOfNamesakes(all)
      for (const alike of Map.groupBy(all, ({ fullName }) => fullName).values()) {
        const told = alike.map(({ id }) => marks.get(id))
        if (alike.length === 1) expect(told).toEqual([undefined])
        else expect(new Set(told).size).toBe(alike.length)
      }
    }),
  )
})
