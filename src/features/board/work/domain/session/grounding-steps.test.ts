import { describe, expect, test } from 'vitest'
import { type EditEvent, type Editing, reduceEditing, weekNow } from './editing.ts'
import { newerVersion } from './shown-editing.ts'
import {
  answered,
  at,
  editing,
  FIRST,
  grounding,
  incoming,
  moved,
  REDONE,
  received,
  SENT,
  shown,
  UNDONE,
} from './testing/edit-events.ts'

describe('a car grounded by a repair (D24)', () => {
  const laid: EditEvent = { type: 'laid', board: FIRST.week.board, grounding: grounding('c3') }
  const off = editing(received(FIRST), laid)
  const isOff = (state: Editing) => weekNow(shown(state).session).blocked[0]?.has('c3')

  test('is off at once, also where nobody moves, and is undone and redone with its step', () => {
    expect([isOff(off), shown(off).groundings]).toEqual([true, [grounding('c3')]])
    expect(reduceEditing(off, moved('d2', 'c3'))).toBe(off)
    const back = reduceEditing(off, UNDONE)
    expect([isOff(back), shown(back).groundings]).toEqual([false, []])
    expect(isOff(reduceEditing(back, REDONE))).toBe(true)
  })

  test('that was undone does not come back with another step', () => {
    const other = [UNDONE, moved('d2', 'c3'), UNDONE].reduce(reduceEditing, off)
    expect([isOff(other), shown(other).groundings]).toEqual([false, []])
  })

  test('stays off however many steps follow, and when somebody comes to wait meanwhile (D42)', () => {
    const cars = Array.from({ length: 250 }, (_, at) => moved('d2', at % 2 === 0 ? 'c2' : 'c1'))
    expect(isOff(cars.reduce(reduceEditing, off))).toBe(true)
    const came = incoming(1, [at('d1', 'c1'), at('d2', null), at('d3', null), at('d4', null)])
    const told = reduceEditing(off, received(came))
    expect([isOff(told), shown(told).groundings]).toEqual([true, [grounding('c3')]])
    expect(isOff(reduceEditing(told, UNDONE))).toBe(false)
  })

  test('is saved with the week, and off before that is told anew', () => {
    // Where nobody moves, the week has no other version by it.
    for (const version of [1, 2]) {
      const saved = [SENT, answered(version)].reduce(reduceEditing, off)
      expect([isOff(saved), shown(saved).groundings, shown(saved).unsaved]).toEqual([true, [], []])
    }
  })

  test('stays off between the answer and the telling, whatever others have saved by then', () => {
    const theirs = incoming(2, [at('d1', 'c2'), at('d2', null), at('d3', null)])
    const saved = [received(theirs), SENT, answered(2)].reduce(reduceEditing, off)
    expect([isOff(saved), shown(saved).groundings, shown(saved).where('d1')]).toEqual([true, [], 'c2'])
    const wanted = [{ type: 'newer wanted' } as const, SENT, received(theirs)].reduce<Editing>(
      reduceEditing,
      off,
    )
    const later = incoming(3, [at('d1', 'c1'), at('d2', null), at('d3', null)])
    const on = [received(later), answered(3)].reduce(reduceEditing, wanted)
    expect([isOff(on), shown(on).groundings, shown(on).version]).toEqual([true, [], 3])
  })

  test('laid while a saving was under way is unsaved after it', () => {
    const late = editing(received(FIRST), moved('d2', 'c2'), SENT, { ...laid, board: FIRST.week.board })
    const saved = reduceEditing(late, answered(2))
    expect([isOff(saved), shown(saved).groundings]).toEqual([true, [grounding('c3')]])
  })

  test('that the server tells of is no unsaved one any more', () => {
    const places = [at('d1', 'c1'), at('d2', null), at('d3', null)]
    const told = reduceEditing(off, received(incoming(2, places, { grounded: ['c3'] })))
    expect([isOff(told), shown(told).groundings, newerVersion(told)]).toEqual([true, [], undefined])
  })
})
