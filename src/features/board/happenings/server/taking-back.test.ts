import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { editGrounding, removeGrounding } from '#features/fleet/groundings/contract.ts'
import {
  type HappeningOffice,
  MONDAY,
  move,
  openHappenings,
  TUESDAY,
  WHOLE_WEEK,
} from '#test/board/happening-office.ts'
import { readableSlot } from '#test/schedule/readable-week.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'

let server: TestServer
let it: HappeningOffice
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  it = await openHappenings(server)
})

describe('what stands in the way of taking back', () => {
  let id: string
  beforeEach(async () => {
    await it.generate()
    id = answered(await it.save(it.broken({ board: await it.boardOf(it.toW02()) }))).id
  })

  test('an edit of other places does not', async () => {
    await it.edit(move(it.ewa, it.at(MONDAY), it.at(MONDAY, 3)))
    answered(await it.undo(id))
    expect(readableSlot(await it.weekNow(), MONDAY)).toEqual(
      expect.arrayContaining(['W01 Jan Lis', 'W03 Ewa Żak']),
    )
  })

  test('an edit of the same places does, and then all of it stays: the grounding too', async () => {
    await it.edit(move(it.jan, it.at(MONDAY, 2), it.at(MONDAY, 3)))
    expect(await it.undo(id)).toMatchObject({ status: 409, failure: { code: 'changed_meanwhile' } })
    expect(await it.groundings()).toHaveLength(1)
    expect(readableSlot(await it.weekNow(), TUESDAY)).toContain('W02 Jan Lis')
    expect((await it.listed())[0]?.undoneAt).toBeNull()
  })

  test('a grounding that was made longer since does', async () => {
    const [grounding] = await it.groundings()
    const { dayStart, shiftStart, shiftEnd } = WHOLE_WEEK
    const longer = { dayStart, shiftStart, shiftEnd, dayEnd: '2026-03-24' }
    answered(
      await server.call(
        editGrounding,
        { id: grounding?.id ?? '', ...longer, notOnStation: false },
        { as: it.anna },
      ),
    )
    expect(await it.undo(id)).toMatchObject({ failure: { code: 'car_changed' } })
    expect(readableSlot(await it.weekNow(), MONDAY)).toContain('W02 Jan Lis')
  })

  test('a grounding that somebody has ended by hand does not: what is gone is gone', async () => {
    const [grounding] = await it.groundings()
    answered(await server.call(removeGrounding, { id: grounding?.id ?? '' }, { as: it.anna }))
    answered(await it.undo(id))
    expect(readableSlot(await it.weekNow(), MONDAY)).toContain('W01 Jan Lis')
  })

  test('a shift that has begun since does', async () => {
    await it.on('2026-03-16T07:00:00Z')
    expect(await it.undo(id)).toMatchObject({ failure: { code: 'has_begun' } })
    expect(await it.groundings()).toHaveLength(1)
  })

  test('two who take it back at once do it once', async () => {
    const answers = await Promise.all([it.undo(id), it.undo(id, it.anna)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(readableSlot(await it.weekNow(), MONDAY)).toContain('W01 Jan Lis')
  })
})
