import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listMessages } from '#features/messaging/contract.ts'
import { editPaperKind, listPaperKinds, savePaper } from '#features/papers/contract.ts'
import { setMarket, setWeek } from '#features/settings/contract.ts'
import { MONDAY_DAY, openOffice, TUESDAY_DAY, WEEK } from '#test/schedule/moving-office.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { readMarket } from '../../contract.ts'
import * as offers from '../../contract-offers.ts'
import { acceptRequest, listRequests, refuseRequest } from '../../contract-office.ts'
import { newsSubject } from '../../texts-messages.ts'
import { marketJobs } from '../jobs.ts'

const MONDAY = { date: '2026-03-16', shift: 'day' as const }
const TUESDAY = { date: '2026-03-17', shift: 'day' as const }

let server: TestServer
let office: Awaited<ReturnType<typeof openOffice>>
let ola: string
beforeAll(async () => {
  server = await startTestServer()
})
/** Jan drives on Monday, Ewa on Tuesday, by day; Ola has nothing. */
beforeEach(async () => {
  office = await openOffice(server)
  server.clock.advance(300)
  ola = await submit(server, WEEK, 'Ola Ćma', '600100203', {})
  await set({ on: true, names: true, approval: 'never', reserveMinutes: 0 })
})
afterAll(() => server.close())

const set = async (market: object) => {
  answered(await server.call(setMarket, market, { as: office.admin() }))
}
const as = (id: string) => server.asScope('driver', id)
const offer = async (giver: string, slot: object, more: object = {}) =>
  server.callRaw(offers.offerShift, { ...slot, ...more }, { as: await as(giver) })
const offered = async (giver: string, slot: object, more: object = {}) =>
  (answered(await offer(giver, slot, more)) as { id: string }).id
const act = async (call: typeof offers.takeOffer, driver: string, id: string) =>
  server.call(call, { id }, { as: await as(driver) })
const take = (driver: string, id: string) => act(offers.takeOffer, driver, id)
const withdraw = async (driver: string, id: string) =>
  server.call(offers.withdrawOffer, { id }, { as: await as(driver) })
const decline = async (driver: string, id: string) =>
  server.call(offers.declineOffer, { id }, { as: await as(driver) })
const look = async (driver: string) => {
  server.clock.advance(300)
  return answered(await server.call(readMarket, {}, { as: await as(driver) }))
}
const drivesAt = async (slot: number) => {
  server.clock.advance(300)
  const { placesOnBoard } = await import('#test/schedule/readable-week.ts')
  return placesOnBoard(await office.week())
    .filter((place) => place.slot === slot && place.carId !== null)
    .map(({ driverId }) => driverId)
}
const subjects = async () => {
  const { data } = answered(await server.call(listMessages, { kind: 'email' }, { as: office.admin() }))
  return data
    .filter(({ attributes }) => attributes.aboutKind.startsWith('market-'))
    .map(({ attributes }) => `${attributes.state}: ${attributes.subject}`)
    .sort()
}
const endDead = async () => {
  for (const job of marketJobs(server.platform)) await job.run()
}

describe('a shift is offered', () => {
  test('it stays the giver’s until somebody takes it, and is the taker’s with its car from then on', async () => {
    const id = await offered(office.jan, MONDAY)
    expect(await drivesAt(MONDAY_DAY)).toEqual([office.jan])
    const seen = (await look(ola)).offers
    expect(seen).toMatchObject([{ id, ...MONDAY, giver: 'Jan Lis', asks: 'everyone', asksOffice: false }])
    expect(answered(await take(ola, id))).toEqual({ state: 'done' })
    expect(await drivesAt(MONDAY_DAY)).toEqual([ola])
    expect((await look(ola)).own).toMatchObject([{ ...MONDAY, car: seen[0]?.car, offer: null }])
    expect((await look(office.jan)).own).toEqual([])
    expect(await subjects()).toEqual([`no-gateway: ${newsSubject('given')}`])
  })

  test('it can be taken back until it is taken, and not after', async () => {
    const first = await offered(office.jan, MONDAY)
    answered(await withdraw(office.jan, first))
    expect(await take(ola, first)).toMatchObject({ status: 409, failure: { code: 'offer_gone' } })
    const second = await offered(office.jan, MONDAY)
    answered(await take(ola, second))
    expect((await withdraw(office.jan, second)).ok).toBe(false)
    expect(await drivesAt(MONDAY_DAY)).toEqual([ola])
  })

  test('nobody offers what is not the own shift, nor one shift twice, nor one that has begun', async () => {
    expect(await offer(ola, MONDAY)).toMatchObject({ failure: { code: 'not_yours' } })
    await offered(office.jan, MONDAY)
    expect(await offer(office.jan, MONDAY)).toMatchObject({ failure: { code: 'already_offered' } })
    await office.leap('2026-03-17T05:00:00Z')
    expect(await offer(office.ewa, TUESDAY)).toMatchObject({ failure: { code: 'not_yours' } })
  })

  test('nobody takes back, or takes, what is somebody else’s', async () => {
    const id = await offered(office.jan, MONDAY, { to: office.ewa })
    expect((await withdraw(ola, id)).ok).toBe(false)
    expect((await take(ola, id)).ok).toBe(false)
    expect((await take(office.jan, id)).ok).toBe(false)
    expect((await look(ola)).offers).toEqual([])
  })

  test('the taker’s door is the rule book: who drives that day, or the night before, is not let in', async () => {
    await office.move(ola, MONDAY_DAY + 1, 1)
    const id = await offered(office.ewa, TUESDAY)
    expect((await look(ola)).offers).toEqual([])
    expect(await take(ola, id)).toMatchObject({ failure: { code: 'day_after_night' } })
    const monday = await offered(office.jan, MONDAY)
    expect(await take(ola, monday)).toMatchObject({ failure: { code: 'already_driving' } })
    expect(await drivesAt(MONDAY_DAY)).toEqual([office.jan])
  })

  test('what would be refused for the car is not listed as one to take', async () => {
    const id = await offered(office.jan, MONDAY)
    expect((await look(ola)).offers.map((each) => each.id)).toEqual([id])
    const [carId = ''] = office.cars
    const admin = { as: office.admin() }
    const kinds = answered(await server.call(listPaperKinds, {}, admin)).data
    const kindId = kinds.find(({ attributes }) => attributes.name === 'Gaśnica')?.id ?? ''
    answered(
      await server.call(editPaperKind, { id: kindId, name: 'Gaśnica', leadDays: 30, blocks: true }, admin),
    )
    answered(await server.call(savePaper, { kindId, subjectId: carId, expiresOn: '2026-01-01' }, admin))
    expect(await take(ola, id)).toMatchObject({ failure: { code: 'car_off' } })
    expect((await look(ola)).offers).toEqual([])
  })

  test('the office moves the weeks on: an offer of a week before is shown with its car still', async () => {
    const id = await offered(office.jan, MONDAY)
    const [before] = (await look(ola)).offers
    answered(await server.call(setWeek, { week: 13, year: 2026 }, { as: office.admin() }))
    expect((await look(ola)).offers).toMatchObject([{ id, car: before?.car }])
  })

  test('of many who take it at once one has it', async () => {
    const id = await offered(office.jan, MONDAY)
    const answers = await Promise.all([take(ola, id), take(office.ewa, id), take(ola, id)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await drivesAt(MONDAY_DAY)).toHaveLength(1)
  })

  test('what the office moved meanwhile can’t be taken, and the offer ends by itself', async () => {
    const id = await offered(office.jan, MONDAY)
    await office.put(office.jan, [])
    expect((await look(ola)).offers).toEqual([])
    expect(await take(ola, id)).toMatchObject({ failure: { code: 'offer_gone' } })
    await endDead()
    expect(await subjects()).toEqual([`no-gateway: ${newsSubject('off')}`])
  })
})

describe('offering is no way to write to a colleague without end', () => {
  const again = async (more: object) => {
    const made = await offer(office.jan, MONDAY, more)
    if (made.ok) answered(await withdraw(office.jan, (made.value as { id: string }).id))
    return made.status
  }
  const times = async (count: number, more: object = {}) => {
    const statuses: number[] = []
    for (let index = 0; index < count; index += 1) statuses.push(await again(more))
    return statuses
  }

  test('five times a day to one, twenty in all', async () => {
    expect(await times(6, { to: ola })).toEqual([200, 200, 200, 200, 200, 429])
    expect(await offer(office.jan, MONDAY, { to: ola })).toMatchObject({ failure: { code: 'too_many' } })
    expect(await times(16)).toEqual([...Array.from({ length: 15 }, () => 200), 429])
    server.clock.advance(86_400_001)
    expect(await times(1, { to: ola })).toEqual([200])
  })

  test('of those that are sent at once none is counted too few', async () => {
    await times(4, { to: ola })
    const both = await Promise.all([
      offer(office.jan, MONDAY, { to: ola }),
      offer(office.jan, MONDAY, { to: ola }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('two shifts are swapped', () => {
  test('each is judged with the given one gone, and both change hands or none', async () => {
    const id = await offered(office.jan, MONDAY, {
      to: office.ewa,
      forDate: TUESDAY.date,
      forShift: TUESDAY.shift,
    })
    expect((await look(office.ewa)).offers).toMatchObject([{ asks: 'you', inReturn: TUESDAY }])
    answered(await take(office.ewa, id))
    expect([await drivesAt(MONDAY_DAY), await drivesAt(TUESDAY_DAY)]).toEqual([[office.ewa], [office.jan]])
  })

  test('a swap within one night’s rest is judged without the shift that is given', async () => {
    await office.move(office.ewa, MONDAY_DAY + 1, 1)
    // Jan's Monday day for Ewa's Monday night: beside each other neither could have both.
    const id = await offered(office.jan, MONDAY, { to: office.ewa, forDate: MONDAY.date, forShift: 'night' })
    answered(await take(office.ewa, id))
    expect([await drivesAt(0), await drivesAt(1)]).toEqual([[office.ewa], [office.jan]])
  })

  test('where the fleet shows no names nobody is asked alone, and no name is told', async () => {
    await set({ names: false })
    expect(await offer(office.jan, MONDAY, { to: ola })).toMatchObject({ failure: { code: 'nobody_there' } })
    await offered(office.jan, MONDAY)
    expect((await look(ola)).offers).toMatchObject([{ giver: null }])
    const colleagues = await server.call(offers.listColleagues, MONDAY, { as: await as(office.jan) })
    expect(answered(colleagues).data).toEqual([])
  })

  test('colleagues are listed who may have it, with the shifts that could be swapped for it', async () => {
    await office.put(ola, [{ slot: 8, carId: office.cars[0] ?? null }])
    const { data } = answered(await server.call(offers.listColleagues, MONDAY, { as: await as(office.jan) }))
    expect(data).toEqual([
      { driverId: office.ewa, fullName: 'Ewa Żak', mayTake: true, swaps: [TUESDAY] },
      { driverId: ola, fullName: 'Ola Ćma', mayTake: true, swaps: [{ date: '2026-03-20', shift: 'day' }] },
    ])
  })
})

describe('where the fleet wants it the office decides', () => {
  const requests = async () => answered(await server.call(listRequests, {}, { as: office.admin() })).data
  const asked = async () => {
    await set({ approval: 'always' })
    const id = await offered(office.jan, MONDAY)
    expect(answered(await take(ola, id))).toEqual({ state: 'asked' })
    return id
  }

  test('a request waits, the shift stays the giver’s, and both weeks are told side by side', async () => {
    const id = await asked()
    expect(await drivesAt(MONDAY_DAY)).toEqual([office.jan])
    expect(await requests()).toMatchObject([
      {
        ...{ id, state: 'asked', forbidden: false },
        giver: { fullName: 'Jan Lis', places: [{ ...MONDAY, kind: 'car', reg: expect.stringMatching(/./) }] },
        taker: { fullName: 'Ola Ćma', places: [], ill: [] },
      },
    ])
    expect((await look(office.jan)).own).toMatchObject([{ offer: { state: 'asked' } }])
    expect((await look(ola)).wanted).toMatchObject([{ id }])
  })

  test('accepted it is done and both are told; a second decision is refused', async () => {
    const id = await asked()
    answered(await server.call(acceptRequest, { id }, { as: office.admin() }))
    expect(await drivesAt(MONDAY_DAY)).toEqual([ola])
    expect(await subjects()).toEqual(
      [`no-gateway: ${newsSubject('given')}`, `no-gateway: ${newsSubject('got')}`].sort(),
    )
    const [ended] = await requests()
    expect(ended).toMatchObject({ state: 'done', decidedBy: expect.stringMatching(/./) })
    const late = await server.call(refuseRequest, { id, reason: 'Za krótki staż' }, { as: office.admin() })
    expect(late).toMatchObject({ status: 409, failure: { code: 'decided' } })
    if (late.ok) throw new Error('decided twice')
    expect(late.failure.msg).toMatch(
      new RegExp(`^Tę prośbę rozstrzygnięto: zgoda \\(${ended?.decidedBy}, \\d+\\.3\\.2026, \\d+:\\d\\d\\)`),
    )
  })

  test('who decides what its giver took back meanwhile is told so, and by whom it was not', async () => {
    const id = await asked()
    answered(await withdraw(office.jan, id))
    const late = await server.call(refuseRequest, { id, reason: 'Za krótki staż' }, { as: office.admin() })
    expect(late).toMatchObject({ status: 409, failure: { code: 'decided' } })
    if (late.ok) throw new Error('decided though taken back')
    expect(late.failure.msg).toMatch(/^Prośba jest cofnięta przez kierowcę \(\d/)
  })

  test('who decides what the taker wants no more is told that it is offered again', async () => {
    const id = await asked()
    answered(await decline(ola, id))
    expect(await server.call(acceptRequest, { id }, { as: office.admin() })).toMatchObject({
      failure: { code: 'decided', msg: 'Kierowca nie chce już tej zmiany albo chce jej ktoś inny.' },
    })
  })

  test('refused it stays the giver’s, both are told with the reason', async () => {
    const id = await asked()
    answered(await server.call(refuseRequest, { id, reason: 'Za krótki staż' }, { as: office.admin() }))
    expect(await drivesAt(MONDAY_DAY)).toEqual([office.jan])
    expect(await subjects()).toEqual(Array(2).fill(`no-gateway: ${newsSubject('refused')}`))
    expect(await requests()).toMatchObject([{ state: 'refused', reason: 'Za krótki staż' }])
  })

  test('refused it stands on the pages of both, with the reason, until each has read it', async () => {
    const id = await asked()
    expect((await look(office.jan)).ended).toEqual([])
    answered(await server.call(refuseRequest, { id, reason: 'Za krótki staż' }, { as: office.admin() }))
    const told = { id, ...MONDAY, how: 'refused', reason: 'Za krótki staż', inReturn: null }
    expect((await look(office.jan)).ended).toMatchObject([{ ...told, isGiver: true, other: 'Ola Ćma' }])
    expect((await look(ola)).ended).toMatchObject([{ ...told, isGiver: false, other: 'Jan Lis' }])
    expect((await look(office.ewa)).ended).toEqual([])
    const read = async (driver: string) =>
      server.call(offers.readEnded, { id }, { as: await server.asScope('driver', driver) })
    expect(await read(office.ewa)).toMatchObject({ failure: { code: 'offer_gone' } })
    answered(await read(ola))
    answered(await read(ola))
    expect((await look(ola)).ended).toEqual([])
    expect((await look(office.jan)).ended).toMatchObject([{ id }])
  })

  test('what the rules forbid by now is not accepted, and stays a request', async () => {
    const id = await asked()
    await office.put(ola, [{ slot: MONDAY_DAY, carId: office.cars[1] ?? null }])
    expect(await requests()).toMatchObject([{ id, forbidden: true }])
    expect(await server.call(acceptRequest, { id }, { as: office.admin() })).toMatchObject({
      failure: { code: 'breaks_rules' },
    })
    expect(await requests()).toMatchObject([{ id, state: 'asked' }])
  })

  test('what nobody decides before the shift begins stays the giver’s, both hear it, and it does not vanish', async () => {
    const id = await asked()
    await office.leap('2026-03-16T05:00:00Z')
    expect(await server.call(acceptRequest, { id }, { as: office.admin() })).toMatchObject({
      failure: { code: 'begun' },
    })
    await endDead()
    await endDead()
    expect(await drivesAt(MONDAY_DAY)).toEqual([office.jan])
    expect(await requests()).toMatchObject([{ id, state: 'expired' }])
    expect(await subjects()).toEqual(Array(2).fill(`no-gateway: ${newsSubject('request-expired')}`))
  })

  test('under N hours: only what begins soon is asked of the office', async () => {
    await set({ approval: 'soon', approvalHours: 24 })
    const id = await offered(office.jan, MONDAY)
    answered(await withdraw(office.jan, id))
    await office.leap('2026-03-15T12:00:00Z')
    const soon = await offered(office.jan, MONDAY)
    expect(answered(await take(ola, soon))).toEqual({ state: 'asked' })
    const later = await offered(office.ewa, TUESDAY)
    expect(answered(await take(ola, later))).toEqual({ state: 'done' })
  })
})
