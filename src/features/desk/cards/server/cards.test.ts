import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDriver, getDriver, removeDriver } from '#features/drivers/office/contract.ts'
import { mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { assignDriverToCar } from '#features/fleet/assigned-drivers/contract.ts'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import { listPaperKinds, savePaper } from '#features/papers/contract.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type HappeningOffice, MONDAY, openHappenings, TUESDAY } from '#test/board/happening-office.ts'
import { queriesWithPauses } from '#test/database/queries-with-pauses.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { readCarCard, readDriverCard } from '../contract.ts'
import { driverCard } from './driver-card.ts'

const WEEK = { year: 2026, week: 12 }
const NOBODY = '00000000-0000-4000-8000-000000000000'

let server: TestServer
let it: HappeningOffice
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  it = await openHappenings(server)
})

const cardOf = (id: string, as = it.as()) => server.call(readDriverCard, { id, ...WEEK }, { as })
const carCard = (id: string, as = it.as()) => server.call(readCarCard, { id, ...WEEK }, { as })
const add = async (fullName: string, phone: string) =>
  answered(await server.call(addDriver, { fullName, phone, email: 'a@b.pl' }, { as: it.as() })).id

describe('the card of a driver', () => {
  test('tells the shown week and the next one, with what was sent for them', async () => {
    await it.generate()
    const card = answered(await cardOf(it.jan))
    expect(card).toMatchObject({ fullName: 'Jan Lis', mark: '', phone: '+48600100201', active: true })
    expect(card.weeks).toMatchObject([
      {
        ...WEEK,
        state: 'published',
        shifts: [
          { slot: MONDAY, kind: 'car', carId: it.car(1), reg: 'W01' },
          { slot: TUESDAY, kind: 'car', carId: it.car(1), reg: 'W01' },
        ],
        removed: [],
        availability: {
          empty: false,
          days: [
            { date: '2026-03-16', option: 'day' },
            { date: '2026-03-17', option: 'day' },
          ],
        },
      },
      { year: 2026, week: 13, state: 'not-generated', savedAt: null, shifts: [], availability: null },
    ])
  })

  test('follows what the office does to the week', async () => {
    await it.generate()
    answered(await it.save(it.broken({ board: await it.boardOf(it.toW02()) })))
    expect(answered(await cardOf(it.jan)).weeks[0]?.shifts).toMatchObject([{ reg: 'W02' }, { reg: 'W02' }])
  })

  test('without a week asks for the one that runs; of half a week it is refused', async () => {
    const { weeks } = answered(await server.call(readDriverCard, { id: it.jan }, { as: it.as() }))
    expect(weeks).toMatchObject([{ week: 11 }, { week: 12 }])
    const half = await server.call(readDriverCard, { id: it.jan, year: 2026 }, { as: it.as() })
    expect(half).toMatchObject({ status: 400, failure: { fields: { week: expect.any(String) } } })
  })

  test('tells namesakes apart, and knows a record that was folded in', async () => {
    const twin = await add('Jan Lis', '600100999')
    expect(answered(await cardOf(it.jan)).mark).toBe('…201')
    expect(answered(await cardOf(twin)).mark).toBe('…999')
    answered(await server.call(mergeDrivers, { staysId: it.jan, foldedId: twin }, { as: it.as() }))
    expect(answered(await cardOf(twin))).toMatchObject({
      id: it.jan,
      mark: '',
      furtherPhones: ['+48600100999'],
    })
  })

  test('is refused in words for who was removed, and for nobody', async () => {
    const gone = await add('Ewa Nowa', '600100777')
    answered(await server.call(removeDriver, { id: gone }, { as: it.as() }))
    for (const id of [gone, NOBODY])
      expect(await cardOf(id)).toMatchObject({ status: 404, failure: { code: 'no_such_driver' } })
    expect((await cardOf(gone)) as object).toMatchObject({
      failure: { msg: expect.stringContaining('nie ma już na liście') },
    })
  })

  test('names only the papers that end or have ended, the first to end first', async () => {
    const { data } = answered(await server.call(listPaperKinds, {}, { as: it.as() }))
    const kinds = data.filter(({ attributes }) => attributes.subject === 'driver').map(({ id }) => id)
    expect(kinds.length).toBeGreaterThan(1)
    const paper = (kindId: string | undefined, expiresOn: string) =>
      server.call(savePaper, { kindId: kindId ?? '', subjectId: it.jan, expiresOn }, { as: it.as() })
    answered(await paper(kinds[0], '2030-01-01'))
    expect(answered(await cardOf(it.jan)).papers).toEqual([])
    answered(await paper(kinds[1], '2026-03-01'))
    answered(await paper(kinds[0], '2026-03-12'))
    expect(answered(await cardOf(it.jan)).papers).toMatchObject([
      { kindId: kinds[1], state: 'overdue', days: 10 },
      { kindId: kinds[0], state: 'due', days: 1 },
    ])
  })

  test('keeps money for the right to money, and messages for administrators', async () => {
    const clerk = await server.asUser()
    const accountant = await server.asUser({ money: true })
    expect(answered(await cardOf(it.jan, clerk))).toMatchObject({ money: null, messages: null })
    expect(answered(await cardOf(it.jan, accountant))).toMatchObject({
      money: { balanceGrosze: 0, weeks: [] },
      messages: null,
    })
    const seen = answered(await cardOf(it.jan, it.as()))
    expect(seen.money).toBeNull()
    expect(seen.messages?.length).toBeGreaterThan(0)
    expect(seen.messages?.length).toBeLessThanOrEqual(5)
  })

  test('says nothing secret', async () => {
    const both = await server.asUser({ admin: true, money: true })
    const card = answered(await cardOf(it.jan, both))
    expect(JSON.stringify(card)).not.toMatch(/pin|hash|sealed|iban|account|body|recipient/i)
  })

  test('is read in as many statements, however much there is to tell', async () => {
    const statements = async () => {
      let count = 0
      const counting = queriesWithPauses(server.database.queries, async () => {
        count += 1
      })
      const weeks = [WEEK, { year: 2026, week: 13 }]
      const asked = { weeks, today: '2026-03-11' as CalendarDate, admin: true, money: true }
      expect(await driverCard(counting, it.jan, asked)).toBeDefined()
      return count
    }
    await it.generate()
    const few = await statements()
    const seats = [0, 2, 4, 6, 8].map((slot) => ({ driverId: it.jan, slot, carId: it.car(1) }))
    answered(await server.call(generateWeek, { year: 2026, week: 13, places: seats }, { as: it.as() }))
    expect(await statements()).toBe(few)
    expect(few).toBeLessThan(25)
  })
})

describe('the card of a car', () => {
  test('tells its drivers, and who drives it as a rule', async () => {
    await it.generate()
    const { phoneNumber } = answered(await server.call(getDriver, { id: it.ewa }, { as: it.as() })).attributes
    answered(
      await server.call(
        assignDriverToCar,
        { carId: it.car(1), phoneNumber, primaryCar: true },
        { as: it.as() },
      ),
    )
    expect(answered(await carCard(it.car(1)))).toMatchObject({
      reg: 'W01',
      weeks: [
        {
          ...WEEK,
          state: 'published',
          shifts: [
            { slot: MONDAY, driverId: it.jan, name: 'Jan Lis' },
            { slot: TUESDAY, driverId: it.jan, name: 'Jan Lis' },
          ],
        },
        { week: 13, state: 'not-generated' },
      ],
      usual: [{ driverId: it.ewa, name: 'Ewa Żak', shifts: 0, tie: 'main' }],
    })
    await it.on('2026-03-25T11:00:00Z')
    expect(answered(await carCard(it.car(1))).usual).toMatchObject([
      { driverId: it.ewa, shifts: 0, tie: 'main' },
      { driverId: it.jan, shifts: 2, tie: null },
    ])
  })

  test('tells what takes it off the road, until that is over', async () => {
    const off = { carId: it.car(2), dayStart: '2026-03-12', shiftStart: 'Noc', dayEnd: '2026-03-14' } as const
    answered(
      await server.call(
        addGrounding,
        { ...off, shiftEnd: 'Noc', groundedReason: 'lakiernik' },
        { as: it.as() },
      ),
    )
    expect(answered(await carCard(it.car(2))).off).toMatchObject([
      { kind: 'grounding', from: { date: '2026-03-12', shift: 'night' }, note: 'lakiernik', openEnd: false },
    ])
    await it.on('2026-03-15T11:00:00Z')
    expect(answered(await carCard(it.car(2))).off).toEqual([])
  })

  test('is refused in words where the car has left the fleet', async () => {
    answered(await server.call(deleteVehicle, { id: it.car(3) }, { as: it.as() }))
    for (const id of [it.car(3), NOBODY])
      expect(await carCard(id)).toMatchObject({ status: 404, failure: { code: 'no_such_car' } })
  })
})
