import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limitsOf } from '#features/capacity/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addDayLimit, listDayLimits, removeDayLimit } from '../contract.ts'

let server: TestServer
let user: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  user = await server.asUser()
})

const THURSDAY = '2026-03-12' as CalendarDate
const ON = { dayNumber: 12, month: 3, year: 2026 }
const add = (limit: { day?: number; night?: number; info?: string; active?: boolean }) =>
  server.call(addDayLimit, { ...ON, ...limit }, { as: user })
const limits = async () => (await limitsOf(server.database.queries, [THURSDAY], 10)).get(THURSDAY)

test('a limit holds for its shift, the default for the other; its comment is shown (D4)', async () => {
  expect(await limits()).toEqual({ day: 10, night: 10, comment: '' })
  answered(await add({ night: 3, info: ' Przegląd aut ' }))
  expect(await limits()).toEqual({ day: 10, night: 3, comment: 'Przegląd aut' })
  answered(await add({ day: 4, info: 'Koncert' }))
  expect(await limits()).toEqual({ day: 4, night: 3, comment: 'Koncert\nPrzegląd aut' })
})

test('a limit that is not active does not count', async () => {
  answered(await add({ day: 1, active: false }))
  expect(await limits()).toMatchObject({ day: 10 })
})

test('a further limit of the same shift is refused with the specification’s text (Spec 1 §8)', async () => {
  const refusal = async (limit: Parameters<typeof add>[0]) => {
    const answer = await add(limit)
    return answer.ok ? undefined : answer.failure.msg
  }
  answered(await add({ night: 3 }))
  expect(await refusal({ night: 5 })).toBe(
    'Jest już dodany limit na cały dzień dla wybranego dnia na zmiane Nocną',
  )
  expect(await refusal({ day: 5, night: 5 })).toBe(
    'Jest już dodany limit na cały dzień dla wybranego dnia na zmiane Nocną',
  )
  answered(await add({ day: 3 }))
  expect(await refusal({ day: 5 })).toBe(
    'Jest już dodany limit na cały dzień dla wybranego dnia na zmiane dzienną',
  )
  expect(await refusal({ day: 5, night: 5 })).toBe('Jest już dodany limit na cały dzień dla wybranego dnia.')
})

test('of twenty whole-day limits at once one is added', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => add({ day: index + 1, night: index + 1 })),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(answers.filter((answer) => !answer.ok).every((answer) => answer.status === 409)).toBe(true)
})

test('at least one car, some shift, and a date of the calendar', async () => {
  expect(await add({ day: 0 })).toMatchObject({
    status: 400,
    failure: { fields: { day: 'Liczba aut musi wynosić co najmniej 1.' } },
  })
  expect(await add({})).toMatchObject({ status: 400, failure: { code: 'choose_shift' } })
  expect(
    await server.call(addDayLimit, { dayNumber: 31, month: 4, year: 2026, day: 1 }, { as: user }),
  ).toMatchObject({
    status: 400,
    failure: { code: 'no_such_date' },
  })
})

test('limits are listed by date from a month on, and a removed one makes room', async () => {
  const { item } = answered(await add({ day: 2, night: 2 }))
  answered(await server.call(addDayLimit, { dayNumber: 1, month: 1, year: 2027, night: 9 }, { as: user }))
  const list = async (month: number) =>
    answered(await server.call(listDayLimits, { year: 2026, month }, { as: user })).data
  expect((await list(3)).map(({ dayNumber, year }) => `${dayNumber}.${year}`)).toEqual(['12.2026', '1.2027'])
  expect(await list(4)).toHaveLength(1)
  answered(await server.call(removeDayLimit, { id: item.id }, { as: user }))
  expect(await server.call(removeDayLimit, { id: item.id }, { as: user })).toMatchObject({
    status: 404,
    failure: { msg: 'Nie udało się usunąć limitu - spróbuj ponownie później.' },
  })
  answered(await add({ night: 1 }))
})
