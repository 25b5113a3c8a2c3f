import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { openOwnCalendar } from '#features/drivers/session/contract.ts'
import { showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addDriver, editDriver, listDrivers, removeDriver } from '../contract.ts'
import { previewNote, previewSwitch, sendNote, switchDrivers } from '../contract-bulk.ts'
import { eraseDriver, listDriverMessages } from '../contract-data.ts'

const NOBODY = '7b8a1a52-5a0e-4c3b-9d7e-000000000001'

let server: TestServer
let office: TestCaller
let admin: TestCaller
let [jan, ewa, ola] = ['', '', '']
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser()
  admin = await server.asUser({ admin: true })
  jan = await add('Jan Lis', '600100200', 'jan@example.pl')
  ewa = await add('Ewa Żak', '600100201', '')
  ola = await add('Ola Ćma', '600100202', 'ola@example.pl')
})

const add = async (fullName: string, phone: string, email: string) =>
  answered(await server.call(addDriver, { fullName, phone, email }, { as: office })).id
const change = async (ids: string[], active: boolean, key?: string) =>
  answered(await server.call(switchDrivers, { ids, active }, { as: office, ...(key ? { key } : {}) }))
const activeOnes = async () =>
  answered(await server.call(listDrivers, {}, { as: office }))
    .data.filter(({ attributes }) => attributes.active)
    .map(({ attributes }) => attributes.fullName)

describe('many drivers are switched in one act', () => {
  test('off, with whom it was so and who is gone named; said twice it is the same', async () => {
    await change([ewa], false)
    expect(await change([jan, ewa, NOBODY, jan], false)).toEqual({
      ...{ changed: [jan], same: [ewa], gone: [NOBODY] },
    })
    expect(await activeOnes()).toEqual(['Ola Ćma'])
    const again = await change([jan, ewa], false)
    expect([again.changed, again.same.length]).toEqual([[], 2])
    expect((await change([jan, ewa], true)).changed.sort()).toEqual([jan, ewa].sort())
    expect(await activeOnes()).toEqual(['Ewa Żak', 'Jan Lis', 'Ola Ćma'])
  })

  test('off ends open calendars', async () => {
    const { pin } = answered(await server.call(showDriverPin, { id: jan }, { as: admin }))
    const open = () => server.call(openOwnCalendar, { phone: '600100200', pin })
    expect((await open()).ok).toBe(true)
    await change([jan], false)
    expect((await open()).ok).toBe(false)
  })

  test('two at once switch each driver once', async () => {
    const both = await Promise.all([change([jan, ewa, ola], false), change([ola, ewa, jan], false)])
    expect(both.map(({ changed }) => changed.length).sort()).toEqual([0, 3])
  })

  test('what follows is told before: shifts that stay', async () => {
    await addCars(server.database.queries, 1)
    const week = { year: 2026, week: 12 }
    const kto = await submit(server, week, 'Kto Jedzie', '600100205', { 0: 'day' })
    answered(await server.call(generateWeek, week, { as: admin }))
    const preview = answered(
      await server.call(previewSwitch, { ids: [kto, jan, NOBODY], active: false }, { as: office }),
    )
    expect(preview).toEqual({ change: 2, same: 0, gone: 1, withShifts: [kto], unsettled: [] })
    expect(await activeOnes()).toContain('Kto Jedzie')
  })

  test('the log names the act and counts, nobody by name', async () => {
    await change([jan, ewa, NOBODY], false)
    const { data } = answered(await server.call(listAudit, {}, { as: admin }))
    const [row] = data.filter(({ attributes }) => attributes.action === 'PUT /api/drivers/switch')
    expect(row?.attributes.details).toMatchObject({ active: false, drivers: 2, same: 0, left: 1 })
  })

  test('drivers and strangers may not, and more than 2000 are refused in words', async () => {
    const as = await server.asScope('driver', jan)
    expect((await server.call(switchDrivers, { ids: [jan], active: false }, { as })).status).toBe(401)
    const ids = Array.from(
      { length: 2001 },
      (_, at) => `7b8a1a52-5a0e-4c3b-9d7e-${String(at).padStart(12, '0')}`,
    )
    const refused = await server.call(switchDrivers, { ids, active: false }, { as: office })
    expect(refused).toMatchObject({ ok: false, status: 400 })
  })
})

describe('many drivers are written to in one act', () => {
  const NOTE = { subject: 'Myjnia', text: 'W piątek myjnia jest zamknięta.', way: 'email-or-sms' } as const
  const send = async (ids: string[], more: object = {}, key?: string) =>
    answered(await server.call(sendNote, { ids, ...NOTE, ...more }, { as: office, ...(key ? { key } : {}) }))
  const lettersOf = async (id: string) =>
    answered(await server.call(listDriverMessages, { id, page: 1 }, { as: admin })).data.filter(
      ({ attributes }) => attributes.kind === 'sms' || !attributes.subject.includes('PIN'),
    )

  test('by letter, by SMS where there is no address, and who is gone is named', async () => {
    const ids = [jan, ewa, NOBODY]
    const preview = answered(await server.call(previewNote, { ids, ...NOTE }, { as: office }))
    expect(preview).toMatchObject({ email: 1, sms: 1, parts: 1, left: [{ id: NOBODY, why: 'gone' }] })
    expect(await lettersOf(jan)).toEqual([])
    expect(await send(ids)).toMatchObject({ email: 1, sms: 1, left: [{ id: NOBODY, why: 'gone' }] })
    expect((await lettersOf(jan)).map(({ attributes }) => attributes.subject)).toEqual(['Myjnia'])
    expect(await lettersOf(ewa)).toHaveLength(1)
  })

  test('by letter alone names who has no address', async () => {
    expect(await send([jan, ewa], { way: 'email' })).toMatchObject({
      ...{ email: 1, sms: 0, left: [{ id: ewa, why: 'no-way' }] },
    })
  })

  test('said twice, and by two at once, nobody gets it twice; other words and another day are another one', async () => {
    const both = await Promise.all([send([jan, ola]), send([ola, jan])])
    expect(both.reduce((sum, { email }) => sum + email, 0)).toBe(2)
    expect(await send([jan, ola])).toMatchObject({
      email: 0,
      left: [{ why: 'told-today' }, { why: 'told-today' }],
    })
    const first = await send([jan], { text: 'Inne słowa.' }, 'prosba-1')
    expect(await send([jan], { text: 'Inne słowa.' }, 'prosba-1')).toEqual(first)
    expect(await lettersOf(jan)).toHaveLength(2)
    server.clock.set('2026-03-12T11:00:00Z')
    office = await server.asUser()
    admin = await server.asUser({ admin: true })
    expect(await send([jan])).toMatchObject({ email: 1 })
  })

  test('a capital, a stop or another subject makes no other message of the same words', async () => {
    expect(await send([jan])).toMatchObject({ email: 1 })
    const again = { text: `${NOTE.text.toLocaleUpperCase('pl')} .`, subject: 'Inny temat' }
    expect(await send([jan], again)).toMatchObject({ email: 0, left: [{ id: jan, why: 'told-today' }] })
  })

  test('nobody gets more than five on one day', async () => {
    for (const nth of ['pierwsza', 'druga', 'trzecia', 'czwarta', 'piąta'])
      expect(await send([jan, ola], { text: `Wiadomość ${nth}` })).toMatchObject({ email: 2 })
    expect(await send([jan], { text: 'Wiadomość szósta' })).toMatchObject({
      ...{ email: 0, left: [{ id: jan, why: 'enough-today' }] },
    })
  })

  test('a subject is one line, whatever was pasted into it', async () => {
    await send([jan], { subject: 'Myjnia\r\nBcc: obcy@example.com' })
    expect((await lettersOf(jan)).map(({ attributes }) => attributes.subject)).toEqual([
      'Myjnia Bcc: obcy@example.com',
    ])
  })

  test('who is erased takes along what went to an address of before', async () => {
    await send([jan])
    const changed = { id: jan, fullName: 'Jan Lis', phone: '600100200', email: 'nowy@example.pl' }
    answered(await server.call(editDriver, changed, { as: admin }))
    await send([jan], { text: 'Druga wiadomość.' })
    answered(await server.call(eraseDriver, { id: jan }, { as: admin }))
    const rows = await server.database.queries.select().from(messages)
    expect(rows.filter(({ recipient, aboutId }) => recipient !== '' && aboutId === jan)).toEqual([])
  })

  test('nothing typed is told in words', async () => {
    const refused = await server.call(sendNote, { ids: [jan], ...NOTE, text: ' ' }, { as: office })
    expect(refused).toMatchObject({ status: 400, failure: { fields: { text: 'Wpisz treść wiadomości.' } } })
  })

  test('a driver who is removed meanwhile is gone', async () => {
    answered(await server.call(removeDriver, { id: ola }, { as: admin }))
    expect(await send([ola])).toMatchObject({ email: 0, left: [{ id: ola, why: 'gone' }] })
  })
})
