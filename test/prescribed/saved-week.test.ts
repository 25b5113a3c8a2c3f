import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { placesOnBoard, readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { type SpecAnswer, type SpecClient, specClient } from './spec-client.ts'

/** The clock stands on Wednesday of week 11. Monday is the 16th. */
const WEEK = { year: 2026, week: 12 }
const MONDAY = 0
const TUESDAY = 2

type Body = SpecAnswer['body']
interface Driver {
  readonly fullName: string
}

let server: TestServer
let client: SpecClient
let colleague: TestCaller
let jan: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  client = specClient(server)
  client.carry((await server.asUser({ admin: true })).token)
  colleague = await server.asUser()
  await addCars(server.database.queries, 3)
  jan = await submit(server, WEEK, 'Jan Lis', '600100200', { 0: 'day', 1: 'day' })
  await submit(server, WEEK, 'Ewa Żak', '600100201', { 0: 'day', 1: 'day' })
})

async function readWeek(): Promise<Body> {
  // What was read a moment ago may be read again (S2).
  server.clock.advance(1000)
  return client.done('GET /api/get-generated-week', WEEK)
}
const copy = (value: Body): Body => JSON.parse(JSON.stringify(value))
const at = (days: Body, day: number, reg: string): Body =>
  days[day].cars.find((car: { reg: string }) => car.reg === reg)

/** A driver dragged from one car to another, as the specification's screen does it. */
function drag(days: Body, [fromDay, fromReg]: [number, string], [toDay, toReg]: [number, string]): Driver {
  const [driver] = at(days, fromDay, fromReg).drivers.splice(0, 1)
  at(days, toDay, toReg).drivers.push(driver)
  return driver
}

/** Only what the specification says that a generated week has: plates and names. */
function bare(days: Body): Body {
  return days.map(({ day, month, cars }: Body) => ({
    ...{ day, month },
    cars: cars.map(({ reg, drivers }: Body) => ({
      reg,
      drivers: drivers.map(({ fullName }: Driver) => ({ fullName })),
    })),
  }))
}

const dayOf = (index: number) => `${16 + index}.3.2026`
/** A change record (Spec 2 §3) from one day's car to another's. */
const change = (driver: Driver, from: number, to: number, newReg: string) => ({
  ...driver,
  ...{ oldDay: dayOf(from), oldWeekDay: 'x', oldShift: 'Dzień' },
  ...{ day: dayOf(to), weekDay: 'y', shift: 'Dzień', newReg },
})
const shown = async (slot: number) => readableSlot(await readWeek(), slot)
const save = (week: Body, data: object, history: object[]) =>
  client.send('PUT /api/update-week', { id: week.id, week: 12, user: 'Anna Próbna', data, history })

/** A colleague on our own page moves a driver meanwhile. */
async function colleagueMoves(name: string, slot: number, reg: string) {
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: colleague }))
  if (!week) throw new Error('The week is not generated.')
  const carId = week.days[0]?.cars.find((car) => car.reg === reg)?.id ?? ''
  const driver = week.days
    .flatMap(({ cars }) => cars.flatMap(({ drivers }) => drivers))
    .find((each) => each.fullName === name)
  const places = placesOnBoard(week).map((place) =>
    place.slot === slot && place.driverId === driver?.id ? { ...place, carId } : place,
  )
  answered(await server.call(updateWeek, { id: week.id, version: week.version, places }, { as: colleague }))
}

describe('generate-week with days and nights', () => {
  const calendar = async (): Promise<Body> => {
    // The page of the specification builds its calendar itself; ours stands for it here.
    const headers = { cookie: colleague.cookie }
    const url = `/api/base-calendar?year=${WEEK.year}&week=${WEEK.week}`
    return (await server.app.inject({ url, headers })).json().calendar
  }

  test('they are the week to save, also where they differ from the base calendar', async () => {
    const { days, nights } = await calendar()
    const from = at(days, 0, 'W01').drivers.length > 0 ? 'W01' : 'W02'
    const { fullName } = drag(days, [0, from], [0, 'W03'])
    await client.done('POST /api/generate-week', { ...WEEK, days, nights })
    expect(await shown(MONDAY)).toContain(`W03 ${fullName}`)
  })

  test('plates and names are enough, and the lists that were left out hold whom they held', async () => {
    for (const [index, name] of ['Adam Wąs', 'Iga Mak'].entries())
      await submit(server, WEEK, name, `60010030${index}`, { 0: 'day' })
    const { days, nights } = await calendar()
    const waiting = days[0].reserve.map(({ fullName }: Driver) => fullName)
    expect(waiting).toHaveLength(1)
    await client.done('POST /api/generate-week', { ...WEEK, days: bare(days), nights: bare(nights) })
    expect(await shown(MONDAY)).toContain(`rezerwa ${waiting[0]}`)
    expect((await shown(MONDAY)).length).toBe(4)
  })

  test('they are judged by the rules of every week: no car has two drivers, no driver two cars (D19)', async () => {
    const { days, nights } = await calendar()
    const twice = copy(days)
    at(twice, 0, 'W03').drivers.push(...at(twice, 0, 'W01').drivers)
    const double = copy(days)
    drag(double, [0, 'W01'], [0, 'W02'])
    for (const wrong of [twice, double]) {
      const refused = await client.refused('POST /api/generate-week', { ...WEEK, days: wrong, nights })
      expect([refused.status, refused.code]).toEqual([422, 'breaks_rules'])
    }
    expect(await readWeek()).toBeNull()
  })

  test('what can’t be read is told with its place, and nothing is saved', async () => {
    const { days, nights } = await calendar()
    const refused = async (sent: object) =>
      (await client.refused('POST /api/generate-week', { ...WEEK, ...sent })).fields
    expect(await refused({ days })).toHaveProperty('days')
    expect(await refused({ days: days.slice(1), nights })).toHaveProperty('days')
    expect(await refused({ days: [days[1], ...days.slice(1)], nights })).toHaveProperty('days')
    const strange = bare(copy(days))
    strange[2].cars[0].reg = 'NIKT1'
    strange[3].cars[1].drivers = [{ fullName: 'Nikt Taki' }]
    expect(Object.keys((await refused({ days: strange, nights: bare(nights) })) ?? {}).sort()).toEqual([
      'days.2.cars.0.reg',
      'days.3.cars.1.drivers.0',
    ])
    expect(await readWeek()).toBeNull()
  })

  test('two drivers of one name are told apart by id or phone, never guessed', async () => {
    await submit(server, WEEK, 'Jan Lis', '600100299', { 3: 'day' })
    const { days, nights } = await calendar()
    const refused = await client.refused('POST /api/generate-week', {
      ...WEEK,
      days: bare(days),
      nights: bare(nights),
    })
    expect(refused.code).toBe('unread_week')
    await client.done('POST /api/generate-week', { ...WEEK, days, nights })
    expect((await readWeek()).version).toBe(1)
  })
})

describe('update-week without a version', () => {
  let week: Body
  let seat: string
  let other: string
  beforeEach(async () => {
    answered(await server.call(generateWeek, WEEK, { as: colleague }))
    week = await readWeek()
    const regOf = (name: string) =>
      week.days[0].cars.find(({ drivers }: Body) => drivers[0]?.fullName === name).reg
    seat = regOf('Jan Lis')
    other = regOf('Ewa Żak')
  })

  test('a move that the history tells is saved', async () => {
    const days = bare(week.days)
    const driver = drag(days, [0, seat], [3, seat])
    const { status, body } = await save(week, { days, nights: bare(week.nights) }, [
      change(driver, 0, 3, seat),
    ])
    expect([status, body.version]).toEqual([200, 2])
    expect(await shown(MONDAY)).toEqual([`${other} Ewa Żak`])
    expect(await shown(6)).toEqual([`${seat} Jan Lis`])
    expect(body.changes).toMatchObject([{ fullName: 'Jan Lis', oldDay: dayOf(0), day: dayOf(3) }])
  })

  test('two drivers who change places, and records in another spelling of dates and shifts', async () => {
    const days = bare(week.days)
    const [one] = at(days, 0, seat).drivers
    const [two] = at(days, 1, other).drivers
    at(days, 0, seat).drivers = []
    at(days, 1, other).drivers = []
    at(days, 3, seat).drivers = [one]
    at(days, 4, other).drivers = [two]
    const history = [
      { ...change(one, 0, 3, seat), oldDay: '2026-03-16', shift: 'dzień' },
      { ...change(two, 1, 4, other), oldDay: 17, day: '20' },
    ].map((record) => ({ ...record, oldDay: String(record.oldDay) }))
    expect((await save(week, { days, nights: bare(week.nights) }, history)).status).toBe(200)
    expect(await shown(6)).toEqual([`${seat} Jan Lis`])
    expect(await shown(8)).toEqual([`${other} Ewa Żak`])
  })

  test('a shift that was taken away with its reason leaves the week, without a record of a change', async () => {
    const removal = { day: '2026-03-16', driver: jan, shift: 'Dzień', reason: 'Inne zobowiązania' }
    await client.done('POST /api/add-remove-shift-reason', removal)
    const days = bare(week.days)
    at(days, 0, seat).drivers = []
    expect((await save(week, { days, nights: bare(week.nights) }, [])).status).toBe(200)
    expect(await shown(MONDAY)).toEqual([`${other} Ewa Żak`])
    expect((await client.done('GET /api/get-removed-shifts')).data[0].attributes.saved).toBe(true)
  })

  test('what data says beyond the history is a clash that is named, with the week of now; nothing is saved', async () => {
    const days = bare(week.days)
    const driver = drag(days, [0, seat], [3, seat])
    drag(days, [1, other], [1, 'W03'])
    const { status, body } = await save(week, { days, nights: bare(week.nights) }, [
      change(driver, 0, 3, seat),
    ])
    expect([status, body.code]).toEqual([409, 'clash'])
    expect(body.details.clashes).toMatchObject([
      {
        fullName: 'Ewa Żak',
        slot: TUESDAY,
        msg: 'Ewa Żak, 17.3.2026, Dzień: w zapisanym grafiku jest inaczej.',
      },
    ])
    expect(body.details.current).toEqual(await readWeek())
    expect(body.details.current.version).toBe(1)
  })

  test('a move that the history tells and data does not hold is no move: refused, not dropped', async () => {
    const driver = { fullName: 'Jan Lis' }
    const data = { days: bare(week.days), nights: bare(week.nights) }
    expect((await save(week, data, [change(driver, 0, 3, seat)])).body.code).toBe('clash')
    expect((await readWeek()).version).toBe(1)
  })

  test('a colleague who saved meanwhile is neither overwritten nor hidden', async () => {
    await colleagueMoves('Jan Lis', MONDAY, 'W03')
    const days = bare(week.days)
    const driver = drag(days, [0, seat], [3, seat])
    const { status, body } = await save(week, { days, nights: bare(week.nights) }, [
      change(driver, 0, 3, seat),
    ])
    expect([status, body.code]).toEqual([409, 'clash'])
    expect(await shown(MONDAY)).toContain('W03 Jan Lis')
    const again = bare(body.details.current.days)
    const moved = drag(again, [0, 'W03'], [3, seat])
    const history = body.details.current.history.filter((record: Driver) => record.fullName !== 'Jan Lis')
    const first = body.details.current.history.find((record: Driver) => record.fullName === 'Jan Lis')
    const entry = { ...first, ...moved, day: dayOf(3), shift: 'Dzień', newReg: seat }
    expect((await save(week, { days: again, nights: bare(week.nights) }, [...history, entry])).status).toBe(
      200,
    )
    expect(await shown(6)).toEqual([`${seat} Jan Lis`])
  })

  test('another week’s number, an unknown week and a history that can’t be read are refused', async () => {
    const data = { days: bare(week.days), nights: bare(week.nights) }
    const refused = (sent: object) =>
      client.refused('PUT /api/update-week', { id: week.id, data, history: [], ...sent })
    expect((await refused({ week: 13 })).code).toBe('other_week')
    expect((await refused({ id: jan })).code).toBe('not_generated')
    const record = change({ fullName: 'Jan Lis' }, 0, 3, seat)
    expect((await refused({ history: [{ ...record, day: '23.3.2026' }] })).fields).toHaveProperty(
      'history.0.day',
    )
    expect((await refused({ history: [{ ...record, fullName: 'Nikt' }] })).fields).toHaveProperty(
      'history.0.fullName',
    )
    expect((await refused({ data: undefined })).code).toBe('invalid_input')
  })
})

describe('update-week with the days as they were read, which carry their version', () => {
  let week: Body
  let seat: string
  let other: string
  beforeEach(async () => {
    answered(await server.call(generateWeek, WEEK, { as: colleague }))
    week = await readWeek()
    const regOf = (name: string) =>
      week.days[0].cars.find(({ drivers }: Body) => drivers[0]?.fullName === name).reg
    seat = regOf('Jan Lis')
    other = regOf('Ewa Żak')
  })

  test('another car within one slot needs no record, as the specification has it (Spec 2 §4)', async () => {
    const { days, nights } = copy(week)
    drag(days, [0, seat], [0, 'W03'])
    expect((await save(week, { days, nights }, [])).status).toBe(200)
    expect(await shown(MONDAY)).toContain('W03 Jan Lis')
  })

  test('a driver moved again, and moved back, is where the days say', async () => {
    const first = copy(week)
    const driver = drag(first.days, [0, seat], [3, seat])
    await save(week, first, [change(driver, 0, 3, seat)])
    const second = copy(await readWeek())
    drag(second.days, [3, seat], [4, seat])
    const [entry] = second.history
    expect((await save(week, second, [{ ...entry, day: dayOf(4) }])).status).toBe(200)
    expect(await shown(8)).toEqual([`${seat} Jan Lis`])
    const third = copy(await readWeek())
    drag(third.days, [4, seat], [0, seat])
    expect((await save(week, third, [])).status).toBe(200)
    expect(await shown(MONDAY)).toContain(`${seat} Jan Lis`)
    expect((await readWeek()).history).toEqual([])
  })

  test('a colleague’s other edit stays, and both are saved', async () => {
    await colleagueMoves('Ewa Żak', TUESDAY, 'W03')
    const { days, nights } = copy(week)
    const driver = drag(days, [0, seat], [3, seat])
    expect((await save(week, { days, nights }, [change(driver, 0, 3, seat)])).status).toBe(200)
    expect(await shown(TUESDAY)).toContain('W03 Ewa Żak')
    expect(await shown(6)).toEqual([`${seat} Jan Lis`])
  })

  test('the same driver moved by both is a clash', async () => {
    await colleagueMoves('Jan Lis', MONDAY, 'W03')
    const { days, nights } = copy(week)
    const driver = drag(days, [0, seat], [3, seat])
    const { status, body } = await save(week, { days, nights }, [change(driver, 0, 3, seat)])
    expect([status, body.code, body.details.clashes[0].fullName]).toEqual([409, 'clash', 'Jan Lis'])
    expect(await shown(MONDAY)).toContain('W03 Jan Lis')
  })

  test('the rules hold: two in one car are refused (D19)', async () => {
    const { days, nights } = copy(week)
    drag(days, [0, seat], [0, other])
    expect((await save(week, { days, nights }, [])).body.code).toBe('breaks_rules')
  })

  test('who came since waits on, whether the lists show them or not (D42)', async () => {
    await submit(server, WEEK, 'Iga Mak', '600100203', { 0: 'day' })
    const late = await readWeek()
    expect(late.waiting).toMatchObject([{ fullName: 'Iga Mak' }])
    for (const source of [late, week]) {
      const { days, nights } = copy(source)
      expect((await save(week, { days, nights }, [])).status).toBe(200)
      expect((await readWeek()).waiting).toMatchObject([{ fullName: 'Iga Mak' }])
    }
  })
})
