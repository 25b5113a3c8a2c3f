import { expect, test } from 'vitest'
import { eachInTurns } from '#platform/server/in-turns.ts'
import { identitiesOf, type KnownReference } from './identities.ts'

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
  const people = Array.from({ length: 2_000 }, (_, at) => reference(at))
  const again = reference(5_000, nameOf(1_234))
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
  expect(new Set(identities.values()).size).toBeGreaterThan(1_900)
  // Pair by pair with their words taken apart anew it took 27 s.
  expect(took).toBeLessThan(8_000)
  expect(turns).toBeGreaterThan(took / 200)
})
