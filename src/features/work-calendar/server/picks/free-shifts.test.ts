import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSubmissionDetails } from '#features/availability/contract.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { addRental } from '#features/fleet/rentals/contract.ts'
import { vehicles } from '#features/fleet/vehicles/server/tables.ts'
import { listPaperKinds, savePaper } from '#features/papers/contract.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { changePin, setDefaultLimit } from '#features/settings/contract.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { listFreeShifts, pickFreeShifts } from '../../contract.ts'
import { workCalendarTexts } from '../../texts.ts'
import { obstacleText } from '../../texts-messages.ts'

/** The clock stands on Wednesday of week 11, at noon; availability is for week 12. */
const NEXT = { year: 2026, week: 12 }
const PIN = '4711'

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  // A look at a saved week serves its readers for 250 ms.
  server.clock.advance(1_000)
  office = await server.asUser({ admin: true })
  answered(await server.call(changePin, { pin: PIN }, { as: office }))
  answered(await server.call(setDefaultLimit, { defaultLimit: 2 }, { as: office }))
})
afterAll(() => server.close())

const generate = async (places?: { driverId: string; slot: number; carId: string | null }[]) =>
  answered(await server.call(generateWeek, { ...NEXT, ...(places ? { places } : {}) }, { as: office }))
const WHO = { fullName: 'Zofia Nowa', phone: '600 100 299', email: 'zofia@example.pl' }
const pick = (
  addedDays: { date: string; shift: 'Dzień' | 'Noc' }[],
  { who = WHO, as, pin, key }: { who?: typeof WHO; as?: TestCaller; pin?: string; key?: string } = {},
) =>
  server.call(
    pickFreeShifts,
    { ...who, addedDays, ...(pin === undefined ? {} : { pin }) },
    { ...(pin === undefined ? { as: as ?? office } : {}), ...(key ? { key } : {}) },
  )

describe('before anything is typed', () => {
  const JAN = '600100201'
  const ask = async (as?: TestCaller) =>
    answered(await server.call(listFreeShifts, as ? {} : { pin: PIN }, as ? { as } : {}))
  const refused = ({ data }: Awaited<ReturnType<typeof ask>>) =>
    data.flatMap(({ date, shift, obstacle }) =>
      obstacle === undefined ? [] : [`${date} ${shift}: ${obstacleText(obstacle)}`],
    )

  test('a driver with an own session is told which shifts the booking would refuse, and is known by name, e-mail and phone', async () => {
    const jan = await submit(server, NEXT, 'Jan Lis', JAN, { 1: 'night' })
    const as = await server.asScope('driver', jan)
    const asked = await ask(as)
    expect(asked.person).toEqual({ fullName: 'Jan Lis', email: 'kierowca@example.pl', phone: '+48600100201' })
    expect(refused(asked)).toEqual([
      '2026-03-17 Dzień: Masz już zmianę w tym dniu: Noc, 17.3.2026',
      '2026-03-17 Noc: Masz już zmianę w tym dniu: Noc, 17.3.2026',
      `2026-03-18 Dzień: ${workCalendarTexts.dayAfterNight} Dzień, 18.3.2026: dzień wcześniej masz zmianę Noc, 17.3.2026.`,
    ])
    for (const { date, shift, obstacle } of asked.data
      .filter((each) => each.date >= '2026-03-17')
      .slice(0, 4)) {
      const picked = await pick([{ date, shift }], { as, who: { ...WHO, phone: JAN } })
      expect(picked.ok ? undefined : picked.failure.msg).toBe(obstacle && obstacleText(obstacle))
      if (picked.ok) break
    }
  })

  test('with nothing but the fleet’s PIN, and to the office, nothing of any person is told', async () => {
    await submit(server, NEXT, 'Jan Lis', JAN, { 1: 'night' })
    for (const asked of [await ask(), await ask(await server.asScope('fleet')), await ask(office)]) {
      expect(asked.person).toBeUndefined()
      expect(refused(asked)).toEqual([])
    }
  })
})

describe('free shifts', () => {
  const list = async () => answered(await server.call(listFreeShifts, { pin: PIN })).data

  test('are those of this week and the next that have not begun and have capacity', async () => {
    const free = await list()
    expect(free[0]).toEqual({ date: '2026-03-11', shift: 'Noc', isWeekend: false, free: 2 })
    expect(free).toHaveLength(8 + 1 + 14)
    expect(free.filter(({ isWeekend }) => isWeekend).map(({ date }) => date)).toContain('2026-03-15')
    await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day' })
    await submit(server, NEXT, 'Ewa Żak', '600100202', { 0: 'day' })
    expect((await list()).some(({ date, shift }) => date === '2026-03-16' && shift === 'Dzień')).toBe(false)
  })

  test('where the week is generated, only with a free car', async () => {
    await addCars(server.database.queries, 1)
    await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day' })
    await generate()
    server.clock.advance(300)
    const monday = (await list()).filter(({ date }) => date === '2026-03-16')
    expect(monday).toEqual([{ date: '2026-03-16', shift: 'Noc', isWeekend: false, free: 1 }])
  })

  test('are offered only to who holds the PIN, an own calendar or a login', async () => {
    expect(await server.call(listFreeShifts, {})).toMatchObject({ status: 401 })
    expect(await pick([{ date: '2026-03-16', shift: 'Dzień' }], { pin: '0000' })).toMatchObject({
      status: 401,
    })
    const as = await server.asScope('driver', '00000000-0000-4000-8000-000000000000')
    expect(answered(await server.call(listFreeShifts, {}, { as })).data.length).toBeGreaterThan(0)
  })

  test('picked, they stand in the submission and, where generated, on the car as a change that the office sees', async () => {
    await addCars(server.database.queries, 2)
    await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day' })
    await generate()
    const days = [
      { date: '2026-03-14', shift: 'Noc' },
      { date: '2026-03-16', shift: 'Dzień' },
    ] as const
    expect(answered(await pick([...days])).booked).toEqual([
      { ...days[0], reg: '' },
      { ...days[1], reg: 'W02' },
    ])
    const week = answered(await server.call(getGeneratedWeek, NEXT, { as: office }))
    expect(week).toMatchObject({ version: 2, savedBy: 'Kierowca (dobrana zmiana)' })
    expect(week?.history).toMatchObject([
      {
        fullName: 'Zofia Nowa',
        kind: 'added',
        type: 'free-shift',
        day: '16.3.2026',
        newReg: 'W02',
        oldDay: '',
      },
    ])
    const { schedules } = answered(await server.call(getSubmissionDetails, NEXT, { as: office }))
    expect(
      schedules.find(({ attributes }) => attributes.fullName === 'Zofia Nowa')?.attributes.selectedDays,
    ).toEqual([{ shiftOption: 'Dzień', day: 16, month: 3, year: 2026, isWeekend: false }])
  })

  test('picking for a known phone changes neither name nor e-mail', async () => {
    await addCars(server.database.queries, 1)
    await submit(server, NEXT, 'Jan Lis', '600100201', {})
    await generate()
    const who = { fullName: 'Ktoś Inny', phone: '600100201', email: 'ktos@example.pl' }
    answered(await pick([{ date: '2026-03-16', shift: 'Dzień' }], { who }))
    const week = answered(await server.call(getGeneratedWeek, NEXT, { as: office }))
    expect(week?.days[0]?.cars[0]?.drivers[0]).toMatchObject({
      fullName: 'Jan Lis',
      email: 'kierowca@example.pl',
    })
  })

  test('who waits in the reserve of the slot moves onto the car', async () => {
    const cars = await addCars(server.database.queries, 1)
    const id = await submit(server, NEXT, 'Zofia Nowa', '600100299', { 0: 'day-reserve' })
    await generate([{ driverId: id, slot: 0, carId: null }])
    answered(await pick([{ date: '2026-03-16', shift: 'Dzień' }]))
    const week = answered(await server.call(getGeneratedWeek, NEXT, { as: office }))
    expect(week?.days[0]?.reserve).toEqual([])
    expect(week?.days[0]?.cars[0]).toMatchObject({ id: cars[0], drivers: [{ type: 'free-shift' }] })
    expect(week?.history).toMatchObject([{ kind: 'slot', oldShift: 'Dzień rezerwa', shift: 'Dzień' }])
  })

  test('if one of several has gone nothing is booked, and the answer names it', async () => {
    await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day' })
    await submit(server, NEXT, 'Ewa Żak', '600100202', { 0: 'day' })
    const answer = await pick([
      { date: '2026-03-18', shift: 'Noc' },
      { date: '2026-03-16', shift: 'Dzień' },
    ])
    expect(answer).toMatchObject({
      status: 409,
      failure: {
        code: 'gone',
        msg: 'Ta zmiana została właśnie zajęta: Dzień, 16.3.2026',
        details: { gone: [{ date: '2026-03-16', shift: 'Dzień' }] },
      },
    })
    const free = await list()
    expect(free.find(({ date, shift }) => date === '2026-03-18' && shift === 'Noc')?.free).toBe(2)
  })

  test('a shift that has begun, or lies beyond the next week, has gone', async () => {
    for (const date of ['2026-03-11', '2026-03-10', '2026-03-23'])
      expect(await pick([{ date, shift: 'Dzień' }])).toMatchObject({ status: 409, failure: { code: 'gone' } })
  })

  test('a day right after a night is refused, over the week’s edge too', async () => {
    const picked = [
      { date: '2026-03-15', shift: 'Noc' },
      { date: '2026-03-16', shift: 'Dzień' },
    ] as const
    const refusal = (msg: string) => ({ status: 422, failure: { code: 'day_after_night', msg } })
    expect(await pick([...picked])).toMatchObject(
      refusal(
        `${workCalendarTexts.nightBeforeDay} Noc, 15.3.2026: następnego dnia masz zmianę Dzień, 16.3.2026.`,
      ),
    )
    answered(await pick([picked[0]]))
    expect(await pick([picked[1]])).toMatchObject(
      refusal(
        `${workCalendarTexts.dayAfterNight} Dzień, 16.3.2026: dzień wcześniej masz zmianę Noc, 15.3.2026.`,
      ),
    )
  })

  test('one shift a date, also where the office has put the driver on a car', async () => {
    const cars = await addCars(server.database.queries, 2)
    const id = await submit(server, NEXT, 'Zofia Nowa', '600100299', { 3: 'day' })
    await generate([{ driverId: id, slot: 0, carId: cars[0] ?? '' }])
    expect(await pick([{ date: '2026-03-16', shift: 'Noc' }])).toMatchObject({
      status: 409,
      failure: { code: 'already_driving', msg: 'Masz już zmianę w tym dniu: Dzień, 16.3.2026' },
    })
    // Chosen, but not given: the generated places are what counts.
    answered(await pick([{ date: '2026-03-19', shift: 'Noc' }]))
  })

  test('two picks of one driver at once can’t break the rule together', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = { ...WHO, phone: `60010030${round}` }
      const answers = await Promise.all([
        pick([{ date: '2026-03-15', shift: 'Noc' }], { who, as: office }),
        pick([{ date: '2026-03-16', shift: 'Dzień' }], { who, as: office }),
      ])
      expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
    }
  })

  test('twenty want the last place: one gets it', async () => {
    await addCars(server.database.queries, 1)
    await generate()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        pick([{ date: '2026-03-17', shift: 'Noc' }], {
          who: { ...WHO, phone: `6001004${10 + index}` },
          as: office,
        }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    const week = answered(await server.call(getGeneratedWeek, NEXT, { as: office }))
    expect(week?.nights[1]?.cars[0]?.drivers).toHaveLength(1)
  })

  test('a repeated request books once and is answered alike', async () => {
    const day = { date: '2026-03-17', shift: 'Noc' } as const
    const answers = []
    for (let turn = 0; turn < 3; turn += 1) answers.push(answered(await pick([day], { key: 'request-0001' })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('a driver’s own session books for that driver only', async () => {
    const id = await submit(server, NEXT, 'Jan Lis', '600100201', {})
    const as = await server.asScope('driver', id)
    expect(await pick([{ date: '2026-03-17', shift: 'Noc' }], { as })).toMatchObject({
      status: 403,
      failure: { code: 'other_phone' },
    })
    answered(await pick([{ date: '2026-03-17', shift: 'Noc' }], { as, who: { ...WHO, phone: '600100201' } }))
  })

  test.each([
    [{ fullName: 'Zofia' }, 'fullName', workCalendarTexts.fullName],
    [{ phone: '123456' }, 'phone', workCalendarTexts.missingData],
    [{ email: 'a@b.c' }, 'email', workCalendarTexts.missingData],
  ])('%j is refused', async (change, field, text) => {
    const answer = await pick([{ date: '2026-03-17', shift: 'Noc' }], { who: { ...WHO, ...change } })
    expect(answer).toMatchObject({
      status: 400,
      failure: { code: 'missing_data', msg: workCalendarTexts.missingData, fields: { [field]: text } },
    })
  })
})

describe('who may not drive then', () => {
  test('one who is switched off is told to call the office, and nothing is booked', async () => {
    const id = await submit(server, NEXT, WHO.fullName, WHO.phone, { 0: 'day' })
    await server.database.queries.update(drivers).set({ active: false }).where(eq(drivers.id, id))
    expect(await pick([{ date: '2026-03-17', shift: 'Dzień' }])).toMatchObject({
      status: 403,
      failure: { code: 'inactive_driver', msg: workCalendarTexts.inactiveDriver },
    })
  })

  test('one without a valid paper is told which, from the night of its last day on', async () => {
    const id = await submit(server, NEXT, WHO.fullName, WHO.phone, { 6: 'day' })
    const [kind] = answered(await server.call(listPaperKinds, {}, { as: office })).data.filter(
      ({ attributes }) => attributes.name === 'Prawo jazdy',
    )
    const paper = { kindId: kind?.id ?? '', subjectId: id, expiresOn: '2026-03-17' }
    answered(await server.call(savePaper, paper, { as: office }))
    expect(await pick([{ date: '2026-03-17', shift: 'Noc' }])).toMatchObject({
      status: 409,
      failure: {
        code: 'no_papers',
        msg: 'Nie masz wtedy ważnych dokumentów (Prawo jazdy). Zadzwoń do biura floty.',
      },
    })
    answered(await pick([{ date: '2026-03-17', shift: 'Dzień' }]))
  })
})

test('a grounded, a rented and an uninsured car are no free ones', async () => {
  const [grounded = '', rented = '', uninsured = ''] = await addCars(server.database.queries, 3)
  await generate([])
  const monday = {
    dayStart: '2026-03-16',
    dayEnd: '2026-03-16',
    shiftStart: 'Dzień',
    shiftEnd: 'Noc',
  } as const
  answered(await server.call(addGrounding, { carId: grounded, ...monday }, { as: office }))
  answered(
    await server.call(
      addRental,
      {
        first_name: 'Piotr',
        last_name: 'Najemca',
        carId: rented,
        weekly_price: 900,
        mileage_start: 1,
        start_date: '2026-03-11',
        start_time: '13:00',
      },
      { as: office },
    ),
  )
  await server.database.queries
    .update(vehicles)
    .set({ insEnd: '2026-03-15' })
    .where(eq(vehicles.id, uninsured))
  server.clock.advance(300)
  const free = answered(await server.call(listFreeShifts, { pin: PIN })).data
  expect(free.some(({ date }) => date === '2026-03-16')).toBe(false)
  expect(await pick([{ date: '2026-03-16', shift: 'Dzień' }])).toMatchObject({
    status: 409,
    failure: { code: 'gone' },
  })
  expect(answered(await pick([{ date: '2026-03-17', shift: 'Dzień' }])).booked).toMatchObject([
    { reg: 'W01' },
  ])
})
