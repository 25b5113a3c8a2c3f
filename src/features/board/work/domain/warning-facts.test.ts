import { expect, test } from 'vitest'
import type { PlaceOrigin } from '#features/roster/domain/places.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { warningFactsOf } from './warning-facts.ts'
import type { Origin } from './week-on-board.ts'

const origins = (types: Readonly<Record<string, PlaceOrigin>>): ReadonlyMap<string, Origin> =>
  new Map(
    Object.entries(types).map(
      ([id, type]) => [keyInSlot(0, id), { type, reason: '', freeSeat: null }] as const,
    ),
  )

const chose = (
  own: Readonly<Record<string, PlaceOrigin>>,
  initial: Readonly<Record<string, PlaceOrigin>> | undefined,
  takenBack: readonly string[] = [],
) => {
  const week = {
    ...{ limits: [], unavailable: [], driversOff: [], blocked: [], begun: 0, origins: origins(own) },
    takenBack: new Set(takenBack.map((id) => keyInSlot(0, id))),
  }
  const facts = warningFactsOf(week, initial && { origins: origins(initial) }, new Set())
  return (id: string) => facts.chose(id, 0) === true
}

test('an own choice is a choice, wherever the driver stands by it; a place that the office gave is none', () => {
  const asked = chose({ form: 'regular', reserve: 'reserve', office: 'office' }, undefined)
  expect(['form', 'reserve', 'office', 'nobody'].map(asked)).toEqual([true, true, false, false])
})

test('who stands in the base calendar has chosen, also where the office has given the place on the board', () => {
  expect(chose({ moved: 'office' }, { moved: 'regular' })('moved')).toBe(true)
})

test('a choice that was taken back is none any more (D42)', () => {
  expect(chose({ back: 'regular' }, { back: 'regular' }, ['back'])('back')).toBe(false)
})
