import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { eraseDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { addDayLimit } from '#features/limits/contract.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { setEditDeadline, setShowWeek, setUnknownPeople, setWeek } from '#features/settings/contract.ts'
import type { Phone } from '#kernel/phone.ts'
import { choice, type Form, formOf, WEEK } from '#test/availability/form.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  addSubmissionShift,
  getSubmissionDetails,
  removeSubmission,
  submitAvailability,
} from '../../contract.ts'
import {
  answerUnprovenForm,
  disownUnprovenForm,
  listDisownedForms,
  listOwnUnprovenForms,
  lookAtUnprovenForm,
  settleDisownedForm,
} from '../../contract-disown.ts'
import { changeOwnAvailability, getOwnAvailability, withdrawOwnAvailability } from '../../contract-own.ts'
import { confirmWaitingForms, listWaitingForms } from '../../contract-waiting.ts'
import { unprovenFormsOfDrivers } from '../driver-data.ts'
import { availabilityJobs } from '../jobs.ts'
import { unprovenForms } from '../tables.ts'

const JAN = 1
const OTHERS_NETWORK = '203.0.113.9'

let server: TestServer
let office: TestCaller
let jan: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-04T11:00:00Z')
  await server.reset()
  // The fleet knows Jan by what he sent a week before.
  answered(await send(JAN, { weekNum: 11, selectedDays: [choice(9, 'Dzień')] }))
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
  jan = await server.asScope('driver', await idOf(JAN))
})

const send = (driver: number, changes: Partial<Form> = {}, as?: TestCaller) =>
  server.call(submitAvailability, formOf(driver, changes), { from: OTHERS_NETWORK, ...(as ? { as } : {}) })
async function idOf(driver: number): Promise<string> {
  const [row] = await server.database.queries
    .select({ id: drivers.id })
    .from(drivers)
    .where(eq(drivers.phone, `+48${500_000_000 + driver}` as Phone))
  if (!row) throw new Error('There is no such driver.')
  return row.id
}
async function letters(): Promise<string[]> {
  const rows = await server.database.queries.select().from(messages).orderBy(asc(messages.createdAt))
  return rows.map(({ body }) => server.platform.secrets.open(body))
}
const keys = async () =>
  (await letters()).flatMap((text) => /\/to-nie-ja#([\w.-]+)/.exec(text)?.slice(1, 2) ?? [])
const link = async () => (await keys()).at(-1) ?? ''
const look = async (key?: string) =>
  answered(await server.call(lookAtUnprovenForm, { key: key ?? (await link()) }))
const disown = async (key?: string) => server.call(disownUnprovenForm, { key: key ?? (await link()) })
const own = async (as = jan) => answered(await server.call(listOwnUnprovenForms, {}, { as })).data
const answer = async (said: 'mine' | 'not-mine', as = jan) =>
  server.call(answerUnprovenForm, { id: (await own())[0]?.id ?? '', answer: said }, { as })
const told = async () => answered(await server.call(listDisownedForms, {}, { as: office })).data
const waiting = async () => answered(await server.call(listWaitingForms, {}, { as: office }))
const sent = async () =>
  answered(await server.call(getSubmissionDetails, WEEK, { as: office })).schedules.map(({ attributes }) =>
    attributes.selectedDays.map(({ day, shiftOption }) => `${day} ${shiftOption}`),
  )
const CHOSEN = ['16 Dzień', '17 Noc']

describe('a form for a known driver without the driver’s session', () => {
  test('the confirming letter goes to the driver’s own address with the link ‘To nie ja’', async () => {
    answered(await send(JAN))
    expect(await keys()).toHaveLength(1)
    expect(await look()).toMatchObject({
      ...WEEK,
      state: 'open',
      chosen: [
        { date: '2026-03-16', shift: 'Dzień' },
        { date: '2026-03-17', shift: 'Noc' },
      ],
    })
    expect(JSON.stringify(await look())).not.toContain('Kierowca')
  })

  test('no link: sent by the own session, by the office, by a person nobody knew, or to an address that only the form has', async () => {
    answered(await send(JAN, {}, jan))
    answered(await send(2))
    expect([await keys(), await own()]).toEqual([[], []])
    answered(await server.call(removeSubmission, { id: await numberOf() }, { as: office }))
    answered(await send(JAN, {}, office))
    expect([await keys(), await own()]).toEqual([[], []])
    answered(await server.call(removeSubmission, { id: await numberOf() }, { as: office }))
    await server.database.queries.update(drivers).set({ email: '' })
    answered(await send(JAN, { email: 'obcy@example.pl' }))
    expect(await keys()).toEqual([])
    // The driver's home says it all the same.
    expect(await own()).toMatchObject([{ state: 'open', chosen: [{ shift: 'Dzień' }, { shift: 'Noc' }] }])
  })

  test('a stranger’s address gets nothing: the link goes to the one that the office knows', async () => {
    answered(await send(JAN, { email: 'obcy@example.pl' }))
    const rows = await server.database.queries.select().from(messages).orderBy(asc(messages.createdAt))
    expect(rows.at(-1)?.recipient).toBe('kierowca1@example.pl')
    expect(await keys()).toHaveLength(1)
  })

  test('another driver sees and answers nothing of it', async () => {
    answered(await send(JAN))
    answered(await send(2, { weekNum: 12 }))
    const other = await server.asScope('driver', await idOf(2))
    expect(await own(other)).toEqual([])
    expect(await answer('not-mine', other)).toMatchObject({ status: 404, failure: { code: 'no_such_form' } })
    expect(await sent()).toContainEqual(CHOSEN)
  })

  test('a flood of forms makes one letter', async () => {
    const before = (await letters()).length
    for (let turn = 0; turn < 6; turn += 1) await send(JAN)
    expect((await letters()).length - before).toBe(1)
    answered(await disown())
    for (let turn = 0; turn < 6; turn += 1) await send(JAN)
    expect((await letters()).length - before).toBe(1)
  })
})

describe('‘To nie ja’', () => {
  test('takes the form back; opening the link changes nothing, and saying it twice answers the same', async () => {
    answered(await send(JAN))
    await look()
    expect(await sent()).toEqual([CHOSEN])
    const first = answered(await disown())
    expect([first.state, await sent()]).toEqual(['not-mine', []])
    expect(answered(await disown())).toEqual(first)
    expect(await told()).toMatchObject([{ fullName: 'Kierowca 1', ...WEEK, outcome: 'form' }])
    expect((await look()).state).toBe('not-mine')
  })

  test('by three presses at once it is taken back once', async () => {
    answered(await send(JAN))
    const key = await link()
    const id = (await own())[0]?.id ?? ''
    const atHome = server.call(answerUnprovenForm, { id, answer: 'not-mine' }, { as: jan })
    const answers = await Promise.all([disown(key), disown(key), atHome])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([(await told()).length, await sent()]).toEqual([1, []])
  })

  test('what the office had added stays; without the form the week counts as not sent', async () => {
    answered(await send(JAN))
    const id = await numberOf()
    answered(
      await server.call(addSubmissionShift, { id, date: '2026-03-20', shiftOption: 'Dzień' }, { as: office }),
    )
    answered(await disown())
    expect(await sent()).toEqual([['20 Dzień']])
    expect(answered(await server.call(getOwnAvailability, WEEK, { as: jan })).sent).toBeNull()
    answered(await send(JAN, {}, jan))
    expect(await sent()).toEqual([['16 Dzień', '17 Noc', '20 Dzień']])
  })

  test('after it forms without the session wait for the office, until that week is over, whatever the fleet has set', async () => {
    answered(await server.call(setUnknownPeople, { confirmUnknown: 'never' }, { as: office }))
    answered(await send(JAN))
    answered(await disown())
    expect(answered(await send(JAN))).toMatchObject({ waiting: true })
    expect(await send(JAN)).toMatchObject({ status: 409 })
    expect([await sent(), (await waiting()).all]).toEqual([[], 1])
    // The next week's form, sent while the disowned week runs.
    server.clock.set('2026-03-18T11:00:00Z')
    office = await server.asUser({ admin: true })
    answered(await server.call(setWeek, { ...WEEK } as never, { as: office }))
    const next = { weekNum: 13, selectedDays: [choice(23, 'Dzień')] }
    expect(answered(await send(JAN, next))).toMatchObject({ waiting: true })
  })

  test('the driver’s own session sends at once; one that waits makes way, or is disowned again where the office confirmed it', async () => {
    answered(await send(JAN))
    answered(await disown())
    answered(await send(JAN))
    const { until } = await waiting()
    const done = answered(await server.call(confirmWaitingForms, { until, seen: 1 }, { as: office }))
    expect([done.confirmed, await sent()]).toEqual([1, [CHOSEN]])
    answered(await answer('not-mine'))
    expect(await sent()).toEqual([])
    answered(await send(JAN, { selectedDays: [choice(18, 'Noc')] }, jan))
    expect([await sent(), await own()]).toEqual([[['18 Noc']], []])
  })

  test('nobody’s link takes back what the driver has sent, changed or confirmed by the own session', async () => {
    answered(await send(JAN))
    const key = await link()
    const { sent: before } = answered(await server.call(getOwnAvailability, WEEK, { as: jan }))
    const version = before?.version ?? ''
    const selectedDays = [choice(19, 'Dzień')]
    answered(await server.call(changeOwnAvailability, { ...WEEK, version, selectedDays }, { as: jan }))
    expect(answered(await disown(key)).state).toBe('changed')
    expect([await sent(), await told(), await own()]).toEqual([[['19 Dzień']], [], []])
  })

  test('withdrawn by the driver and sent anew by the own session: the link takes nothing back', async () => {
    answered(await server.call(setEditDeadline, { editDeadline: { weekday: 5, hour: 18 } }, { as: office }))
    answered(await send(JAN))
    const { sent: before } = answered(await server.call(getOwnAvailability, WEEK, { as: jan }))
    answered(
      await server.call(withdrawOwnAvailability, { ...WEEK, version: before?.version ?? '' }, { as: jan }),
    )
    answered(await send(JAN, {}, jan))
    expect(answered(await disown()).state).toBe('changed')
    expect(await sent()).toEqual([CHOSEN])
  })

  test('an invented key opens nothing, and says the same of every number', async () => {
    const refused = { status: 404, failure: { code: 'wrong_link' } }
    expect(await disown(`f.${'x'.repeat(43)}`)).toMatchObject(refused)
    expect(await server.call(lookAtUnprovenForm, { key: '' })).toMatchObject(refused)
  })

  test('once the week has begun it is too late, by the link and at home', async () => {
    answered(await send(JAN))
    const key = await link()
    server.clock.set('2026-03-16T05:00:00Z')
    expect(answered(await disown(key)).state).toBe('begun')
    jan = await server.asScope('driver', await idOf(JAN))
    expect(await own()).toEqual([])
  })

  test('the schedule was made of it: the seats are freed as one version, and the office is told', async () => {
    await addCars(server.database.queries, 2)
    answered(await send(JAN))
    answered(await server.call(generateWeek, WEEK, { as: office }))
    const before = await board()
    expect(seatsOn(before)).toBe(2)
    answered(await disown())
    const after = await board()
    expect([seatsOn(after), after.version]).toEqual([0, before.version + 1])
    expect(await told()).toMatchObject([{ outcome: 'form-and-shifts' }])
  })
})

describe('at home, by the own session', () => {
  test('‘To ja’ makes it the driver’s own: the card goes, and the link is dead', async () => {
    answered(await send(JAN))
    const key = await link()
    expect(answered(await answer('mine')).data).toEqual([])
    expect(answered(await disown(key)).state).toBe('mine')
    expect([await sent(), await told()]).toEqual([[CHOSEN], []])
  })

  test('‘To ja’ after ‘To nie ja’ brings it back as the own one, on the places that are free', async () => {
    answered(await send(JAN))
    expect(answered(await answer('not-mine')).data).toMatchObject([{ state: 'not-mine', mayUndo: true }])
    expect(answered(await answer('mine')).data).toEqual([])
    expect([await sent(), await told()]).toEqual([[CHOSEN], []])
    expect(answered(await disown()).state).toBe('mine')
    // Nothing waits any more.
    answered(await server.call(removeSubmission, { id: await numberOf() }, { as: office }))
    expect(answered(await send(JAN))).not.toHaveProperty('waiting')
  })

  test('the office has settled it, or the form is closed meanwhile: there is no undo, and it says so', async () => {
    answered(await send(JAN))
    answered(await answer('not-mine'))
    const [matter] = await told()
    answered(await server.call(settleDisownedForm, { id: matter?.id ?? '' }, { as: office }))
    expect(await told()).toEqual([])
    expect(await own()).toMatchObject([{ state: 'not-mine', mayUndo: false }])
    expect(await answer('mine')).toMatchObject({ status: 409, failure: { code: 'cannot_undo' } })
    expect(await sent()).toEqual([])
    expect(await server.call(settleDisownedForm, { id: matter?.id ?? '' }, { as: office })).toMatchObject({
      status: 404,
    })
  })
})

test('the week is closed meanwhile: ‘To nie ja’ still takes the form back, and nothing can be sent again', async () => {
  answered(await send(JAN))
  answered(await server.call(setShowWeek, { showWeek: false }, { as: office }))
  expect(answered(await answer('not-mine')).data).toMatchObject([{ state: 'not-mine', mayUndo: false }])
  expect(await answer('mine')).toMatchObject({ status: 409, failure: { code: 'cannot_undo' } })
  expect(await sent()).toEqual([])
})

test('another has taken the place meanwhile: what comes back by ‘To jednak ja’ is reserve, and that one keeps it', async () => {
  const monday = { dayNumber: 16, month: 3, year: 2026, day: 1, info: '', active: true }
  answered(await server.call(addDayLimit, monday, { as: office }))
  answered(await send(JAN))
  answered(await send(2, { selectedDays: [choice(16, 'Dzień')] }))
  expect(await sent()).toEqual([CHOSEN, ['16 Dzień rezerwa']])
  answered(await answer('not-mine'))
  expect(await sent()).toEqual([['16 Dzień']])
  answered(await answer('mine'))
  expect(await sent()).toEqual([['16 Dzień rezerwa', '17 Noc'], ['16 Dzień']])
})

describe('what is kept of it', () => {
  test('the audit log knows of it', async () => {
    answered(await send(JAN))
    answered(await answer('not-mine'))
    const { data } = answered(await server.call(listAudit, {}, { as: office }))
    expect(data.some(({ attributes }) => attributes.action.includes('unproven-forms/answer'))).toBe(true)
  })

  test('the driver’s own data tell of it', async () => {
    answered(await send(JAN))
    const id = await idOf(JAN)
    const parts = await unprovenFormsOfDrivers().read(server.database.queries, id)
    expect(parts).toMatchObject([{ rows: [{ asked: '2026-03-16 Dzień, 2026-03-17 Noc', answer: null }] }])
  })

  test('two records of one person become one: a disowned form still holds strangers back, and is told', async () => {
    answered(await send(2, { weekNum: 12, selectedDays: [choice(18, 'Dzień')] }))
    answered(await send(JAN))
    answered(await disown())
    const staysId = await idOf(2)
    answered(await server.call(mergeDrivers, { staysId, foldedId: await idOf(JAN) }, { as: office }))
    expect(await told()).toMatchObject([{ driverId: staysId }])
    expect(await sent()).toEqual([['18 Dzień']])
  })

  test('where both had sent a form of the week, nobody can tell them apart any more: nothing is asked', async () => {
    answered(await send(2, { weekNum: 12, selectedDays: [choice(18, 'Dzień')] }))
    answered(await send(JAN))
    const key = await link()
    answered(
      await server.call(mergeDrivers, { staysId: await idOf(2), foldedId: await idOf(JAN) }, { as: office }),
    )
    expect(await disown(key)).toMatchObject({ status: 404 })
    expect(await sent()).toEqual([['16 Dzień', '17 Noc', '18 Dzień']])
  })

  test('the number is changed meanwhile: the link is the driver’s, and the old number is nobody’s', async () => {
    answered(await send(JAN))
    const key = await link()
    await server.database.queries
      .update(drivers)
      .set({ phone: '+48500009999' as Phone })
      .where(eq(drivers.id, await idOf(JAN)))
    expect(answered(await disown(key)).state).toBe('not-mine')
    expect(await sent()).toEqual([])
  })

  test('an erased driver leaves nothing of it', async () => {
    answered(await send(JAN))
    const key = await link()
    answered(await server.call(removeSubmission, { id: await numberOf() }, { as: office }))
    answered(await server.call(eraseDriver, { id: await idOf(JAN) }, { as: office }))
    expect(await server.database.queries.select().from(unprovenForms)).toEqual([])
    expect(await disown(key)).toMatchObject({ status: 404 })
  })

  test('a week’s words go with its beginning, and the rest nine weeks later', async () => {
    answered(await send(JAN, { selectedDays: [], empty: true, reason: 'Choroba' }))
    answered(await disown())
    const job = availabilityJobs(server.platform).find(({ name }) => name === 'forget unproven forms')
    const rows = () => server.database.queries.select().from(unprovenForms)
    server.clock.set('2026-03-23T05:00:00Z')
    await job?.run()
    expect(await rows()).toMatchObject([{ reason: null, keyFingerprint: null, answer: 'not-mine' }])
    server.clock.set('2026-05-26T05:00:00Z')
    await job?.run()
    expect(await rows()).toEqual([])
  })
})

async function numberOf(): Promise<number> {
  const { schedules } = answered(await server.call(getSubmissionDetails, WEEK, { as: office }))
  return schedules.find(({ attributes }) => attributes.fullName === 'Kierowca 1')?.id ?? 0
}
async function board() {
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  return week
}
function seatsOn({ days, nights }: Awaited<ReturnType<typeof board>>): number {
  return [...days, ...nights].flatMap(({ cars }) => cars.flatMap((car) => car.drivers)).length
}
