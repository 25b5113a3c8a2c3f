import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { getSubmissionDetails } from '#features/availability/contract.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { listMessages } from '#features/messaging/contract.ts'
import { listChangeTexts } from '#features/notices/contract.ts'
import { listPaperKinds, savePaper } from '#features/papers/contract.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { seatWaiting } from '#features/schedule/contract-late.ts'
import { publishWeek } from '#features/schedule/contract-publishing.ts'
import { changePin, setDefaultLimit, setPublishing } from '#features/settings/contract.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { wholeText } from '#test/server/whole-text.ts'
import { pickFreeShifts } from '../../contract.ts'
import { disownPick, listDisownedPicks, lookAtPick, resolveDisownedPick } from '../../contract-disown.ts'
import { workCalendarTexts } from '../../texts.ts'

/** The clock stands on Wednesday of week 11, at noon; availability is for week 12. */
const WEEK = { year: 2026, week: 12 }
const PIN = '4711'
const JAN = '600100201'
const MONDAY_DAY = { date: '2026-03-16', shift: 'Dzień' } as const
const MONDAY_NIGHT = { date: '2026-03-16', shift: 'Noc' } as const

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
  answered(await server.call(changePin, { pin: PIN }, { as: office }))
  answered(await server.call(setDefaultLimit, { defaultLimit: 3 }, { as: office }))
})

type Day = { date: string; shift: 'Dzień' | 'Noc' }
const pick = (phone: string, addedDays: Day[], options: { key?: string; from?: string } = {}) => {
  server.clock.advance(300)
  return server.call(
    pickFreeShifts,
    { fullName: 'Ktoś Obcy', phone, email: 'obcy@example.pl', addedDays, pin: PIN },
    options,
  )
}
const generate = async (places: { driverId: string; slot: number; carId: string | null }[] = []) =>
  answered(await server.call(generateWeek, { ...WEEK, places }, { as: office }))
const board = async () => {
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  return week
}
const put = async (change: (places: ReturnType<typeof placesOnBoard>) => unknown) => {
  const now = await board()
  const places = change(placesOnBoard(now)) as never[]
  answered(await server.call(updateWeek, { id: now.id, version: now.version, places }, { as: office }))
}
const texts = async () => {
  const { data } = answered(await server.call(listMessages, {}, { as: office }))
  const read = data.map(async (one) => ({ ...one, text: await wholeText(server, one.id) }))
  return (await Promise.all(read)).filter(({ text }) => text.includes('/to-nie-ja#'))
}
const keyOf = (text: string) => /to-nie-ja#([\w-]+)/.exec(text)?.[1] ?? ''
const link = async () => keyOf((await texts())[0]?.text ?? '')
const disown = async (key?: string) => server.call(disownPick, { key: key ?? (await link()) })
const look = async (key?: string) =>
  answered(await server.call(lookAtPick, { key: key ?? (await link()) })).shifts
const told = async () => answered(await server.call(listDisownedPicks, {}, { as: office })).data
const choices = async () =>
  answered(await server.call(getSubmissionDetails, WEEK, { as: office })).schedules.map(({ attributes }) =>
    attributes.selectedDays.map(({ day, shiftOption }) => `${day} ${shiftOption}`),
  )

test('a pick by the fleet’s PIN is unread until its driver has read it, and is told as picked so (D21)', async () => {
  await addCars(server.database.queries, 1)
  await submit(server, WEEK, 'Jan Lis', JAN, {})
  await generate()
  answered(await pick(JAN, [MONDAY_NIGHT]))
  const { id, history } = await board()
  expect(history.map(({ by }) => by)).toEqual(['PIN floty (dobrana zmiana)'])
  const { data } = answered(await server.call(listChangeTexts, { weekId: id }, { as: office }))
  expect(data.map(({ readAt }) => readAt)).toEqual([null])
})

describe('the fleet’s PIN tells nothing about a person', () => {
  test('papers, rest, activity, another shift and an unknown phone are refused alike', async () => {
    const [car = ''] = await addCars(server.database.queries, 3)
    const busy = await submit(server, WEEK, 'Jan Lis', JAN, {})
    const rests = await submit(server, WEEK, 'Ewa Żak', '600100202', {})
    const off = await submit(server, WEEK, 'Ola Ćma', '600100203', {})
    const expired = await submit(server, WEEK, 'Jerzy Wąs', '600100204', {})
    await generate([
      { driverId: busy, slot: 1, carId: car },
      { driverId: rests, slot: 2, carId: car },
    ])
    await server.database.queries.update(drivers).set({ active: false }).where(eq(drivers.id, off))
    const [kind] = answered(await server.call(listPaperKinds, {}, { as: office })).data.filter(
      ({ attributes }) => attributes.name === 'Prawo jazdy',
    )
    const paper = { kindId: kind?.id ?? '', subjectId: expired, expiresOn: '2026-03-12' }
    answered(await server.call(savePaper, paper, { as: office }))
    const before = await server.database.queries.$count(drivers)
    const refusals = new Set<string>()
    for (const phone of [JAN, '600100202', '600100203', '600100204', '600100299']) {
      const answer = await pick(phone, [MONDAY_NIGHT])
      expect(answer.ok).toBe(false)
      refusals.add(JSON.stringify([answer.status, answer.ok ? '' : answer.failure]))
    }
    expect([...refusals]).toEqual([
      JSON.stringify([409, { msg: workCalendarTexts.notForPhone, code: 'not_for_phone' }]),
    ])
    expect(await server.database.queries.$count(drivers)).toBe(before)
    expect(await texts()).toEqual([])
    expect((await board()).version).toBe(1)
  }, 120_000)

  test('a shift that nobody can have is gone for everyone, so that a vain try tells nothing either', async () => {
    await addCars(server.database.queries, 1)
    await submit(server, WEEK, 'Jan Lis', JAN, {})
    const ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', {})
    await server.database.queries.update(drivers).set({ active: false }).where(eq(drivers.id, ewa))
    for (const phone of [JAN, '600100202', '600100299'])
      expect(await pick(phone, [{ date: '2026-03-10', shift: 'Noc' }])).toMatchObject({
        status: 409,
        failure: { code: 'gone' },
      })
  })

  test('an own session is told the true reason, also beside the fleet’s PIN', async () => {
    const [car = ''] = await addCars(server.database.queries, 2)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, {})
    await generate([{ driverId: jan, slot: 0, carId: car }])
    const own = await server.asScope('driver', jan)
    const who = { fullName: 'Jan Lis', phone: JAN, email: 'jan@example.pl', pin: PIN }
    const answer = await server.call(pickFreeShifts, { ...who, addedDays: [MONDAY_NIGHT] }, { as: own })
    expect(answer).toMatchObject({
      failure: { code: 'already_driving', msg: 'Masz już zmianę w tym dniu: Dzień, 16.3.2026' },
    })
  })

  test('too many tries for a phone end in the same refusal, and keep its driver from nothing', async () => {
    await addCars(server.database.queries, 1)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, {})
    await generate()
    for (let turn = 0; turn < 6; turn += 1) await pick(JAN, [{ date: '2026-03-10', shift: 'Noc' }])
    expect(await pick(JAN, [MONDAY_DAY])).toMatchObject({ failure: { code: 'not_for_phone' } })
    const own = await server.asScope('driver', jan)
    const who = { fullName: 'Jan Lis', phone: JAN, email: 'jan@example.pl' }
    answered(await server.call(pickFreeShifts, { ...who, addedDays: [MONDAY_DAY] }, { as: own }))
  })

  test('one address tries 60 times an hour; another one goes on', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, {})
    for (let turn = 0; turn < 60; turn += 1)
      await pick(`6002000${turn + 10}`, [{ date: '2026-03-10', shift: 'Noc' }], { from: '10.0.0.1' })
    expect(await pick(JAN, [MONDAY_DAY], { from: '10.0.0.1' })).toMatchObject({
      status: 429,
      failure: { code: 'too_many_picks' },
    })
    answered(await pick(JAN, [MONDAY_DAY], { from: '10.0.0.2' }))
  }, 120_000)
})

describe('a pick by the fleet’s PIN', () => {
  test('tells the driver at once, at the own address and not at the typed one, and only opening the link changes nothing', async () => {
    await addCars(server.database.queries, 1)
    await submit(server, WEEK, 'Jan Lis', JAN, {})
    await generate()
    answered(await pick(JAN, [MONDAY_DAY]))
    const all = await texts()
    expect(all.map(({ attributes }) => attributes.to).sort()).toEqual(['+48600100201', 'kierowca@example.pl'])
    expect(new Set(all.map(({ text }) => keyOf(text))).size).toBe(1)
    expect(await look()).toEqual([{ ...MONDAY_DAY, state: 'open' }])
    expect(await look()).toEqual([{ ...MONDAY_DAY, state: 'open' }])
    expect(await told()).toEqual([])
  })

  test('‘To nie ja’ frees the seat, puts the submission and the reserve back, and tells the office until it settles it', async () => {
    await addCars(server.database.queries, 1)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day-reserve', 2: 'night' })
    await generate([{ driverId: jan, slot: 0, carId: null }])
    const [before, was] = [await choices(), (await board()).days[0]?.reserve]
    answered(await pick(JAN, [MONDAY_DAY]))
    expect(await choices()).toEqual([['16 Dzień', '18 Noc']])
    expect(answered(await disown()).shifts).toEqual([{ ...MONDAY_DAY, state: 'taken-back' }])
    expect(await choices()).toEqual(before)
    const now = await board()
    expect(now.days[0]?.reserve).toMatchObject([{ fullName: 'Jan Lis', reason: was?.[0]?.reason }])
    expect(now.days[0]?.cars[0]?.drivers).toEqual([])
    expect(now).toMatchObject({ version: 3, savedBy: 'Kierowca (to nie ja)', history: [] })
    const [report] = await told()
    expect(report).toMatchObject({ driverId: jan, fullName: 'Jan Lis', ...MONDAY_DAY, outcome: 'free' })
    const { data } = answered(await server.call(listAudit, {}, { as: office }))
    expect(data.some(({ attributes }) => attributes.action.includes('disown'))).toBe(true)
    answered(await server.call(resolveDisownedPick, { id: report?.id ?? '' }, { as: office }))
    expect(await told()).toEqual([])
  })

  test('a reserve of that date’s other shift, which had gone for the pick, waits for the office again', async () => {
    const [car = ''] = await addCars(server.database.queries, 1)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'night-reserve' })
    const ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'night' })
    await generate([
      { driverId: ewa, slot: 1, carId: car },
      { driverId: jan, slot: 1, carId: null },
    ])
    answered(await pick(JAN, [MONDAY_DAY]))
    const { left } = answered(await server.call(seatWaiting, WEEK, { as: office }))
    expect(left.map(({ fullName, slot }) => `${slot} ${fullName}`)).toEqual(['1 Jan Lis'])
    answered(await disown())
    server.clock.advance(300)
    expect((await board()).waiting.map(({ fullName, slot }) => `${slot} ${fullName}`)).toEqual(['1 Jan Lis'])
  })

  test('one who had nothing has nothing again, before the week is generated too', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 1: 'day' })
    const before = await choices()
    answered(await pick(JAN, [MONDAY_DAY, { date: '2026-03-18', shift: 'Noc' }]))
    expect(answered(await disown()).shifts.map(({ state }) => state)).toEqual(['taken-back', 'taken-back'])
    expect(await choices()).toEqual(before)
  })

  test('taken back twice, by two presses at once, is taken back once', async () => {
    await addCars(server.database.queries, 1)
    await submit(server, WEEK, 'Jan Lis', JAN, {})
    await generate()
    answered(await pick(JAN, [MONDAY_DAY]))
    const key = await link()
    const answers = await Promise.all([disown(key), disown(key), disown(key)])
    expect(answers.map((answer) => answered(answer).shifts[0]?.state)).toEqual(Array(3).fill('taken-back'))
    expect((await board()).version).toBe(3)
    expect(await told()).toHaveLength(1)
  })

  test('once the shift has begun it is too late, and it says so', async () => {
    await addCars(server.database.queries, 1)
    await submit(server, WEEK, 'Jan Lis', JAN, {})
    await generate()
    answered(await pick(JAN, [MONDAY_DAY]))
    const key = await link()
    server.clock.set('2026-03-16T05:00:00Z')
    expect(answered(await disown(key)).shifts).toEqual([{ ...MONDAY_DAY, state: 'begun' }])
    office = await server.asUser({ admin: true })
    expect((await board()).days[0]?.cars[0]?.drivers).toHaveLength(1)
  })

  test('an invented key opens nothing', async () => {
    expect(await disown('x'.repeat(43))).toMatchObject({ status: 404, failure: { code: 'wrong_link' } })
    expect(await server.call(lookAtPick, { key: '' })).toMatchObject({ status: 404 })
  })
})

describe('what may come between a pick and ‘To nie ja’', () => {
  test('a repeated request, and one from another tab, book once', async () => {
    await addCars(server.database.queries, 2)
    await submit(server, WEEK, 'Jan Lis', JAN, {})
    await generate()
    const key = 'request-0001'
    for (let turn = 0; turn < 2; turn += 1) answered(await pick(JAN, [MONDAY_DAY], { key }))
    expect(await pick(JAN, [MONDAY_DAY])).toMatchObject({ failure: { code: 'not_for_phone' } })
    expect((await board()).days[0]?.cars.flatMap((car) => car.drivers)).toHaveLength(1)
  })

  test('the week is generated: the seat that came of it is freed', async () => {
    await addCars(server.database.queries, 1)
    await submit(server, WEEK, 'Jan Lis', JAN, {})
    answered(await pick(JAN, [MONDAY_DAY]))
    answered(await server.call(generateWeek, WEEK, { as: office }))
    expect((await board()).days[0]?.cars[0]?.drivers).toHaveLength(1)
    expect(answered(await disown()).shifts[0]?.state).toBe('taken-back')
    expect((await board()).days[0]?.cars[0]?.drivers).toEqual([])
  })

  test('the week is a draft without the shift: nobody learns it from the link before it is published (D43)', async () => {
    await addCars(server.database.queries, 1)
    await submit(server, WEEK, 'Jan Lis', JAN, {})
    answered(await pick(JAN, [MONDAY_DAY]))
    answered(await server.call(setPublishing, { publishApart: true }, { as: office }))
    await generate()
    await put(() => [])
    expect((await look())[0]?.state).toBe('open')
    answered(await server.call(publishWeek, WEEK, { as: office }))
    expect((await look())[0]?.state).toBe('changed')
  })

  test('the office goes back to an older version: nothing is taken, and the office hears that it was not the driver', async () => {
    await addCars(server.database.queries, 1)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, {})
    await generate()
    answered(await pick(JAN, [MONDAY_DAY]))
    await put(() => [])
    expect((await look())[0]?.state).toBe('changed')
    expect(answered(await disown()).shifts[0]?.state).toBe('told')
    expect(await told()).toMatchObject([{ driverId: jan, outcome: 'changed-before' }])
  })

  test('the office moves the driver to another car: the shift is freed; to another shift: that one stays', async () => {
    const cars = await addCars(server.database.queries, 2)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, {})
    await generate()
    answered(await pick(JAN, [MONDAY_DAY]))
    await put(() => [{ driverId: jan, slot: 0, carId: cars[1], onCall: false }])
    answered(await disown())
    expect((await board()).days[0]?.cars.flatMap((car) => car.drivers)).toEqual([])
    answered(await pick(JAN, [MONDAY_NIGHT]))
    await put(() => [{ driverId: jan, slot: 3, carId: cars[0], onCall: false }])
    answered(await disown())
    expect((await board()).nights[1]?.cars[0]?.drivers).toHaveLength(1)
  })

  test('the car is grounded: the driver’s other seat is freed', async () => {
    const [first = ''] = await addCars(server.database.queries, 2)
    await submit(server, WEEK, 'Jan Lis', JAN, {})
    await generate()
    answered(await pick(JAN, [MONDAY_DAY]))
    const monday = {
      dayStart: '2026-03-16',
      dayEnd: '2026-03-16',
      shiftStart: 'Dzień',
      shiftEnd: 'Dzień',
    } as const
    answered(await server.call(addGrounding, { carId: first, ...monday }, { as: office }))
    expect(answered(await disown()).shifts[0]?.state).toBe('taken-back')
    expect((await board()).days[0]?.cars.flatMap((car) => car.drivers)).toEqual([])
  })

  test('the driver is switched off: it can be taken back all the same', async () => {
    await addCars(server.database.queries, 1)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, {})
    await generate()
    answered(await pick(JAN, [MONDAY_DAY]))
    await server.database.queries.update(drivers).set({ active: false }).where(eq(drivers.id, jan))
    expect(answered(await disown()).shifts[0]?.state).toBe('taken-back')
  })
})
