import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { generateWeek } from '../../contract.ts'
import { listDriverShifts } from '../../contract-driver.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const shiftsOf = async (driverId: string, before: { year?: number; week?: number } = {}) =>
  answered(await server.call(listDriverShifts, { driverId, ...before }, { as: await server.asUser() }))

test('coming and past shifts week by week: places of generated weeks, choices of others; older ones on request', async () => {
  await addCars(server.database.queries, 1)
  const id = await submit(server, { year: 2026, week: 12 }, 'Jan Lis', '600100200', {
    0: 'day',
    2: 'on-call',
  })
  expect((await shiftsOf(id)).data).toMatchObject([
    {
      week: 12,
      generated: false,
      shifts: [
        { option: 'Dzień', shift: 'Dzień', kind: 'chosen', coming: true },
        { option: 'Do dyspozycji', shift: null, kind: 'chosen' },
      ],
    },
  ])
  answered(
    await server.call(generateWeek, { year: 2026, week: 12 }, { as: await server.asUser({ admin: true }) }),
  )
  server.clock.set('2026-03-17T11:00:00Z')
  await submit(server, { year: 2026, week: 13 }, 'Jan Lis', '600100200', { 4: 'night-reserve' })
  const { data, older } = await shiftsOf(id)
  expect(data.map(({ week }) => week)).toEqual([13, 12])
  expect(data[1]).toMatchObject({
    generated: true,
    shifts: [
      { date: '2026-03-16', option: 'Dzień', kind: 'car', reg: 'W01', coming: false },
      { date: '2026-03-18', option: 'Do dyspozycji', shift: 'Dzień', kind: 'on-call', reg: '', coming: true },
      { date: '2026-03-18', option: 'Do dyspozycji', shift: 'Noc', kind: 'on-call', reg: '', coming: true },
    ],
  })
  expect(older).toBeNull()

  // In the evening, being on call by day is over, and by night is not.
  server.clock.set('2026-03-18T15:00:00Z')
  const evening = (await shiftsOf(id)).data.find(({ week }) => week === 12)
  expect(evening?.shifts.filter(({ kind }) => kind === 'on-call').map(({ coming }) => coming)).toEqual([
    false,
    true,
  ])

  // Ten weeks later both are older than the eight weeks shown first.
  server.clock.set('2026-05-27T11:00:00Z')
  const newest = await shiftsOf(id)
  expect(newest).toEqual({ data: [], older: { year: 2026, week: 15 } })
  const page = await shiftsOf(id, newest.older ?? {})
  expect(page.data.map(({ week }) => week)).toEqual([13, 12])
  expect(page.older).toBeNull()
})
