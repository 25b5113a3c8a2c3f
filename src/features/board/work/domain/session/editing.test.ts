import { describe, expect, test } from 'vitest'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import { compareEdits, mergeEdits } from './edit-conflicts.ts'
import { type EditEvent, type Editing, NOTHING_LOADED, reduceEditing } from './editing.ts'
import { type Edits, NO_EDITS } from './session.ts'
import { isOwnVersion, isSideBySide, newerVersion } from './shown-editing.ts'
import {
  answered,
  at,
  editing,
  FIRST,
  grounding,
  inCar,
  incoming,
  moved,
  REDONE,
  received,
  refused,
  SENT,
  shown,
  UNDONE,
} from './testing/edit-events.ts'

describe('one step after the other (D24)', () => {
  test('a move is unsaved until it is saved, and can be undone and redone', () => {
    const after = editing(received(FIRST), moved('d2', 'c2'))
    expect([shown(after).where('d2'), shown(after).unsaved]).toEqual(['c2', ['d2']])
    const back = reduceEditing(after, UNDONE)
    expect([shown(back).where('d2'), shown(back).unsaved]).toEqual([null, []])
    expect(shown(reduceEditing(back, REDONE)).where('d2')).toBe('c2')
  })

  test('two moves made on the same picture are both kept', () => {
    const after = editing(received(FIRST), moved('d2', 'c2'), moved('d3', 'c3'))
    expect(shown(after).unsaved.toSorted()).toEqual(['d2', 'd3'])
  })

  test('a move that the rules refuse changes nothing, nor does undoing where nothing was done', () => {
    const state = editing(received(FIRST))
    const after = [moved('d2', 'c9'), UNDONE].reduce(reduceEditing, state)
    expect(shown(after).timeline).toEqual(shown(state).timeline)
  })

  test('what was computed of another board is not laid', () => {
    const state = editing(received(FIRST), moved('d2', 'c2'))
    const board = planOf([at('d1', 'c3')])
    expect(reduceEditing(state, { type: 'laid', board, onto: FIRST.week.board })).toBe(state)
    expect(shown(reduceEditing(state, { type: 'laid', board })).where('d1')).toBe('c3')
  })

  test('who is taken off the shift stands nowhere in it, as one step', () => {
    const off = editing(received(FIRST), { type: 'taken off', mover: { driverId: 'd1', slot: 0 } })
    expect([shown(off).where('d1'), shown(reduceEditing(off, UNDONE)).where('d1')]).toEqual([undefined, 'c1'])
  })

  test('an older version is brought back as one step, nobody onto a car that an unsaved repair has taken off', () => {
    const older = { drivers: FIRST.week.drivers, board: planOf([at('d1', 'c2'), at('d2', 'c3')]) }
    const laid: EditEvent = { type: 'laid', board: FIRST.week.board, grounding: grounding('c2') }
    const back = editing(received(FIRST), laid, { type: 'brought back', older })
    expect([shown(back).where('d1'), shown(back).where('d2')]).toEqual(['c1', 'c3'])
    expect(shown(back).session.week.blocked[0]?.has('c2')).toBe(false)
    expect(shown(reduceEditing(back, UNDONE)).where('d2')).toBeNull()
  })

  test('before the week has come nothing can be done', () => {
    expect(editing(moved('d1', 'c1'), UNDONE, SENT, answered(2))).toBe(NOTHING_LOADED)
  })
})

describe('a saving', () => {
  const sent = editing(received(FIRST), moved('d2', 'c2'), SENT)

  test('leaves nothing unsaved and nothing to undo, and is one’s own', () => {
    const saved = reduceEditing(sent, answered(2))
    const { session, unsaved, timeline, version } = shown(saved)
    expect([unsaved, timeline.past, version, saved.saving]).toEqual([[], [], 2, undefined])
    expect(isOwnVersion(session, saved.ownSaving, 'tab')).toBe(true)
    expect(isOwnVersion(shown(sent).session, sent.ownSaving, 'tab')).toBe(false)
  })

  test('whose answer comes after further moves leaves those unsaved', () => {
    const saved = [moved('d3', 'c3'), answered(2)].reduce(reduceEditing, sent)
    expect([shown(saved).unsaved, shown(saved).version]).toEqual([['d3'], 2])
    expect(shown(reduceEditing(saved, UNDONE)).unsaved).toEqual([])
  })

  test('that is undone while it is under way stays to be taken back, across the saving', () => {
    const saved = [UNDONE, answered(2)].reduce(reduceEditing, sent)
    expect([shown(saved).where('d2'), shown(saved).unsaved]).toEqual([null, ['d2']])
    expect(shown(reduceEditing(saved, UNDONE)).where('d2')).toBe('c2')
  })

  test('of which the server tells before it answers is no newer version of somebody else', () => {
    const own = incoming(2, [at('d1', 'c1'), at('d2', 'c2'), at('d3', null)])
    const told = reduceEditing(sent, received(own))
    expect(newerVersion(told)).toBeUndefined()
    const saved = reduceEditing(told, answered(2))
    expect([shown(saved).unsaved, shown(saved).version, newerVersion(saved)]).toEqual([[], 2, undefined])
  })

  test('under way, a newer version that is told asks nothing; with the answer it is taken', () => {
    const theirs = incoming(3, [at('d1', 'c3'), at('d2', 'c2'), at('d3', null)])
    const told = reduceEditing(sent, received(theirs))
    expect([newerVersion(told), shown(told).where('d1')]).toEqual([undefined, 'c1'])
    const saved = reduceEditing(told, answered(2))
    expect([shown(saved).version, shown(saved).where('d1'), shown(saved).unsaved]).toEqual([3, 'c3', []])
  })

  test('whose answer comes after the work has gone on from a still newer version changes nothing more', () => {
    const own = incoming(2, [at('d1', 'c1'), at('d2', 'c2'), at('d3', null)])
    const theirs = incoming(3, [at('d1', 'c3'), at('d2', 'c2'), at('d3', null)])
    const on = [received(own), received(theirs), moved('d1', 'c1')].reduce(reduceEditing, sent)
    const saved = reduceEditing(on, answered(2))
    expect([shown(saved).where('d1'), shown(saved).unsaved, shown(saved).unfit]).toEqual(['c1', ['d1'], []])
  })

  test('without edits that is answered after the work has gone on leaves what was done since', () => {
    const swapped = incoming(2, [at('d1', 'c2'), at('d2', 'c1'), at('d3', null)])
    const on = editing(received(FIRST), SENT, received(swapped), moved('d1', 'c1'))
    const saved = reduceEditing(on, answered(3))
    expect([shown(saved).where('d1'), shown(saved).where('d2')]).toEqual(['c1', 'c2'])
    expect(shown(saved).unsaved.toSorted()).toEqual(['d1', 'd2'])
    // What it has made is taken as soon as it is told, and asks nothing.
    const told = reduceEditing(saved, received(incoming(3, [at('d1', 'c2'), at('d2', 'c1'), at('d3', 'c3')])))
    expect([shown(told).version, shown(told).where('d3'), newerVersion(told)]).toEqual([3, 'c3', undefined])
    expect(shown(told).where('d1')).toBe('c1')
  })

  test('whose answer was lost is tried again, or found done when the week is told', () => {
    const lost = reduceEditing(sent, refused('not_reached'))
    expect([lost.saving, lost.refused?.code, shown(lost).unsaved]).toEqual([undefined, 'not_reached', ['d2']])
    expect([lost.conflict, newerVersion(lost)]).toEqual([undefined, undefined])
    const done = reduceEditing(lost, received(incoming(2, [at('d1', 'c1'), at('d2', 'c2'), at('d3', null)])))
    expect([shown(done).unsaved, shown(done).version]).toEqual([[], 2])
    const again = [SENT, answered(2)].reduce(reduceEditing, lost)
    expect([shown(again).unsaved, again.refused]).toEqual([[], undefined])
  })

  test('that breaks a rule names the places until the board changes', () => {
    const breaches = [{ slot: 0, driverId: 'd2', carId: 'c2', msg: 'Auto jest uziemione.' }]
    const broken: EditEvent = {
      ...{ type: 'saving refused', failure: { status: 422, code: 'breaks_rules', msg: '' } },
      ...{ breaches, newer: undefined },
    }
    const told = reduceEditing(sent, broken)
    expect([told.breaches, shown(told).unsaved]).toEqual([breaches, ['d2']])
    const after = reduceEditing(told, moved('d2', 'c3'))
    expect([after.breaches, after.refused]).toEqual([[], undefined])
  })

  test('of another week says nothing of this one', () => {
    const other = incoming(1, [at('d1', 'c1')], { key: '2026-49' })
    const late = [received(other), answered(2)].reduce(reduceEditing, sent)
    expect([shown(late).version, late.saving, late.ownSaving.version]).toEqual([1, undefined, 0])
  })

  test('of a week that somebody has generated meanwhile asks what is to become of both', () => {
    const base = incoming(0, [at('d1', 'c1'), at('d2', null)])
    const state = editing(
      received(base),
      moved('d2', 'c2'),
      SENT,
      refused('already_generated', { version: 1 }),
    )
    expect([state.conflict?.version, shown(state).unsaved]).toEqual([1, ['d2']])
  })
})

describe('a newer version under unsaved moves (D19)', () => {
  const theirs = incoming(2, [at('d1', 'c3'), at('d2', null), at('d3', null)])
  const clashing = incoming(2, [at('d1', 'c1'), at('d2', 'c3'), at('d3', null)])
  const edited = editing(received(FIRST), moved('d2', 'c2'))

  test('waits, says who saved it, and lies under the moves once it is taken', () => {
    const waiting = reduceEditing(edited, received(theirs))
    expect(newerVersion(waiting)).toEqual({ savedBy: 'Anna', savedAt: '12:03' })
    expect(shown(waiting).where('d1')).toBe('c1')
    const taken = reduceEditing(waiting, { type: 'newer wanted' })
    expect([shown(taken).where('d1'), shown(taken).where('d2'), newerVersion(taken)]).toEqual([
      ...['c3', 'c2', undefined],
    ])
  })

  test('that clashes with a saving is decided upon, by the name that the answer gives', () => {
    const clash = [SENT, refused('clash', { version: 2, savedBy: 'Jan' })].reduce(reduceEditing, edited)
    expect(newerVersion(clash)?.savedBy).toBe('Jan')
    expect(clash.breaches).toHaveLength(1)
    const looking = reduceEditing(clash, { type: 'conflict left' })
    expect([newerVersion(looking), shown(looking).unsaved]).toEqual([undefined, ['d2']])
  })

  test('is taken as soon as it is here, where it was wanted before', () => {
    const events = [SENT, refused('clash', { version: 2 }), { type: 'newer wanted' } as const]
    const wanted = events.reduce<Editing>(reduceEditing, edited)
    expect([shown(wanted).version, wanted.isTakingNewer]).toEqual([1, true])
    const taken = reduceEditing(wanted, received(theirs))
    expect([shown(taken).version, taken.isTakingNewer, taken.conflict]).toEqual([2, false, undefined])
    const next = reduceEditing(taken, received(incoming(3, [at('d1', null), at('d2', null), at('d3', null)])))
    expect([shown(next).version, newerVersion(next) !== undefined]).toEqual([2, true])
  })

  test('that has changed the same is put beside one’s own, and the choice is one step', () => {
    const asked = [received(clashing), { type: 'newer wanted' } as const].reduce(reduceEditing, edited)
    expect([isSideBySide(asked), shown(asked).version]).toEqual([true, 1])
    const chosen = reduceEditing(asked, mergedAs(asked, 'mine'))
    expect([isSideBySide(chosen), shown(chosen).version, shown(chosen).where('d2')]).toEqual([false, 2, 'c2'])
    expect(shown(reduceEditing(chosen, UNDONE)).where('d2')).toBe('c3')
  })

  test('stays side by side when still another one comes, and nothing is merged with the one before', () => {
    const asked = [received(clashing), { type: 'comparing begun' } as const].reduce(reduceEditing, edited)
    const chosen = mergedAs(asked, 'mine')
    const another = incoming(3, [at('d1', null), at('d2', 'c3'), at('d3', 'c1')])
    const again = reduceEditing(asked, received(another))
    expect([isSideBySide(again), shown(again).unsaved]).toEqual([true, ['d2']])
    expect(reduceEditing(again, chosen)).toBe(again)
    const done = reduceEditing(again, mergedAs(again, 'mine'))
    expect([shown(done).version, shown(done).where('d3'), shown(done).where('d2')]).toEqual([3, 'c1', 'c2'])
  })

  test('that holds just what was done closes the comparison, and a later one does not open it again', () => {
    const same = incoming(3, [at('d1', 'c1'), at('d2', 'c2'), at('d3', null)])
    const later = incoming(4, [at('d1', 'c1'), at('d2', 'c3'), at('d3', null)])
    const begun: EditEvent = { type: 'comparing begun' }
    const done = [received(clashing), begun, received(same)].reduce(reduceEditing, edited)
    expect([isSideBySide(done), shown(done).unsaved]).toEqual([false, []])
    const on = [moved('d2', 'c3'), moved('d2', 'c2'), moved('d3', 'c3'), received(later)]
    expect(isSideBySide(on.reduce(reduceEditing, done))).toBe(false)
  })

  test('that one’s own act has made is taken without asking, the moves on top', () => {
    const own: EditEvent = { type: 'own version made', version: 2 }
    for (const order of [
      [received(theirs), own],
      [own, received(theirs)],
    ]) {
      const taken = order.reduce(reduceEditing, edited)
      expect([shown(taken).version, shown(taken).where('d2'), shown(taken).where('d1')]).toEqual([
        2,
        'c2',
        'c3',
      ])
    }
  })

  test('names what does not fit until that has been read, whatever is told meanwhile', () => {
    const places = [at('d1', 'c3'), at('d2', null), at('d3', null)]
    const full = incoming(2, places, { grounded: ['c2'] })
    const taken = [received(full), { type: 'newer wanted' } as const].reduce(reduceEditing, edited)
    expect(shown(taken).unfit.map(({ driverId }) => driverId)).toEqual(['d2'])
    const told = reduceEditing(taken, received(incoming(3, [at('d1', 'c3'), at('d2', null), at('d3', null)])))
    expect(shown(told).unfit.map(({ driverId }) => driverId)).toEqual(['d2'])
    expect(shown(reduceEditing(told, { type: 'unfit read' })).unfit).toEqual([])
  })
})

describe('edits that the device has kept (D24)', () => {
  const kept = (driverId: string, from: string | null | undefined, to: string): Edits => ({
    ...NO_EDITS,
    moves: [
      { driverId, from: from === undefined ? null : { slot: 0, carId: from, onCall: false }, to: inCar(to) },
    ],
  })

  test('lie on the week when it opens, and say so until something is done', () => {
    const state = editing(received(FIRST, kept('d2', null, 'c2')))
    expect([shown(state).where('d2'), shown(state).restored]).toEqual(['c2', true])
    expect(shown(reduceEditing(state, moved('d3', 'c3'))).restored).toBe(false)
  })

  test('of a driver whom only the base calendar knows wait for it (D42)', () => {
    const late = kept('d9', undefined, 'c2')
    expect(editing(received(FIRST, late, false))).toBe(NOTHING_LOADED)
    const known = incoming(1, [at('d1', 'c1'), at('d2', null), at('d3', null)])
    const { drivers } = known.week as unknown as { drivers: Map<string, unknown> }
    drivers.set('d9', { id: 'd9' })
    const state = editing(received(FIRST, late, false), received(known, late))
    expect([shown(state).where('d9'), shown(state).unfit]).toEqual(['c2', []])
    expect(shown(editing(received(FIRST, late, true))).unfit).toHaveLength(1)
  })

  test('of another week are that week’s, and what was unsaved here is no part of it', () => {
    const other = incoming(4, [at('d1', 'c1'), at('d2', null)], { key: '2026-49' })
    const state = editing(received(FIRST), moved('d3', 'c3'), received(other, kept('d2', null, 'c2')))
    expect([shown(state).unsaved, shown(state).version]).toEqual([['d2'], 4])
  })

  test('are looked at only when the week is opened', () => {
    const state = editing(
      received(FIRST),
      received(incoming(1, [at('d1', 'c1'), at('d2', null)]), kept('d2', null, 'c2')),
    )
    expect(shown(state).unsaved).toEqual([])
  })
})

test('a version that another act of this tab has saved is its own', () => {
  const { session } = shown(editing(received(incoming(2, [], { tab: 'mine' }))))
  const isOwn = (tab: string) => isOwnVersion(session, NOTHING_LOADED.ownSaving, tab)
  expect([isOwn('mine'), isOwn('other')]).toEqual([true, false])
})

function mergedAs({ session }: Editing, side: 'mine' | 'theirs'): EditEvent {
  if (!session) throw new Error('No week.')
  const { week } = session.source
  const groups = compareEdits({ saved: session.saved, mine: session.timeline.now, theirs: week.board })
  const choices = new Map(groups.map(({ key }) => [key, side] as const))
  const laid = mergeEdits(week, week.board, groups, choices, new Set(week.drivers.keys()))
  return { type: 'merged', laid, onto: week.board }
}
