import { beforeEach, describe, expect, test } from 'vitest'
import { addDriver, editDriver, getDriver, removeDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { keepFormerApart, listFormerDrivers } from '#features/drivers/office/contract-former.ts'
import { ensureDriver } from '#features/drivers/server/public.ts'
import { drivers, formerDrivers } from '#features/drivers/server/tables.ts'
import { platformDrivers } from '#features/income/facts/server/tables.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { matchingJobs } from '#features/income/matching/server/jobs.ts'
import { payOutInCash, readDriverLedger } from '#features/settlement/ledger/contract.ts'
import type { Phone } from '#kernel/phone.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { fileOf, weekOf, who } from '#test/income/small-files.ts'
import { answered } from '#test/server/test-server.ts'
import { makeCharge, makeScheme, PLAIN } from './made-week.ts'
import { weekOffice } from './week-office.ts'

/** Who is removed from the list and comes back is one person: nothing that was settled is settled again. */
const office = weekOffice()
const PHONE = '+48500000041' as Phone
const JAN = who('Jan Wracający', PHONE, 'bolt-jan')
const week = (of: number): Week => ({ year: 2026, week: of })

beforeEach(() => makeScheme(office.queries, PLAIN))

async function load(of: number, net: number, driver = JAN) {
  const dates = datesOf(week(of))
  const [date, until] = [dates[0], dates[6]]
  const file = {
    ...fileOf('bolt-earnings', [weekOf(driver, net, { date, until } as object)]),
    ...{ periodStart: date, periodEnd: until, sha256: `${of}${net}`.padStart(64, '0') },
  }
  answered(await office.server.call(importResults, { file } as never, { as: office.admin }))
}

const add = async (fullName = JAN.name, phone: string = PHONE) =>
  answered(await office.server.call(addDriver, { fullName, phone, email: '' }, { as: office.admin }))
const remove = async (id: string) =>
  answered(await office.server.call(removeDriver, { id }, { as: office.admin }))
/** By a form that anybody may send. */
const comesByForm = async (fullName = JAN.name, phone = PHONE) =>
  (
    await office.server.database.transaction((tx) =>
      ensureDriver(tx, office.server.platform, { fullName, phone, email: 'jan@example.pl' }),
    )
  ).id
const former = async () =>
  answered(await office.server.call(listFormerDrivers, {}, { as: office.admin })).data
const apart = async (id: string, formerId: string) =>
  office.server.call(keepFormerApart, { id, formerId }, { as: office.admin })

async function pay(driverId: string, statement: string, grosze: number) {
  const paid = { driverId, statement, grosze, note: '' }
  answered(await office.server.call(payOutInCash, paid, { as: office.money }))
}

/** Weeks 45 and 46 closed and paid in cash. */
async function paidAndRemoved(): Promise<string> {
  const { id } = await add()
  await load(45, 30_000)
  await load(46, 26_186)
  await office.closeAll(week(45))
  await pay(id, 'R/2026/45/0001', 30_000)
  await office.closeAll(week(46))
  await pay(id, 'R/2026/46/0001', 26_186)
  await remove(id)
  return id
}

/** What the fleet owes in these weeks by statements and drafts together, by whom. */
async function owed(...weeks: number[]) {
  const all = await Promise.all(weeks.map(async (of) => (await office.read(week(of))).data))
  return all.map((data) =>
    Object.fromEntries(data.map(({ driverId, resultGrosze, state }) => [driverId, [resultGrosze, state]])),
  )
}

const balance = async (driverId: string) =>
  answered(await office.server.call(readDriverLedger, { driverId }, { as: office.money })).balanceGrosze

describe('added by the office under the same name and phone', () => {
  test('is the same record again, with all that was settled', async () => {
    const jan = await paidAndRemoved()
    expect(await add()).toEqual({ id: jan, returned: true })
    await load(47, 10_000)
    expect(await owed(45, 46, 47)).toEqual([
      { [jan]: [30_000, 'paid'] },
      { [jan]: [26_186, 'paid'] },
      { [jan]: [10_000, 'draft'] },
    ])
    expect(await office.corrections()).toEqual([])
    await office.closeAll(week(47))
    expect(await balance(jan)).toBe(10_000)
    expect(await former()).toEqual([])
  })

  test('keeps debts, charges and open weeks', async () => {
    const { id: jan } = await add()
    await load(46, 5000)
    await makeCharge(office.queries, jan, 'fine', 220, { week: week(46) })
    await office.closeAll(week(46))
    await load(47, 1000)
    await makeCharge(office.queries, jan, 'wash', 30)
    await remove(jan)
    await add()
    expect(await owed(47)).toEqual([{ [jan]: [-2000, 'draft'] }])
    expect(await balance(jan)).toBe(-17_000)
  })

  test('under another name is another person, who gets nothing of the other’s past', async () => {
    const jan = await paidAndRemoved()
    const { id: ewa, returned } = await add('Ewa Nowa')
    expect([ewa === jan, returned]).toEqual([false, false])
    await load(47, 10_000, who('Ewa Nowa', PHONE, 'bolt-ewa'))
    expect(await owed(45, 46, 47)).toEqual([
      { [jan]: [30_000, 'paid'] },
      { [jan]: [26_186, 'paid'] },
      { [ewa]: [10_000, 'draft'] },
    ])
    expect(await office.corrections()).toEqual([])
  })
})

test('added by a coordinator, it is asked whether it is the same person', async () => {
  const jan = await paidAndRemoved()
  const person = { fullName: JAN.name, phone: PHONE, email: 'obcy@example.pl' }
  const added = answered(await office.server.call(addDriver, person, { as: await office.server.asUser() }))
  expect([added.id === jan, added.returned]).toEqual([false, false])
  expect(await former()).toMatchObject([{ driverId: added.id, formerId: jan }])
})

test('whoever returns has the further numbers again', async () => {
  const [{ id: jan }, { id: second }] = [await add(), await add('Jan T. Wracający', '+48500000049')]
  answered(await office.server.call(mergeDrivers, { staysId: jan, foldedId: second }, { as: office.admin }))
  await remove(jan)
  await add()
  const read = async () =>
    answered(await office.server.call(getDriver, { id: jan }, { as: office.admin })).attributes
  expect(await read()).toMatchObject({ phoneNumber: PHONE, furtherPhones: ['+48500000049'] })
  await remove(jan)
  const again = await comesByForm()
  answered(await office.server.call(mergeDrivers, { staysId: again, foldedId: jan }, { as: office.admin }))
  expect(await read()).toMatchObject({ phoneNumber: PHONE, furtherPhones: ['+48500000049'] })
})

describe('added by a form', () => {
  test('no week moves before the office has said who it is', async () => {
    const jan = await paidAndRemoved()
    const again = await comesByForm()
    await load(47, 10_000)
    await matchingJobs(office.server.platform)[0]?.run()
    // Also in a file of another kind, which names the phone alone.
    await load(47, 11_000, who(JAN.name, PHONE))
    const [first, second, third] = await owed(45, 46, 47)
    expect([first, second]).toEqual([{ [jan]: [30_000, 'paid'] }, { [jan]: [26_186, 'paid'] }])
    expect(Object.keys(third ?? {})).toEqual([jan])
    expect(await office.corrections()).toEqual([])
    expect(await former()).toMatchObject([{ driverId: again, formerId: jan, formerName: JAN.name }])
  })

  test('joined, what was settled stays settled and the rest is the new record’s', async () => {
    const jan = await paidAndRemoved()
    const again = await comesByForm()
    await load(47, 10_000)
    const pair = { staysId: again, foldedId: jan }
    answered(await office.server.call(mergeDrivers, pair, { as: office.admin }))
    expect(await owed(45, 46, 47)).toEqual([
      { [jan]: [30_000, 'paid'] },
      { [jan]: [26_186, 'paid'] },
      { [again]: [10_000, 'draft'] },
    ])
    expect(await office.corrections()).toEqual([])
    await load(48, 7000)
    expect(await balance(again)).toBe(0)
    await office.closeAll(week(47))
    expect(await balance(again)).toBe(10_000)
    expect(await former()).toEqual([])
    // Said twice, or by two at once.
    expect(await office.server.call(mergeDrivers, pair, { as: office.admin })).toMatchObject({
      failure: { code: 'no_such_driver' },
    })
  })

  test('kept apart, the past stays where it was and what comes is the new one’s', async () => {
    const jan = await paidAndRemoved()
    const again = await comesByForm()
    answered(await apart(again, jan))
    expect(await former()).toEqual([])
    expect(await apart(again, jan)).toMatchObject({ failure: { code: 'no_such_former' } })
    await load(47, 10_000, who(JAN.name, PHONE, 'bolt-other-jan'))
    expect(await owed(45, 46, 47)).toEqual([
      { [jan]: [30_000, 'paid'] },
      { [jan]: [26_186, 'paid'] },
      { [again]: [10_000, 'draft'] },
    ])
  })

  test('whom files name by a number that the list never knew stays too, and is asked about', async () => {
    const other = '+48500000048' as Phone
    const { id: jan } = await add()
    await load(44, 20_000)
    await load(45, 30_000, who(JAN.name, other, 'bolt-jan'))
    // The number with its name alone is whoever the account is.
    await load(46, 40_000, who(JAN.name, other))
    for (const no of [44, 45, 46]) await office.closeAll(week(no))
    const before = await owed(44, 45, 46)
    expect(before.flatMap((one) => Object.keys(one))).toEqual([jan, jan, jan])
    await remove(jan)
    const again = await comesByForm(JAN.name, other)
    expect(await former()).toEqual([])
    await load(47, 10_000, who(JAN.name, other))
    expect(await owed(44, 45, 46)).toEqual(before)
    expect(await office.corrections()).toEqual([])
    expect(await former()).toMatchObject([{ driverId: again, formerId: jan }])
  })

  test('erased, the removed record of the same person is erased with it', async () => {
    await paidAndRemoved()
    const again = await comesByForm()
    answered(await office.server.call(eraseDriver, { id: again }, { as: office.admin }))
    const { queries } = office
    expect(await queries.select().from(formerDrivers)).toEqual([])
    const texts = JSON.stringify([
      await queries.select().from(platformDrivers),
      await queries.select().from(drivers),
    ])
    expect(texts).not.toContain('Wracający')
    expect(texts).not.toContain(PHONE)
    expect((await office.read(week(45))).data.map(({ resultGrosze }) => resultGrosze)).toEqual([30_000])
  })

  test('a driver who is given the number of a removed one gets nothing of the past either', async () => {
    const jan = await paidAndRemoved()
    const { id: other } = await add(JAN.name, '+48500000042')
    expect(other).not.toBe(jan)
    answered(await office.server.call(editDriver, { id: other, phone: PHONE }, { as: office.admin }))
    await load(47, 10_000)
    expect(await owed(45, 46, 47)).toEqual([
      { [jan]: [30_000, 'paid'] },
      { [jan]: [26_186, 'paid'] },
      { [jan]: [10_000, 'draft'] },
    ])
    expect(await former()).toMatchObject([{ driverId: other, formerId: jan }])
  })

  test('a driver on the list keeps the own further numbers, and the joined record shows none', async () => {
    const jan = await paidAndRemoved()
    const again = await comesByForm()
    answered(await office.server.call(mergeDrivers, { staysId: again, foldedId: jan }, { as: office.admin }))
    const { attributes } = answered(await office.server.call(getDriver, { id: jan }, { as: office.admin }))
    expect(attributes).toMatchObject({ phoneNumber: PHONE, furtherPhones: [] })
  })

  test('under another name, the file of a paid week loaded once more is asked about, before and after joining', async () => {
    const jan = await paidAndRemoved()
    const { id: anna } = await add('Anna Nowa')
    await load(45, 30_000, who('Anna Nowa', PHONE, null))
    const ofAnna = async () => (await office.read(week(45))).data.find(({ driverId }) => driverId === anna)
    const asked = { state: 'blocked', blocks: [{ code: 'reports-overlap', accounts: true }] }
    expect(await ofAnna()).toMatchObject(asked)
    answered(await office.server.call(mergeDrivers, { staysId: anna, foldedId: jan }, { as: office.admin }))
    expect(await ofAnna()).toMatchObject(asked)
  })

  test('whoever is said to be another person is not asked about the former record’s weeks', async () => {
    const jan = await paidAndRemoved()
    const { id: anna } = await add('Anna Nowa')
    await load(45, 30_000, who('Anna Nowa', PHONE, null))
    answered(await apart(anna, jan))
    expect((await office.read(week(45))).data.find(({ driverId }) => driverId === anna)).toMatchObject({
      ...{ state: 'draft', blocks: [] },
    })
  })

  test('who never was in any file begins anew at once', async () => {
    const { id } = await add()
    await remove(id)
    const again = await comesByForm()
    await load(47, 10_000)
    expect(await owed(47)).toEqual([{ [again]: [10_000, 'draft'] }])
  })
})

describe('weeks that an earlier edition has moved to a new record', () => {
  async function moved() {
    const jan = await paidAndRemoved()
    const again = await comesByForm()
    await office.queries.update(platformDrivers).set({ driverId: again })
    await office.queries.update(formerDrivers).set({ phones: [], removedAt: null })
    expect(await owed(45)).toEqual([{ [jan]: [30_000, 'paid'], [again]: [30_000, 'draft'] }])
    const pair = { staysId: again, foldedId: jan }
    expect(await former()).toMatchObject([{ driverId: again, formerId: jan, removedAt: null }])
    const fold = async () => answered(await office.server.call(mergeDrivers, pair, { as: office.admin }))
    return { jan, again, fold }
  }

  test('are settled once as soon as both are one', async () => {
    const { jan, again, fold } = await moved()
    await fold()
    await load(47, 10_000)
    expect(await owed(45, 46, 47)).toEqual([
      { [jan]: [30_000, 'paid'] },
      { [jan]: [26_186, 'paid'] },
      { [again]: [10_000, 'draft'] },
    ])
    expect(await office.corrections()).toEqual([])
  })

  test('are corrected where they were closed once more', async () => {
    const { again, fold } = await moved()
    await office.closeOnly(again, week(45))
    await fold()
    expect(await office.corrections()).toMatchObject([{ driverId: again, grosze: -30_000 }])
  })
})
