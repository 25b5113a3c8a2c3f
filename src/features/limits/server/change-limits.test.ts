import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { getSubmissionDetails, submitAvailability } from '#features/availability/contract.ts'
import { setDefaultLimit } from '#features/settings/contract.ts'
import { choice, formOf, WEEK } from '#test/availability/form.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addDayLimit, listDayLimits, removeDayLimit } from '../contract.ts'
import { previewLimits, saveLimits } from '../contract-change.ts'

let server: TestServer
let office: TestCaller
let other: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser()
  other = await server.asUser()
})

type Change = Parameters<typeof server.call<typeof previewLimits>>[1]['changes'][number]
type Limit = Change['to']

const limit = (cars: number, info = '', active = true): NonNullable<Limit> => ({ cars, info, active })
const change = (day: number, shift: 'Dzień' | 'Noc', from: Limit, to: Limit): Change => ({
  date: `2026-03-${day}`,
  shift,
  from,
  to,
})
const look = async (changes: readonly Change[]) =>
  answered(await server.call(previewLimits, { changes: [...changes] }, { as: office }))
const save = (changes: readonly Change[], mark: string, as = office) =>
  server.call(saveLimits, { changes: [...changes], mark }, { as })
const set = async (...changes: Change[]) => answered(await save(changes, (await look(changes)).mark))
const stored = async () =>
  answered(await server.call(listDayLimits, { year: 2026, month: 3 }, { as: office })).data.map(
    ({ dayNumber, day, night, info, active }) => [dayNumber, day, night, info, active],
  )
const send = (driver: number, shift: 'Dzień' | 'Dzień rezerwa' = 'Dzień') =>
  server.call(submitAvailability, formOf(driver, { selectedDays: [choice(16, shift)] }))
const monday = async () =>
  answered(await server.call(getSubmissionDetails, { year: WEEK.year, week: WEEK.week }, { as: office }))
    .capacityDay[0]

describe('a whole week at once', () => {
  const week = Array.from({ length: 14 }, (_, index) =>
    change(16 + (index >> 1), index % 2 === 0 ? 'Dzień' : 'Noc', null, limit(index)),
  )

  test('fourteen numbers are stored in one call, 0 among them, and the log has each of them', async () => {
    await set(...week)
    expect(await stored()).toEqual(
      Array.from({ length: 7 }, (_, day) => [16 + day, day * 2, day * 2 + 1, '', true]),
    )
    const entries = answered(
      await server.call(
        listAudit,
        { actor: `user:${office.id}` },
        { as: await server.asUser({ admin: true }) },
      ),
    ).data.map(({ attributes }) => attributes)
    expect(entries.filter(({ action }) => action === 'change-day-limit')).toHaveLength(14)
    expect(entries.find(({ action }) => action === 'PUT /api/limits')).toMatchObject({
      details: { changes: 14 },
    })
  })

  test('all or none: where one slot has another limit than the screen showed, nothing is saved', async () => {
    const { mark } = await look(week)
    answered(await server.call(addDayLimit, { dayNumber: 18, month: 3, year: 2026, night: 7 }, { as: other }))
    expect(await save(week, mark)).toMatchObject({
      status: 409,
      failure: {
        code: 'limit_changed',
        details: { slots: [{ date: '2026-03-18', shift: 'Noc', now: { cars: 7, info: '', active: true } }] },
      },
    })
    expect(await stored()).toEqual([[18, null, 7, '', true]])
  })

  test('numbers below 0, half ones, long reasons, no change at all, and one slot twice are refused', async () => {
    const refused = async (...changes: Change[]) => {
      const answer = await server.call(previewLimits, { changes }, { as: office })
      return answer.ok ? undefined : answer.status
    }
    expect(await refused()).toBe(400)
    expect(await refused(change(16, 'Dzień', null, limit(-1)))).toBe(400)
    expect(await refused(change(16, 'Dzień', null, limit(1.5)))).toBe(400)
    expect(await refused(change(16, 'Dzień', null, limit(10_001)))).toBe(400)
    expect(await refused(change(16, 'Dzień', null, limit(1, 'x'.repeat(501))))).toBe(400)
    const one = change(16, 'Dzień', null, limit(1))
    expect(await refused(one, one)).toBe(400)
  })
})

describe('one limit of a whole day', () => {
  beforeEach(async () => {
    answered(
      await server.call(
        addDayLimit,
        { dayNumber: 16, month: 3, year: 2026, day: 5, night: 5, info: 'Koncert' },
        { as: office },
      ),
    )
  })

  test('is changed in one shift, and the other keeps its number and its comment', async () => {
    await set(change(16, 'Noc', limit(5, 'Koncert'), limit(2, 'Remont')))
    expect(await stored()).toEqual([
      [16, 5, null, 'Koncert', true],
      [16, null, 2, 'Remont', true],
    ])
  })

  test('is taken away in one shift', async () => {
    await set(change(16, 'Dzień', limit(5, 'Koncert'), null))
    expect(await stored()).toEqual([[16, null, 5, 'Koncert', true]])
  })

  test('is switched off and on again; meanwhile it is listed, and the default holds', async () => {
    const [on, off] = [limit(5, 'Koncert'), limit(5, 'Koncert', false)]
    await set(change(16, 'Dzień', on, off), change(16, 'Noc', on, off))
    expect(await stored()).toEqual([[16, 5, 5, 'Koncert', false]])
    expect(await monday()).toMatchObject({ dayLimit: 10, nightLimit: 10, comment: '' })
    await set(change(16, 'Dzień', off, on), change(16, 'Noc', off, on))
    expect(await monday()).toMatchObject({ dayLimit: 5, nightLimit: 5, comment: 'Koncert' })
  })

  test('of two who change it at once one is refused with what stands there now', async () => {
    const from = limit(5, 'Koncert')
    const mine = [change(16, 'Dzień', from, limit(3, 'Koncert'))]
    const theirs = [change(16, 'Dzień', from, limit(4, 'Koncert'))]
    const marks = [(await look(mine)).mark, (await look(theirs)).mark] as const
    const answers = await Promise.all([save(mine, marks[0]), save(theirs, marks[1], other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refusal = answers.find(({ ok }) => !ok)
    const now = (await stored())[0]?.[1]
    expect(refusal).toMatchObject({
      failure: { code: 'limit_changed', details: { slots: [{ now: { cars: now } }] } },
    })
  })

  test('what the specification’s own call took away meanwhile is not brought back', async () => {
    const changes = [change(16, 'Dzień', limit(5, 'Koncert'), limit(3))]
    const { mark } = await look(changes)
    const { id } = answered(await server.call(listDayLimits, { year: 2026, month: 3 }, { as: other }))
      .data[0]!
    answered(await server.call(removeDayLimit, { id }, { as: other }))
    expect(await save(changes, mark)).toMatchObject({ status: 409, failure: { code: 'limit_changed' } })
    expect(await stored()).toEqual([])
  })
})

describe('who is concerned is shown before it is saved', () => {
  beforeEach(async () => {
    answered(await server.call(setDefaultLimit, { defaultLimit: 2 }, { as: office }))
    for (const driver of [1, 2, 3, 4]) answered(await send(driver))
  })

  test('a lowered limit names the last who were accepted, and changes nobody’s choice', async () => {
    const changes = [change(16, 'Dzień', null, limit(1))]
    const preview = await look(changes)
    expect(preview.slots).toMatchObject([
      {
        before: 2,
        after: 1,
        taken: 2,
        over: ['Kierowca 2'],
        back: [],
        waiting: [],
        free: 0,
        generated: false,
      },
    ])
    answered(await save(changes, preview.mark))
    expect(await monday()).toMatchObject({ dayShifts: 2, dayLimit: 1 })
    expect((await look([change(16, 'Dzień', limit(1), limit(2))])).slots[0]).toMatchObject({
      back: ['Kierowca 2'],
    })
  })

  test('a raised limit names the first of the reserve, who stay there', async () => {
    const changes = [change(16, 'Dzień', null, limit(3))]
    const preview = await look(changes)
    expect(preview.slots[0]).toMatchObject({ after: 3, over: [], waiting: ['Kierowca 3'], free: 1 })
    answered(await save(changes, preview.mark))
    expect(await monday()).toMatchObject({ dayShifts: 2, dayLimit: 3, toChoose: 1 + 2 })
  })

  test('who sends a form between the look and the save is not passed over: the look comes anew', async () => {
    const changes = [change(16, 'Dzień', null, limit(1))]
    const { mark } = await look(changes)
    answered(await server.call(setDefaultLimit, { defaultLimit: 3 }, { as: office }))
    answered(await send(5))
    const refused = await save(changes, mark)
    expect(refused).toMatchObject({ status: 409, failure: { code: 'people_changed' } })
    if (refused.ok) throw new Error('saved unseen')
    const { preview } = refused.failure.details as { preview: Awaited<ReturnType<typeof look>> }
    expect(preview.slots[0]?.over).toEqual(['Kierowca 2', 'Kierowca 5'])
    answered(await save(changes, preview.mark))
  })

  test('0 closes the shift: no form has a place in it, nor does any of those before count as within it', async () => {
    const changes = [change(16, 'Dzień', null, limit(0, 'Święto'))]
    const preview = await look(changes)
    expect(preview.slots[0]).toMatchObject({ after: 0, over: ['Kierowca 1', 'Kierowca 2'], free: 0 })
    answered(await save(changes, preview.mark))
    expect(answered(await send(6)).changed).toHaveLength(1)
    expect(await monday()).toMatchObject({ dayLimit: 0, dayShifts: 2, toChoose: 2, comment: 'Święto' })
  })
})

test('only who is logged in may look at whom a limit concerns', async () => {
  const changes = [change(16, 'Dzień', null, limit(1))]
  expect((await server.call(previewLimits, { changes })).status).toBe(401)
  expect((await server.call(saveLimits, { changes, mark: '' })).status).toBe(401)
})

test('of eight who fill the same week at once one is saved whole, and the others see what stands there', async () => {
  const week = (cars: number) =>
    Array.from({ length: 14 }, (_, index) =>
      change(16 + (index >> 1), index % 2 === 0 ? 'Dzień' : 'Noc', null, limit(cars)),
    )
  const looks = await Promise.all(Array.from({ length: 8 }, (_, index) => look(week(index + 1))))
  const answers = await Promise.all(looks.map(({ mark }, index) => save(week(index + 1), mark)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const rows = await stored()
  expect(rows).toHaveLength(7)
  expect(new Set(rows.flatMap(([, day, night]) => [day, night])).size).toBe(1)
  for (const answer of answers)
    if (!answer.ok)
      expect(answer).toMatchObject({
        status: 409,
        failure: { code: 'limit_changed' },
      })
})
