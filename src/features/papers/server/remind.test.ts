import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { addDriver, editDriver, toggleDriver } from '#features/drivers/office/contract.ts'
import { addVehicle } from '#features/fleet/vehicles/contract.ts'
import { listMessages, readMessage } from '#features/messaging/contract.ts'
import { vehicleNumber } from '#test/fleet/vehicles.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { listPaperKinds, savePaper } from '../contract.ts'
import { previewRemindingPapers, remindOfPapers } from '../contract-remind.ts'

let server: TestServer
let office: TestCaller
let admin: TestCaller
let [jan, ewa] = ['', '']
let kinds: Map<string, string>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  await at('2026-03-11T11:00:00Z')
  jan = await add('Jan Lis', '600100200', 'jan@example.pl')
  ewa = await add('Ewa Żak', '600100201', '')
  const { data } = answered(await server.call(listPaperKinds, {}, { as: office }))
  kinds = new Map(data.map(({ id, attributes }) => [attributes.name, id]))
  await save('Prawo jazdy', jan, '2026-03-08')
  await save('Badania lekarskie', jan, '2026-03-20')
  await save('Prawo jazdy', ewa, '2026-03-14')
})

const at = async (instant: string) => {
  server.clock.set(instant)
  office = await server.asUser()
  admin = await server.asUser({ admin: true })
}
const add = async (fullName: string, phone: string, email: string) =>
  answered(await server.call(addDriver, { fullName, phone, email }, { as: office })).id
const paper = (name: string, subjectId: string) => ({ kindId: kinds.get(name) ?? '', subjectId })
const save = async (name: string, subjectId: string, expiresOn: string) =>
  answered(await server.call(savePaper, { ...paper(name, subjectId), expiresOn }, { as: office }))
const ALL = () => [paper('Prawo jazdy', jan), paper('Badania lekarskie', jan), paper('Prawo jazdy', ewa)]
const remind = async (papers = ALL(), key?: string) =>
  answered(await server.call(remindOfPapers, { papers }, { as: office, ...(key ? { key } : {}) }))
async function outbox() {
  const { data } = answered(await server.call(listMessages, {}, { as: admin }))
  const about = data.filter(({ attributes }) => attributes.aboutKind === 'paper-reminder')
  const read = await Promise.all(about.map(({ id }) => server.call(readMessage, { id }, { as: admin })))
  return read.map(answered).sort((a, b) => a.attributes.kind.localeCompare(b.attributes.kind))
}

describe('drivers are reminded of many papers in one act', () => {
  test('each by one message of all of them, by letter or else by SMS', async () => {
    const preview = answered(await server.call(previewRemindingPapers, { papers: ALL() }, { as: office }))
    expect(preview).toMatchObject({ people: 2, email: 1, sms: 1, left: [], night: null })
    expect(await outbox()).toEqual([])
    expect(await remind()).toMatchObject({ people: 2, email: 1, sms: 1, left: [] })
    const [letter, sms] = await outbox()
    expect(letter?.text).toContain(
      'Prawo jazdy: po terminie od 8.3.2026\nBadania lekarskie: ważny do 20.3.2026',
    )
    expect(sms?.text).toBe('Ewa Zak, odnow dokumenty: Prawo jazdy: wazny do 14.3.2026. Biuro floty')
  })

  test('in the language of the driver', async () => {
    answered(await server.call(editDriver, { id: jan, language: 'uk' }, { as: office }))
    await remind([paper('Prawo jazdy', jan)])
    expect((await outbox())[0]?.text).toContain('Prawo jazdy: термін минув 8.3.2026')
  })

  test('what nobody can be reminded of is named with the reason, the others go', async () => {
    const car = answered(await server.call(addVehicle, vehicleNumber(1), { as: admin })).id
    const far = await add('Ola Ćma', '600100202', 'ola@example.pl')
    await save('Prawo jazdy', far, '2030-01-01')
    const off = await add('Nie Jeździ', '600100203', 'off@example.pl')
    await save('Prawo jazdy', off, '2026-03-01')
    answered(await server.call(toggleDriver, { id: off, active: false }, { as: office }))
    const inspection = kinds.get('Przegląd techniczny') ?? ''
    const { people, left } = await remind([
      ...[paper('Prawo jazdy', jan), paper('Prawo jazdy', far), paper('Prawo jazdy', off)],
      ...[{ kindId: inspection, subjectId: car }, paper('Badania lekarskie', ewa)],
    ])
    expect(people).toBe(1)
    expect(Object.fromEntries(left.map(({ id, why }) => [id.slice(37), `${why}`]))).toEqual({
      ...{ [far]: 'valid', [off]: 'gone', [car]: 'of-vehicle', [ewa]: 'gone' },
    })
  })

  test('at most once a day: said twice, and by two at once; the next day again', async () => {
    const both = await Promise.all([remind(), remind()])
    expect(both.reduce((sum, { people }) => sum + people, 0)).toBe(2)
    expect((await remind()).left.map(({ why }) => why)).toEqual(['told-today', 'told-today', 'told-today'])
    expect(await outbox()).toHaveLength(2)
    await at('2026-03-12T11:00:00Z')
    const first = await remind(ALL(), 'prosba-1')
    expect(first.people).toBe(2)
    expect(await remind(ALL(), 'prosba-1')).toEqual(first)
  })

  test('not at night, which is told with the hour', async () => {
    await at('2026-03-11T21:30:00Z')
    const refused = await server.call(remindOfPapers, { papers: ALL() }, { as: office })
    expect(refused).toMatchObject({ status: 409, failure: { code: 'night' } })
    const preview = answered(await server.call(previewRemindingPapers, { papers: ALL() }, { as: office }))
    expect(preview.night).toEqual({ date: '2026-03-12', hour: 8 })
  })

  test('stands in the log with counts; drivers may not', async () => {
    await remind()
    const { data } = answered(await server.call(listAudit, {}, { as: admin }))
    const row = data.find(({ attributes }) => attributes.action === 'POST /api/papers/remind')
    expect(row?.attributes.details).toMatchObject({ people: 2, email: 1, sms: 1, left: 0 })
    const as = await server.asScope('driver', jan)
    expect((await server.call(remindOfPapers, { papers: ALL() }, { as })).status).toBe(401)
  })
})
