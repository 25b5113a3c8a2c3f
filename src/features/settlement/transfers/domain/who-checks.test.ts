import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHECKED_PARTS, type CheckedPart, type EnteredPart, partsToCheck } from './who-checks.ts'

const entered = (number: string | null, payee: string | null): EnteredPart[] => [
  { part: 'number', byId: number },
  { part: 'payee', byId: payee },
]
const none: ReadonlySet<CheckedPart> = new Set()

describe('an account and another payee', () => {
  test('are found right by who entered neither', () => {
    expect(partsToCheck(entered('anna', 'anna'), none, 'piotr', false)).toEqual(['number', 'payee'])
    expect(partsToCheck(entered('anna', 'piotr'), none, 'ewa', false)).toEqual(['number', 'payee'])
  })

  test('that two entered one part each: each finds the other’s right', () => {
    expect(partsToCheck(entered('anna', 'piotr'), none, 'anna', false)).toEqual(['payee'])
    expect(partsToCheck(entered('anna', 'piotr'), none, 'piotr', false)).toEqual(['number'])
    expect(partsToCheck(entered('anna', 'piotr'), new Set(['payee']), 'anna', false)).toEqual([])
  })

  test('are not found right by who entered all of it, unless nobody else could', () => {
    expect(partsToCheck(entered('anna', 'anna'), none, 'anna', false)).toEqual([])
    expect(partsToCheck(entered('anna', 'anna'), none, 'anna', true)).toEqual(['number', 'payee'])
  })
})

test('nobody ever finds right what they entered while somebody else could, and two persons always come to an end', () => {
  const person = fc.constantFrom('anna', 'piotr')
  fc.assert(
    fc.property(person, person, fc.shuffledSubarray(['anna', 'piotr'], { minLength: 2 }), (a, b, order) => {
      const parts = entered(a, b)
      const done = new Set<CheckedPart>()
      for (const who of order)
        for (const part of partsToCheck(parts, done, who, false)) {
          expect(parts.find((one) => one.part === part)?.byId).not.toBe(who)
          done.add(part)
        }
      expect([...done].sort()).toEqual([...CHECKED_PARTS])
    }),
  )
})
