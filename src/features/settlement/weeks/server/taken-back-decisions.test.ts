import { describe, expect, test } from 'vitest'
import { entriesAboutDriver } from '#features/audit/server/public.ts'
import { eraseDriver } from '#features/drivers/office/contract-data.ts'
import { answered } from '#test/server/test-server.ts'
import { makeLoad, makeReference, makeRow, WEEK_47 } from '#test/settlement/made-week.ts'
import { weekOffice } from '#test/settlement/week-office.ts'
import { explainBlock, reopenStatement } from '../contract.ts'
import { decideCorrection } from '../contract-statement.ts'
import { undoCorrection, undoExplanation } from '../contract-undo.ts'

const office = weekOffice()
const WEEK_48 = { year: 2026, week: 48 }

/** Adam's closed week, which a late row makes 8,80 less. */
async function lateRow() {
  const { ids, refs } = await office.fleetOf({ 'Adam Abacki': 200 })
  const [adam = ''] = ids
  await office.closeAll()
  await makeLoad(office.queries, { no: 2, kind: 'bolt-earnings' })
  await makeRow(office.queries, {
    ...{ load: 2, row: 2, app: 'bolt' as const, ref: refs[0] ?? '' },
    amounts: { adjustment: -8.8 },
  })
  const [proposed] = await office.corrections()
  return { adam, id: proposed?.statementId ?? '', rowsDigest: proposed?.rowsDigest ?? '' }
}
const reopen = (id: string, lapse = false) =>
  office.server.call(reopenStatement, { id, reason: 'Pomyłka', lapse }, { as: office.money })

describe('an excluded correction', () => {
  async function excluded() {
    const late = await lateRow()
    const { id, rowsDigest } = late
    const decision = { decision: 'decline' as const, reason: 'flota bierze na siebie' }
    answered(
      await office.server.call(decideCorrection, { id, rowsDigest, ...decision }, { as: office.money }),
    )
    return late
  }

  test('is asked about before the week is opened again, which would charge it', async () => {
    const { adam, id } = await excluded()
    expect(await reopen(id)).toMatchObject({
      status: 409,
      failure: {
        code: 'excluded',
        facts: { grosze: -880, reason: 'flota bierze na siebie' },
        msg: expect.stringMatching(/8,80.*flota bierze na siebie/),
      },
    })
    expect((await office.statement(adam)).state).toBe('closed')
  })

  test('is told on the draft that charges it, until the week is closed again', async () => {
    const { adam, id } = await excluded()
    answered(await reopen(id, true))
    expect(await office.statement(adam)).toMatchObject({
      balanceGrosze: 19_120,
      excludedBefore: { grosze: -880, reason: 'flota bierze na siebie' },
    })
    await office.closeAll()
    expect(await office.statement(adam)).toMatchObject({ excludedBefore: null, toPayGrosze: 19_120 })
    expect(await office.corrections()).toEqual([])
  })

  test('says nothing where the week was opened without one', async () => {
    const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
    await office.closeAll()
    answered(await reopen((await office.statement(ids[0] ?? '')).id ?? ''))
    expect((await office.statement(ids[0] ?? '')).excludedBefore).toBeNull()
  })
})

describe('an accepted correction', () => {
  const undo = (id: string) =>
    office.server.call(undoCorrection, { id, reason: 'Pomyłka' }, { as: office.money })

  async function accepted() {
    const late = await lateRow()
    const { id, rowsDigest } = late
    const answer = await office.server.call(
      decideCorrection,
      { id, rowsDigest, decision: 'accept' },
      { as: office.money },
    )
    return { ...late, correction: answered(answer).id }
  }

  test('is taken back while no week has it: it is proposed again, and the week may be opened', async () => {
    const { adam, id, correction } = await accepted()
    expect((await office.statement(adam, WEEK_48)).lines).toMatchObject([
      { code: 'correction', amount: -880 },
    ])
    expect(await reopen(id)).toMatchObject({ failure: { code: 'already_corrected' } })
    answered(await undo(correction))
    expect(await office.corrections()).toMatchObject([{ grosze: -880 }])
    expect((await office.statement(adam, WEEK_48)).lines).toEqual([])
    expect(await undo(correction)).toMatchObject({ status: 404, failure: { code: 'no_such_correction' } })
    answered(await reopen(id))
  })

  test('leaves its reason in the log until the driver is erased', async () => {
    const { adam, correction } = await accepted()
    answered(await undo(correction))
    const reasons = async () =>
      (await entriesAboutDriver(office.queries, adam)).flatMap(({ details }) => details.reason ?? [])
    expect(await reasons()).toEqual(['Pomyłka'])
    answered(await office.server.call(eraseDriver, { id: adam }, { as: office.admin }))
    expect(await reasons()).toEqual([])
  })

  test('stays once a week that has it is closed', async () => {
    const { correction } = await accepted()
    await office.goTo('2026-11-30T09:00:00Z')
    await office.closeAll(WEEK_48)
    expect(await undo(correction)).toMatchObject({ status: 409, failure: { code: 'settled' } })
  })

  test('stays where another decision came after it: that one stands on it', async () => {
    const { adam, correction } = await accepted()
    const ref = await makeReference(office.queries, 'uber', 'Adam Abacki', adam)
    await makeLoad(office.queries, { no: 3, kind: 'uber-drivers' })
    await makeRow(office.queries, { load: 3, row: 2, app: 'uber', ref, amounts: { net: 5 } })
    const [next] = await office.corrections()
    answered(await office.accept(next))
    expect(await undo(correction)).toMatchObject({ status: 409, failure: { code: 'decided_since' } })
  })

  test('of two who take it back at once one is told that it is done', async () => {
    const { correction } = await accepted()
    const both = await Promise.all([undo(correction), undo(correction)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  })
})

describe('an explanation', () => {
  async function explained() {
    const { ids, refs } = await office.fleetOf({ 'Adam Abacki': 200 })
    const [adam = ''] = ids
    await makeLoad(office.queries, { no: 2, kind: 'bolt-earnings' })
    await makeRow(office.queries, {
      ...{ load: 2, row: 7, app: 'bolt' as const, ref: refs[0] ?? '' },
      amounts: { gross: 1000, commission: 100, net: 500 },
    })
    const [block] = (await office.statement(adam)).blocks
    const subject = block?.code === 'sums-differ' ? block.subject : ''
    const reason = 'Apka potwierdziła netto'
    const told = { ...WEEK_47, code: 'sums-differ' as const, subject }
    answered(
      await office.server.call(explainBlock, { ...told, driverIds: [adam], reason }, { as: office.money }),
    )
    return { adam, told: { ...told, driverId: adam } }
  }
  const undo = (told: Awaited<ReturnType<typeof explained>>['told']) =>
    office.server.call(undoExplanation, told, { as: office.money })

  test('is taken back while the week is open, and the block stands again', async () => {
    const { adam, told } = await explained()
    expect((await office.statement(adam)).blocks).toEqual([])
    answered(await undo(told))
    expect(await office.statement(adam)).toMatchObject({
      blocks: [{ code: 'sums-differ' }],
      explanations: [],
      mark: null,
    })
    expect(await undo(told)).toMatchObject({ status: 404, failure: { code: 'no_such_explanation' } })
  })

  test('of a closed week goes by opening it again', async () => {
    const { adam, told } = await explained()
    await office.closeAll()
    expect(await undo(told)).toMatchObject({
      status: 409,
      failure: { code: 'week_closed', msg: expect.stringContaining('Otwórz ponownie') },
    })
    answered(await reopen((await office.statement(adam)).id ?? ''))
    answered(await undo(told))
  })

  test('taken back between looking and closing lets nobody close what was seen', async () => {
    const { told } = await explained()
    const seen = await office.marks()
    answered(await undo(told))
    const { closed, left } = answered(await office.closeThese(seen))
    expect([closed, left]).toMatchObject([[], [{ blocks: [{ code: 'sums-differ' }] }]])
  })
})
