import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toggleDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { addGrounding, removeGrounding } from '#features/fleet/groundings/contract.ts'
import { messagingJobs } from '#features/messaging/server/public.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { setEditDeadline } from '#features/settings/contract.ts'
import { MONDAY, openMarket, TUESDAY } from '#test/market/open-market.ts'
import { MONDAY_DAY, TUESDAY_DAY, WEEK } from '#test/schedule/moving-office.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { newsSubject } from '../../texts-messages.ts'

let server: TestServer
let market: Awaited<ReturnType<typeof openMarket>>
let [jan, ewa, ola] = ['', '', '']
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  market = await openMarket(server)
  ;({ jan, ewa } = market.office)
  ola = market.ola
})
afterAll(() => server.close())

const admin = () => market.office.admin()
const toggle = async (id: string, active: boolean) =>
  answered(await server.call(toggleDriver, { id, active }, { as: admin() }))
const notSent = (...news: Parameters<typeof newsSubject>[0][]) =>
  news.map((each) => `no-gateway: ${newsSubject(each)}`).sort()
const stateOf = async (giver: string) => (await market.look(giver)).own[0]?.offer?.state

describe('who leaves', () => {
  test('a giver who is switched off gives nothing any more: the office has the shift, nobody takes it', async () => {
    const id = await market.offered(jan, MONDAY)
    await toggle(jan, false)
    expect((await market.look(ola)).offers).toEqual([])
    expect(await market.take(ola, id)).toMatchObject({ failure: { code: 'offer_gone' } })
    await market.minute()
    await toggle(jan, true)
    expect(await stateOf(jan)).toBeUndefined()
    expect(await market.drivesAt(MONDAY_DAY)).toEqual([jan])
  })

  test('who was asked alone and is switched off leaves the giver an answer: it is off', async () => {
    await market.offered(jan, MONDAY, { to: ola })
    await toggle(ola, false)
    await market.minute()
    expect(await stateOf(jan)).toBeUndefined()
    expect(await market.letters()).toEqual([...notSent('off'), `withdrawn: ${newsSubject('offered')}`])
  })

  test('who wanted it and is switched off wants it no more: it is open to all others again', async () => {
    await market.set({ approval: 'always' })
    const id = await market.offered(jan, MONDAY)
    answered(await market.take(ola, id))
    await toggle(ola, false)
    expect(await market.requests()).toMatchObject([{ id, forbidden: true }])
    await market.minute()
    expect(await market.requests()).toEqual([])
    expect(await stateOf(jan)).toBe('open')
    expect((await market.look(ewa)).offers).toMatchObject([{ id }])
  })

  test('who wanted it and is erased is named nowhere, and the offer is open again', async () => {
    await market.set({ approval: 'always' })
    const id = await market.offered(jan, MONDAY)
    answered(await market.take(ola, id))
    answered(await server.call(eraseDriver, { id: ola }, { as: admin() }))
    expect(await stateOf(jan)).toBe('open')
    expect((await market.look(ewa)).offers).toMatchObject([{ id }])
  })

  test('who was asked alone and is erased leaves the giver an answer', async () => {
    await market.offered(jan, MONDAY, { to: ola })
    answered(await server.call(eraseDriver, { id: ola }, { as: admin() }))
    expect(await stateOf(jan)).toBeUndefined()
    expect(await market.letters()).toEqual(expect.arrayContaining(notSent('off')))
  })

  test('records that are merged go on with what either offered', async () => {
    const id = await market.offered(jan, MONDAY)
    answered(await server.call(mergeDrivers, { staysId: ola, foldedId: jan }, { as: admin() }))
    server.clock.advance(300)
    expect((await market.look(ola)).own).toMatchObject([{ ...MONDAY, offer: { id, state: 'open' } }])
    answered(await market.take(ewa, id))
    expect(await market.drivesAt(MONDAY_DAY)).toEqual([ewa])
  })

  test('who wants the own shift after a merge wants nothing: nobody gives to himself', async () => {
    await market.set({ approval: 'always' })
    const id = await market.offered(jan, MONDAY)
    answered(await market.take(ola, id))
    answered(await server.call(mergeDrivers, { staysId: jan, foldedId: ola }, { as: admin() }))
    expect(await market.requests()).toEqual([])
    expect(await stateOf(jan)).toBeUndefined()
  })
})

describe('the week moves on', () => {
  test('a shift that the office removed can’t be taken; the giver hears that the offer is off', async () => {
    const id = await market.offered(jan, MONDAY)
    await market.office.put(jan, [])
    expect(await market.take(ola, id)).toMatchObject({ failure: { code: 'offer_gone' } })
    await market.minute()
    expect(await market.letters()).toEqual(notSent('off'))
  })

  test('a shift that was moved to another car goes with that car', async () => {
    const id = await market.offered(jan, MONDAY)
    await market.office.move(jan, MONDAY_DAY, 1)
    const [offer] = (await market.look(ola)).offers
    expect(offer?.car?.reg).toBe('W02')
    answered(await market.take(ola, id))
    expect((await market.look(ola)).own[0]?.car?.reg).toBe('W02')
  })

  test('a swap whose shift in return was moved away is off for both', async () => {
    const swap = { to: ewa, forDate: TUESDAY.date, forShift: TUESDAY.shift }
    const id = await market.offered(jan, MONDAY, swap)
    await market.office.move(ewa, TUESDAY_DAY + 2, 1)
    expect((await market.look(ewa)).offers).toEqual([])
    expect(await market.take(ewa, id)).toMatchObject({ failure: { code: 'offer_gone' } })
    await market.minute()
    expect(await stateOf(jan)).toBeUndefined()
  })

  test('a week is generated once: what was offered of it stays offered', async () => {
    const id = await market.offered(jan, MONDAY)
    expect(await server.call(generateWeek, WEEK, { as: admin() })).toMatchObject({
      failure: { code: 'already_generated' },
    })
    expect((await market.look(ola)).offers).toMatchObject([{ id }])
  })

  test('a car that is grounded takes its offer along; with the car that the office gives instead it can be taken', async () => {
    const id = await market.offered(jan, MONDAY)
    const day = {
      dayStart: MONDAY.date,
      dayEnd: MONDAY.date,
      shiftStart: 'Dzień',
      shiftEnd: 'Dzień',
    } as const
    const [carId = ''] = market.office.cars
    const grounded = answered(await server.call(addGrounding, { carId, ...day }, { as: admin() }))
    server.clock.advance(300)
    // Whoever is moved off it sits in another car, or waits: what he drives now is what he offers.
    const drivers = await market.drivesAt(MONDAY_DAY)
    const seen = (await market.look(ola)).offers
    expect(seen.map((offer) => offer.id)).toEqual(drivers.includes(jan) ? [id] : [])
    for (const { car } of seen) expect(car?.reg).not.toBe('W01')
    answered(await server.call(removeGrounding, { id: grounded.id }, { as: admin() }))
  })

  test('what waits for the office is forbidden, not lost, while its car is off', async () => {
    await market.set({ approval: 'always' })
    const id = await market.offered(jan, MONDAY)
    answered(await market.take(ola, id))
    await market.office.put(jan, [{ slot: MONDAY_DAY, carId: null }])
    expect(await market.requests()).toMatchObject([{ id, state: 'asked', forbidden: true }])
    await market.minute()
    expect(await market.letters()).toEqual(notSent('off', 'off'))
    expect(await market.requests()).toMatchObject([{ id, state: 'expired' }])
  })

  test('nothing is offered of a week that is still chosen for, and editing ends where offers begin (D51)', async () => {
    answered(await server.call(setEditDeadline, { editDeadline: { weekday: 5, hour: 18 } }, { as: admin() }))
    expect(await market.offer(jan, { date: '2026-03-23', shift: 'day' })).toMatchObject({
      failure: { code: 'not_yours' },
    })
    await market.offered(jan, MONDAY)
    const own = await import('#features/availability/contract-own.ts')
    const sent = answered(await server.call(own.getOwnAvailability, WEEK, { as: await market.as(jan) })).sent
    const gone = await server.call(
      own.withdrawOwnAvailability,
      { ...WEEK, version: sent?.version ?? '' },
      { as: await market.as(jan) },
    )
    expect(gone).toMatchObject({ failure: { code: 'week_made' } })
    expect(await stateOf(jan)).toBe('open')
  })
})

describe('the market is switched off', () => {
  test('what is open ends and its giver hears so; what the office was asked it still decides', async () => {
    await market.set({ approval: 'always' })
    const asked = await market.offered(jan, MONDAY)
    answered(await market.take(ola, asked))
    await market.offered(ewa, TUESDAY)
    await market.set({ on: false })
    await market.minute()
    expect(await market.letters()).toEqual(notSent('off'))
    expect(await market.requests()).toMatchObject([{ id: asked, state: 'asked' }])
    await market.set({ on: true })
    expect(await stateOf(ewa)).toBeUndefined()
  })

  test('switched on again within a minute nothing has happened', async () => {
    const id = await market.offered(jan, MONDAY)
    await market.set({ on: false })
    expect(await market.take(ola, id)).toMatchObject({ failure: { code: 'off' } })
    await market.set({ on: true })
    await market.minute()
    answered(await market.take(ola, id))
  })
})

describe('what was said and is true no more', () => {
  test('not sent yet it never goes out; sent already, whom it reached hears that it is off', async () => {
    await market.offered(jan, MONDAY, { to: ola })
    const second = await market.offered(ewa, TUESDAY, { to: ola })
    // As if the gateway had taken the second one.
    const { messages, messageTopics } = await import('#features/messaging/server/tables.ts')
    const { eq, inArray } = await import('drizzle-orm')
    const { queries } = server.database
    const about = queries
      .select({ id: messageTopics.messageId })
      .from(messageTopics)
      .where(eq(messageTopics.aboutId, second))
    await queries
      .update(messages)
      .set({ state: 'sent', sentAt: server.clock.now().toISOString() })
      .where(inArray(messages.id, about))
    for (const giver of [jan, ewa]) {
      const offer = (await market.look(giver)).own[0]?.offer
      answered(await market.withdraw(giver, offer?.id ?? ''))
    }
    expect(await market.letters()).toEqual(
      [...notSent('off'), `sent: ${newsSubject('offered')}`, `withdrawn: ${newsSubject('offered')}`].sort(),
    )
  })

  test('of several who were asked first and heard, those who were too late hear that it has gone', async () => {
    const ida = await submit(server, WEEK, 'Ida Bąk', '600100204', {})
    await market.office.put(ola, [{ slot: MONDAY_DAY, carId: null }])
    await market.office.put(ida, [{ slot: MONDAY_DAY, carId: null }])
    await market.set({ reserveMinutes: 60 })
    const id = await market.offered(jan, MONDAY)
    const { messages } = await import('#features/messaging/server/tables.ts')
    await server.database.queries
      .update(messages)
      .set({ state: 'sent', sentAt: server.clock.now().toISOString() })
    answered(await market.take(ida, id))
    expect((await market.letters()).filter((letter) => letter.includes(newsSubject('off')))).toEqual(
      notSent('off'),
    )
    for (const job of messagingJobs(server.platform)) await job.run()
  })
})
