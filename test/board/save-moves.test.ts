import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { type ClashDetails, generateBoard, openBoard, saveMoves } from '#features/board/work/contract.ts'
import { removeDriver } from '#features/drivers/office/contract.ts'
import { mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import type { Move, Spot } from '#features/roster/domain/public.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { listWeekVersions } from '#features/schedule/contract-history.ts'
import { seatWaiting } from '#features/schedule/contract-late.ts'
import { pickFreeShifts } from '#features/work-calendar/contract.ts'
import { placesOnBoard, readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'

const WEEK = { year: 2026, week: 12 }
const [MONDAY, TUESDAY] = [0, 2]

let server: TestServer
let office: TestCaller
let anna: TestCaller
let cars: string[]
let jan: string
let ewa: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
  anna = await server.asUser()
  cars = await addCars(server.database.queries, 3)
  jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
  ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day', 1: 'day' })
  const places = [
    { driverId: jan, slot: MONDAY, carId: car(1) },
    { driverId: ewa, slot: TUESDAY, carId: car(1) },
  ]
  answered(await server.call(generateWeek, { ...WEEK, places }, { as: office }))
})

/** W01, W02 or W03. */
const car = (number: number): string => cars[number - 1] ?? ''
const at = (slot: number, number?: number): Spot => ({
  ...{ slot, carId: number === undefined ? null : car(number), onCall: false },
})
const now = async () => {
  server.clock.advance(300)
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  return week
}
const move = (driverId: string, from: Spot | null, to: Spot | null): Move => ({ driverId, from, to })
const save = async (base: number, moves: readonly Move[], options: { as?: TestCaller; key?: string } = {}) =>
  server.call(saveMoves, { id: (await now()).id, base, moves: [...moves] }, { as: office, ...options })
const clashesOf = (answer: Awaited<ReturnType<typeof save>>) => {
  if (answer.ok) throw new Error('It was saved.')
  expect([answer.status, answer.failure.code]).toEqual([409, 'clash'])
  return answer.failure.details as ClashDetails
}
const slot = async (which: number) => readableSlot(await now(), which)
const pick = async (driverId: string, phone: string, date: string) =>
  answered(
    await server.call(
      pickFreeShifts,
      {
        ...{ fullName: 'Ewa Żak', phone, email: 'ewa@example.pl' },
        addedDays: [{ date, shift: 'Dzień' as const }],
      },
      { as: await server.asScope('driver', driverId) },
    ),
  )
const ground = async (number: number, day = '2026-03-16') =>
  answered(
    await server.call(
      addGrounding,
      { carId: car(number), dayStart: day, shiftStart: 'Dzień', dayEnd: day, shiftEnd: 'Dzień' },
      { as: office },
    ),
  )

describe('moves are laid on what is saved now', () => {
  test('on the version that they were made on: a new version with its author, its history and its changes', async () => {
    const saved = answered(await save(1, [move(jan, at(MONDAY, 1), at(MONDAY, 2))], { as: anna }))
    expect(saved).toMatchObject({ version: 2, others: [] })
    expect(await slot(MONDAY)).toEqual(['W02 Jan Lis'])
    const week = await now()
    expect(week).toMatchObject({ version: 2, savedAt: saved.savedAt })
    expect(week.history).toMatchObject([{ driverId: jan, kind: 'car', oldReg: 'W01', newReg: 'W02' }])
    const { data } = answered(await server.call(listWeekVersions, WEEK, { as: office }))
    expect(data.map(({ version }) => version)).toEqual([2, 1])
    const log = answered(await server.call(listAudit, {}, { as: office }))
    expect(log.data[0]?.attributes).toMatchObject({ action: 'PUT /api/board/moves', outcome: 'done' })
  })

  test("another person's edit in another seat costs nobody an edit, and is told with the answer", async () => {
    answered(await save(1, [move(ewa, at(TUESDAY, 1), at(TUESDAY, 3))], { as: anna }))
    const saved = answered(await save(1, [move(jan, at(MONDAY, 1), at(MONDAY, 2))]))
    expect(saved).toMatchObject({ version: 3, others: [move(ewa, at(TUESDAY, 1), at(TUESDAY, 3))] })
    expect([await slot(MONDAY), await slot(TUESDAY)]).toEqual([['W02 Jan Lis'], ['W03 Ewa Żak']])
  })

  test("a driver's pick of another seat, and a grounding of another car, cost nobody an edit", async () => {
    await pick(ewa, '600100202', '2026-03-18')
    await ground(3)
    answered(await save(1, [move(jan, at(MONDAY, 1), at(MONDAY, 2))]))
    expect(await slot(MONDAY)).toEqual(['W02 Jan Lis'])
    expect(await slot(4)).toEqual([expect.stringContaining('Ewa Żak')])
  })

  test('who was to get a car, and has picked the shift himself meanwhile, drives the car that the office gives him', async () => {
    answered(await save(1, [move(ewa, null, at(4)), move(jan, null, at(4))]))
    const { version } = await now()
    await pick(ewa, '600100202', '2026-03-18')
    const [picked = ''] = (await slot(4)).filter((each) => each.includes('Ewa'))
    const other = [1, 2, 3].find((number) => !picked.startsWith(`W0${number}`)) ?? 1
    answered(await save(version, [move(ewa, at(4), at(4, other))]))
    expect(await slot(4)).toEqual([`W0${other} Ewa Żak`, 'rezerwa Jan Lis'])
  })

  test('where somebody of the office has moved the one who picked, that stands', async () => {
    answered(await save(1, [move(ewa, null, at(4))]))
    await pick(ewa, '600100202', '2026-03-18')
    const [picked = ''] = await slot(4)
    const seat = Number(picked.slice(1, 3))
    const [one = 1, two = 1] = [1, 2, 3].filter((number) => number !== seat)
    answered(await save(3, [move(ewa, at(4, seat), at(4, one))], { as: anna }))
    const { clashes } = clashesOf(await save(2, [move(ewa, at(4), at(4, two))]))
    expect(clashes).toMatchObject([{ driverId: ewa, why: 'moved' }])
    expect(await slot(4)).toEqual([`W0${one} Ewa Żak`])
  })

  test('two who change their cars are laid together, and a chain of three as well', async () => {
    answered(await save(1, [move(ewa, null, at(MONDAY, 2))]))
    const swap = [move(jan, at(MONDAY, 1), at(MONDAY, 2)), move(ewa, at(MONDAY, 2), at(MONDAY, 1))]
    answered(await save(2, swap))
    expect(await slot(MONDAY)).toEqual(['W01 Ewa Żak', 'W02 Jan Lis'])
  })

  test('two at once in two seats are both saved, each with its version', async () => {
    const both = await Promise.all([
      save(1, [move(jan, at(MONDAY, 1), at(MONDAY, 2))]),
      save(1, [move(ewa, at(TUESDAY, 1), at(TUESDAY, 2))], { as: anna }),
    ])
    expect(both.map((each) => answered(each).version).sort()).toEqual([2, 3])
    // The second is told what the first has moved, though both began on the same version.
    expect(both.map((each) => answered(each).others?.length).sort()).toEqual([0, 1])
    expect([await slot(MONDAY), await slot(TUESDAY)]).toEqual([['W02 Jan Lis'], ['W02 Ewa Żak']])
  })

  test('two at once who want one seat: one has it, and the other is told who', async () => {
    const both = await Promise.all([
      save(1, [move(jan, at(MONDAY, 1), at(MONDAY, 2))]),
      save(1, [move(ewa, null, at(MONDAY, 2))], { as: anna }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await now()).version).toBe(2)
  })

  test('who came late and waits is seated, and who has been seen waiting can be taken off the list (D42)', async () => {
    const late = await submit(server, WEEK, 'Ola Mak', '600100203', { 0: 'day', 1: 'day' })
    expect(await slot(MONDAY)).toContain('rezerwa Ola Mak')
    answered(await save(1, [move(late, at(MONDAY), at(MONDAY, 3)), move(late, at(TUESDAY), null)]))
    expect(await slot(MONDAY)).toEqual(['W01 Jan Lis', 'W03 Ola Mak'])
    expect(await slot(TUESDAY)).toEqual(['W01 Ewa Żak'])
    // Who goes on waiting is no saved place.
    answered(await server.call(seatWaiting, WEEK, { as: office }))
    expect(await slot(TUESDAY)).toEqual(['W01 Ewa Żak'])
  })

  test('a driver given a seat by a page that had not heard of the waiting yet is taken from the list', async () => {
    const late = await submit(server, WEEK, 'Ola Mak', '600100203', { 0: 'day' })
    answered(await save(1, [move(late, null, at(MONDAY, 3))]))
    expect(await slot(MONDAY)).toEqual(['W01 Jan Lis', 'W03 Ola Mak'])
  })

  test('cars that a repair takes off are off in the same saving, and a pick of one meanwhile keeps nobody from it', async () => {
    await pick(ewa, '600100202', '2026-03-18')
    const [picked] = (await slot(4)) as [string]
    const reg = picked.slice(0, 3)
    const taken = car(Number(reg.slice(1)))
    const grounding = {
      ...{ carId: taken, dayStart: '2026-03-18' as const, shiftStart: 'Dzień' as const },
      ...{ dayEnd: '2026-03-18' as const, shiftEnd: 'Dzień' as const, groundedReason: 'skrzynia' },
    }
    const { id } = await now()
    const moves = [move(jan, at(MONDAY, 1), at(MONDAY, 2))]
    const sent = { id, base: 1, moves, groundings: [grounding] }
    answered(await server.call(saveMoves, sent, { as: office }))
    const wednesday = await slot(4)
    expect(wednesday).toHaveLength(1)
    expect(wednesday[0]).toContain('Ewa Żak')
    expect(wednesday[0]).not.toContain(reg)
  })
})

describe('only true clashes are refused, each named, and then nothing is saved', () => {
  test('the driver was moved elsewhere meanwhile: by whom and when', async () => {
    answered(await save(1, [move(jan, at(MONDAY, 1), at(MONDAY, 2))], { as: anna }))
    const mine = [move(jan, at(MONDAY, 1), at(MONDAY, 3)), move(ewa, at(TUESDAY, 1), at(TUESDAY, 2))]
    const { version, clashes } = clashesOf(await save(1, mine))
    expect(version).toBe(2)
    expect(clashes).toMatchObject([{ driverId: jan, slot: MONDAY, why: 'moved' }])
    expect(clashes[0]?.by).not.toBe('')
    expect(clashes[0]?.at).not.toBe('')
    expect(await slot(TUESDAY)).toEqual(['W01 Ewa Żak'])
  })

  test('the seat was picked by another driver, who is named', async () => {
    await pick(ewa, '600100202', '2026-03-18')
    const [picked] = (await slot(4)) as [string]
    const number = Number(picked.slice(1, 3))
    const { clashes } = clashesOf(await save(1, [move(jan, null, at(4, number))]))
    expect(clashes).toMatchObject([{ driverId: jan, why: 'taken', fullName: 'Ewa Żak' }])
    expect(clashes[0]?.by).toBe('@driver-picked')
  })

  test('the car was grounded meanwhile, which needs no newer version', async () => {
    await ground(2)
    const { version, clashes } = clashesOf(await save(1, [move(jan, at(MONDAY, 1), at(MONDAY, 2))]))
    expect(version).toBe(1)
    expect(clashes).toMatchObject([{ driverId: jan, why: 'car-off', carId: car(2) }])
  })

  test('the car was deleted, and the driver was removed', async () => {
    answered(await server.call(deleteVehicle, { id: car(2) }, { as: office }))
    const { clashes } = clashesOf(await save(1, [move(jan, at(MONDAY, 1), at(MONDAY, 2))]))
    expect(['car-off', 'unknown-car']).toContain(clashes[0]?.why)
    answered(await server.call(removeDriver, { id: jan }, { as: office }))
    const gone = clashesOf(await save(1, [move(jan, null, at(TUESDAY, 3))]))
    expect(gone.clashes).toMatchObject([{ driverId: jan, why: 'driver-off' }])
    // The shift that he has stays his, and another car in it is no new one (D47).
    answered(await save(1, [move(jan, at(MONDAY, 1), at(MONDAY, 3))]))
  })

  test('a driver whom nobody knows, and a car of no fleet', async () => {
    const nobody = '00000000-0000-4000-8000-000000000009'
    const { clashes } = clashesOf(await save(1, [move(nobody, null, at(MONDAY, 2))]))
    expect(clashes).toMatchObject([{ why: 'unknown-driver' }])
    const nowhere = { slot: MONDAY, carId: nobody, onCall: false }
    const other = clashesOf(await save(1, [move(jan, at(MONDAY, 1), nowhere)]))
    expect(other.clashes).toMatchObject([{ why: 'unknown-car' }])
  })

  test('what needs a move that clashes is named as that', async () => {
    answered(await save(1, [move(jan, at(MONDAY, 1), at(MONDAY, 3))], { as: anna }))
    answered(await save(2, [move(ewa, null, at(MONDAY, 1))], { as: anna }))
    const mine = [move(ewa, at(MONDAY, 2), null), move(jan, at(MONDAY, 3), at(MONDAY, 1))]
    const { clashes } = clashesOf(await save(3, mine))
    expect(clashes.map(({ why }) => why)).toEqual(['moved', 'other-move'])
  })
})

describe('said twice, too late, or of another week', () => {
  test('the same request again has one effect and the same answer', async () => {
    const moves = [move(jan, at(MONDAY, 1), at(MONDAY, 2))]
    const first = answered(await save(1, moves, { key: 'one-and-the-same' }))
    answered(await save(2, [move(jan, at(MONDAY, 2), at(MONDAY, 3))], { as: anna }))
    expect(answered(await save(1, moves, { key: 'one-and-the-same' }))).toEqual(first)
    expect(await slot(MONDAY)).toEqual(['W03 Jan Lis'])
  })

  test('moves that are saved already make no new version, under whatever request', async () => {
    const moves = [move(jan, at(MONDAY, 1), at(MONDAY, 2))]
    answered(await save(1, moves))
    expect(answered(await save(1, moves))).toMatchObject({ version: 2 })
    expect((await now()).version).toBe(2)
  })

  test('a base thirty versions old is as good as any', async () => {
    for (let version = 1; version <= 30; version += 1) {
      const [from, to] = version % 2 === 1 ? [1, 2] : [2, 1]
      answered(await save(version, [move(ewa, at(TUESDAY, from), at(TUESDAY, to))], { as: anna }))
    }
    const saved = answered(await save(1, [move(jan, at(MONDAY, 1), at(MONDAY, 2))]))
    expect(saved).toMatchObject({ version: 32, others: [] })
  })

  test('a version that is kept no more can not be told against, and refuses nothing', async () => {
    answered(await save(1, [move(ewa, at(TUESDAY, 1), at(TUESDAY, 2))], { as: anna }))
    answered(await save(2, [move(ewa, at(TUESDAY, 2), at(TUESDAY, 3))], { as: anna }))
    await server.database.queries.execute('delete from schedule_versions where version = 2')
    const saved = answered(await save(2, [move(jan, at(MONDAY, 1), at(MONDAY, 2))]))
    expect(saved).toMatchObject({ version: 4, others: null })
  })

  test('a base that the week has not had yet is that of another week', async () => {
    const answer = await save(7, [move(jan, at(MONDAY, 1), at(MONDAY, 2))])
    expect(answer).toMatchObject({ status: 409, failure: { code: 'unknown_base' } })
  })

  test('a week that was taken away, or generated anew under another id, is not there', async () => {
    const { id } = await now()
    await server.database.queries.execute('delete from schedule_weeks')
    const sent = { id, base: 1, moves: [move(jan, at(MONDAY, 1), at(MONDAY, 2))] }
    expect(await server.call(saveMoves, sent, { as: office })).toMatchObject({ status: 404 })
    answered(await server.call(generateWeek, WEEK, { as: office }))
    expect(await server.call(saveMoves, sent, { as: office })).toMatchObject({ status: 404 })
    expect((await now()).version).toBe(1)
  })

  test('a driver whose record was folded into another one is moved under that one', async () => {
    const second = await submit(server, WEEK, 'Jan Lis', '600100209', { 3: 'day' })
    answered(await server.call(mergeDrivers, { staysId: second, foldedId: jan } as never, { as: office }))
    const week = await now()
    answered(await save(week.version, [move(jan, at(MONDAY, 1), at(MONDAY, 2))]))
    expect(await slot(MONDAY)).toEqual(['W02 Jan Lis'])
  })

  test('nobody but the office saves', async () => {
    const { id } = await now()
    const sent = { id, base: 1, moves: [move(jan, at(MONDAY, 1), at(MONDAY, 2))] }
    expect(await server.call(saveMoves, sent, {})).toMatchObject({ status: 401 })
    const driver = await server.asScope('driver', jan)
    expect((await server.call(saveMoves, sent, { as: driver })).ok).toBe(false)
    expect((await now()).version).toBe(1)
  })

  test('a tab of the edition before, which sends the whole week, goes on as it did: an older version is refused to it', async () => {
    const older = await now()
    answered(await save(1, [move(jan, at(MONDAY, 1), at(MONDAY, 2))], { as: anna }))
    const { id, version } = older
    const sent = { id, version, places: placesOnBoard(older) }
    expect(await server.call(updateWeek, sent, { as: office })).toMatchObject({
      failure: { code: 'older_version' },
    })
    const newer = await now()
    const again = { id, version: newer.version, places: placesOnBoard(newer) }
    answered(await server.call(updateWeek, again, { as: office }))
    expect(await slot(MONDAY)).toEqual(['W02 Jan Lis'])
  })
})

describe('the first saving is the base calendar with what was moved on it', () => {
  beforeEach(() => server.database.queries.execute('delete from schedule_weeks'))
  const opened = async () => {
    server.clock.advance(300)
    return answered(await server.call(openBoard, WEEK, { as: office }))
  }
  /** The car in which the base calendar seats Jan on Monday, and one that is free then. */
  const seatOfJan = async () => {
    const { initial, names, mark } = await opened()
    const seats = initial?.week.slots[MONDAY]?.seats ?? []
    const numbers = seats.map((driver, index) => ({ driver, number: index + 1 }))
    const sits = numbers.find(({ driver }) => names.driverIds[driver] === jan)?.number ?? 0
    return { mark, sits, free: numbers.find(({ driver }) => driver === -1)?.number ?? 0 }
  }

  test('as it was seen, though somebody has sent availability meanwhile; who did waits', async () => {
    const { mark, sits, free } = await seatOfJan()
    await submit(server, WEEK, 'Iga Bąk', '600100204', { 0: 'day' })
    const moves = [move(jan, at(MONDAY, sits), at(MONDAY, free))]
    answered(await server.call(generateBoard, { ...WEEK, mark, moves }, { as: office }))
    const monday = await slot(MONDAY)
    expect(monday).toContain(`W0${free} Jan Lis`)
    expect(monday).toContain('rezerwa Iga Bąk')
  })

  test('without a move it is the one of now, and a second time it is there already', async () => {
    const { mark } = await opened()
    const iga = await submit(server, WEEK, 'Iga Bąk', '600100204', { 0: 'day' })
    answered(await server.call(generateBoard, { ...WEEK, mark, moves: [] }, { as: office }))
    const { saved, names } = await opened()
    expect(saved?.week.slots[MONDAY]?.seats).toContain(names.driverIds.indexOf(iga))
    expect(await server.call(generateBoard, { ...WEEK, mark, moves: [] }, { as: office })).toMatchObject({
      failure: { code: 'already_generated' },
    })
  })

  test('moves that do not fit the base calendar of now are named, and nothing is generated', async () => {
    const { free } = await seatOfJan()
    const moves = [move(jan, at(MONDAY, free), null)]
    const sent = { ...WEEK, mark: 'long forgotten', moves }
    expect(await server.call(generateBoard, sent, { as: office })).toMatchObject({
      failure: { code: 'clash', details: { version: 0, clashes: [{ driverId: jan, why: 'moved' }] } },
    })
    expect((await opened()).saved).toBeNull()
  })
})
