import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachInTurns } from '#platform/server/in-turns.ts'
import { shorterAgreeing } from './alike-names.ts'
import { identitiesOf, type KnownReference } from './identities.ts'
import { namesAgree } from './names-agree.ts'

const LETTERS = 'abcdefghijklmnoprstuwz'

/** Hardly two are alike. */
function nameOf(at: number): string {
  const letter = (place: number) =>
    (LETTERS[Math.floor(at / LETTERS.length ** place) % LETTERS.length] ?? '').repeat(3)
  return `${letter(0)}${letter(1)} ${letter(2)}${letter(0)}${letter(1)}`
}

function reference(at: number, name = nameOf(at)): KnownReference {
  const id = String(at).padStart(6, '0')
  return {
    ...{ id, refKey: `id:${id}`, identity: id, phones: ['+48500000000'], names: [name], since: at },
    ...{ decided: null, driverId: null },
  }
}

test('who shares a phone and a name is one, however many share the phone; and nobody waits for it', async () => {
  const people = Array.from({ length: 5_000 }, (_, at) => reference(at))
  const again = reference(5_001, nameOf(1_234))
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  }, 1)
  const began = performance.now()
  const identities = await identitiesOf([...people, again], eachInTurns)
  const took = performance.now() - began
  clearInterval(counting)
  expect(identities.get(again.id)).toBe('001234')
  // Some are one letter off each other.
  expect(new Set(identities.values()).size).toBeGreaterThan(4_500)
  // Pair by pair it took tens of seconds.
  expect(took).toBeLessThan(2_000)
  expect(turns).toBeGreaterThan(took / 200)
})

const WORDS = [
  'jan',
  'janek',
  'jam',
  'j',
  'kowalski',
  'kowalsky',
  'kowal',
  'nowak',
  'nowaka',
  'anna',
  'an',
  'x',
]
const someName = fc
  .array(fc.constantFrom(...WORDS), { minLength: 0, maxLength: 3 })
  .map((words) => words.join(' '))

test('names that agree are found among many as they are pair by pair', () => {
  fc.assert(
    fc.property(fc.uniqueArray(someName, { maxLength: 12 }), (names) => {
      const find = shorterAgreeing(names)
      const found = new Set(
        names.flatMap((name) => [...find(name)].flatMap((other) => [`${name}|${other}`, `${other}|${name}`])),
      )
      for (const one of names)
        for (const other of names) expect(found.has(`${one}|${other}`)).toBe(namesAgree(one, other))
    }),
  )
})

test('whether two names agree does not hang on which is asked first', () => {
  fc.assert(
    fc.property(someName, someName, (one, other) => {
      expect(namesAgree(one, other)).toBe(namesAgree(other, one))
    }),
  )
  expect(namesAgree('Jan Janowski', 'Jan Kowalski')).toBe(false)
  expect(namesAgree('J. Kowalski', 'Jan Kowalsky')).toBe(true)
})
