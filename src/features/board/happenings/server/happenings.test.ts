import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import type { Move } from '#features/roster/domain/public.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { setPublishing } from '#features/settings/contract.ts'
import {
  type Happening,
  type HappeningOffice,
  MONDAY,
  move,
  openHappenings,
  TUESDAY,
  WHOLE_WEEK,
} from '#test/board/happening-office.ts'
import { readableSlot } from '#test/schedule/readable-week.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'

const LATER = { year: 2026, week: 13 }

let server: TestServer
let it: HappeningOffice
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  it = await openHappenings(server)
})

describe('a car that broke down', () => {
  beforeEach(() => it.generate())

  test('is grounded and its drivers are moved in one act, which is taken back whole', async () => {
    const { id } = answered(await it.save(it.broken({ board: await it.boardOf(it.toW02()) })))
    expect(readableSlot(await it.weekNow(), MONDAY)).toContain('W02 Jan Lis')
    expect(await it.groundings()).toMatchObject([{ attributes: { groundedReason: 'skrzynia biegów' } }])
    expect(await it.listed()).toMatchObject([{ id, kind: 'broken', subject: 'W01', undoneAt: null }])

    answered(await it.undo(id))
    expect(readableSlot(await it.weekNow(), MONDAY)).toContain('W01 Jan Lis')
    expect(readableSlot(await it.weekNow(), TUESDAY)).toContain('W01 Jan Lis')
    expect(await it.groundings()).toEqual([])
    expect((await it.weekNow()).history).toEqual([])
    expect((await it.listed())[0]?.undoneAt).not.toBeNull()
    expect(await it.undo(id)).toMatchObject({ failure: { code: 'undone_already' } })
  })

  test('whoever is left in it moves as by a grounding, and is brought back too', async () => {
    const { id, alsoMoved } = answered(
      await it.save(it.broken({ board: await it.boardOf([it.toW02()[0] as Move]) })),
    )
    expect(alsoMoved).toBe(1)
    expect(readableSlot(await it.weekNow(), TUESDAY)).toContain('W02 Jan Lis')
    answered(await it.undo(id))
    expect(readableSlot(await it.weekNow(), TUESDAY)).toContain('W01 Jan Lis')
  })

  test('drivers of later weeks move in the same act, and are brought back by it', async () => {
    const places = [{ driverId: it.jan, slot: MONDAY, carId: it.car(1) }]
    answered(await server.call(generateWeek, { ...LATER, places }, { as: it.as() }))
    const { id } = answered(
      await it.save(it.broken({ dayEnd: '2026-03-23', board: await it.boardOf(it.toW02()) })),
    )
    expect(readableSlot(await it.weekNow(LATER), MONDAY)).toContain('W02 Jan Lis')
    answered(await it.undo(id))
    expect(readableSlot(await it.weekNow(LATER), MONDAY)).toContain('W01 Jan Lis')
  })

  test('may stay on the road, so that only its drivers move', async () => {
    answered(await it.save(it.broken({ ground: false, board: await it.boardOf(it.toW02()) })))
    expect(await it.groundings()).toEqual([])
    expect(readableSlot(await it.weekNow(), MONDAY)).toContain('W02 Jan Lis')
  })

  test('of two who save at once one is told of the grounding that is there, and nothing is moved twice', async () => {
    const board = await it.boardOf(it.toW02())
    const answers = await Promise.all([it.save(it.broken({ board })), it.save(it.broken({ board }), it.anna)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'overlapping_grounding' } })
    expect(await it.groundings()).toHaveLength(1)
    expect(await it.listed()).toHaveLength(1)
  })

  test('a move that clashes leaves no grounding behind', async () => {
    const board = await it.boardOf(it.toW02())
    await it.edit(move(it.ewa, it.at(MONDAY), it.at(MONDAY, 2)))
    expect(await it.save(it.broken({ board }))).toMatchObject({ failure: { code: 'clash' } })
    expect(await it.groundings()).toEqual([])
    expect(await it.listed()).toEqual([])
  })

  test('that has left the fleet is refused, and nothing is stored', async () => {
    answered(await server.call(deleteVehicle, { id: it.car(3) }, { as: it.as() }))
    expect(await it.save(it.broken({ carId: it.car(3) }))).toMatchObject({
      failure: { code: 'no_such_vehicle' },
    })
    expect(await it.listed()).toEqual([])
  })

  test('and leaves the fleet afterwards: taking it back is refused, since nobody may sit there any more', async () => {
    const { id } = answered(await it.save(it.broken({ board: await it.boardOf(it.toW02()) })))
    answered(await server.call(deleteVehicle, { id: it.car(1) }, { as: it.as() }))
    expect(await it.undo(id)).toMatchObject({ failure: { code: 'changed_meanwhile' } })
    expect(readableSlot(await it.weekNow(), MONDAY)).toContain('W02 Jan Lis')
  })

  test('on a day that is over is only a fact: nobody moves any more', async () => {
    await it.on('2026-03-25T11:00:00Z')
    const { alsoMoved } = answered(await it.save(it.broken({ dayEnd: '2026-03-16' })))
    expect(alsoMoved).toBe(0)
    expect(readableSlot(await it.weekNow(), MONDAY)).toContain('W01 Jan Lis')
    expect(await it.groundings()).toHaveLength(1)
  })
})

describe('a driver who is ill', () => {
  beforeEach(() => it.generate())
  const ill = async (fields: Partial<Happening> = {}): Promise<Happening> => ({
    ...{ kind: 'ill', driverId: it.jan, ...WHOLE_WEEK, removal: 'sick', note: 'dzwonił o 9' },
    board: await it.boardOf([
      move(it.jan, it.at(MONDAY, 1), null),
      move(it.jan, it.at(TUESDAY, 1), null),
      move(it.ewa, it.at(MONDAY), it.at(MONDAY, 1)),
    ]),
    ...fields,
  })

  test('loses the shifts with their reason, somebody drives instead, and all of it is taken back', async () => {
    const { id } = answered(await it.save(await ill()))
    expect(readableSlot(await it.weekNow(), MONDAY)).toEqual(['W01 Ewa Żak'])
    expect(await it.removed()).toMatchObject([
      { attributes: { reason: 'Choroba - nie ma L4', saved: true } },
      { attributes: { reason: 'Choroba - nie ma L4', saved: true } },
    ])
    answered(await it.undo(id))
    expect(readableSlot(await it.weekNow(), MONDAY)).toEqual(['W01 Jan Lis', 'rezerwa Ewa Żak'])
    expect(await it.removed()).toEqual([])
  })

  test('is told as ill to administrators alone', async () => {
    answered(await it.save(await ill()))
    expect(await it.listed()).toMatchObject([{ kind: 'ill', note: 'dzwonił o 9', subject: 'Jan Lis' }])
    expect(await it.listed(it.anna)).toMatchObject([{ kind: null, note: '', subject: 'Jan Lis' }])
  })

  test('entered twice stands once, with one reason a shift', async () => {
    const input = await ill()
    const answers = await Promise.all([it.save(input), it.save(input, it.anna)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'nothing_changes' } })
    expect(await it.removed()).toHaveLength(2)
  })

  test('another reason wants its words', async () => {
    expect(await it.save(await ill({ removal: 'other', reason: ' ' }))).toMatchObject({
      failure: { code: 'reason_needed' },
    })
    expect(await it.removed()).toEqual([])
  })

  test('who is late keeps the shift, and it is known', async () => {
    const { id } = answered(await it.save({ kind: 'late', driverId: it.jan, ...WHOLE_WEEK, note: '30 min' }))
    expect(readableSlot(await it.weekNow(), MONDAY)).toContain('W01 Jan Lis')
    expect(await it.listed()).toMatchObject([{ id, kind: 'late', note: '30 min' }])
    const late = { kind: 'late', driverId: it.jan, ...WHOLE_WEEK } as const
    expect(await it.save({ ...late, note: '30 min' })).toMatchObject({
      failure: { code: 'nothing_changes' },
    })
    answered(await it.save({ ...late, note: '40 min' }))
    expect(await it.listed()).toHaveLength(2)
    answered(await it.undo(id))
  })

  test('one SMS a driver goes with it; taken back before it went out, nobody hears of it', async () => {
    const before = await it.messages()
    const { id, told } = answered(await it.save(await ill({ tell: true })))
    expect(told).toEqual({ people: 2, withoutPhone: 0 })
    expect(await it.messages()).toBe(before + 2)
    expect(answered(await it.undo(id, it.as(), true)).told).toEqual({ people: 0, withoutPhone: 0 })
  })
})

test('a week that is not generated has facts alone, and no moves', async () => {
  answered(await it.save(it.broken()))
  expect(await it.groundings()).toHaveLength(1)
  expect(await it.save({ kind: 'ill', driverId: it.jan, ...WHOLE_WEEK })).toMatchObject({
    failure: { code: 'nothing_changes' },
  })
  const board = { id: '00000000-0000-4000-8000-000000000000', base: 1, moves: it.toW02() }
  expect(await it.save(it.broken({ carId: it.car(2), board }))).toMatchObject({
    failure: { code: 'not_generated' },
  })
})

test('of a draft nobody is told anything', async () => {
  answered(await server.call(setPublishing, { publishApart: true }, { as: it.as() }))
  await it.generate()
  const before = await it.messages()
  const { id, told } = answered(await it.save(it.broken({ tell: true, board: await it.boardOf(it.toW02()) })))
  expect(told).toBeNull()
  expect(await it.messages()).toBe(before)
  answered(await it.undo(id))
  expect(readableSlot(await it.weekNow(), MONDAY)).toContain('W01 Jan Lis')
})

test('moves of another week, a driver for a car, an end before the start: refused with the reason', async () => {
  await it.generate()
  const board = await it.boardOf(it.toW02())
  const april = { dayStart: '2026-04-06', dayEnd: '2026-04-07' }
  expect(await it.save(it.broken({ ...april, board }))).toMatchObject({ failure: { code: 'other_week' } })
  expect(await it.save({ ...it.broken(), driverId: it.jan })).toMatchObject({
    failure: { code: 'wrong_subject' },
  })
  expect(await it.save({ kind: 'ill', carId: it.car(1), ...WHOLE_WEEK })).toMatchObject({
    failure: { code: 'wrong_subject' },
  })
  expect(await it.save(it.broken({ dayEnd: '2026-03-15' }))).toMatchObject({
    failure: { code: 'end_before_start' },
  })
  expect(await it.listed()).toEqual([])
})
