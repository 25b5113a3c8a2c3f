import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readOwnStatement } from '#features/settlement/own-statements/contract.ts'
import { printStatement } from '#features/settlement/weeks/contract-printing.ts'
import * as english from '#features/settlement/weeks/texts-lines.en.ts'
import * as georgian from '#features/settlement/weeks/texts-lines.ka.ts'
import * as russian from '#features/settlement/weeks/texts-lines.ru.ts'
import { lineWords } from '#features/settlement/weeks/texts-lines.ts'
import * as ukrainian from '#features/settlement/weeks/texts-lines.uk.ts'
import { readPdf } from '#test/files/read-pdf.ts'
import { answered } from '#test/server/test-server.ts'
import { WEEK_47 } from '#test/settlement/made-week.ts'
import { weekOffice } from '#test/settlement/week-office.ts'
import {
  addCharges,
  addSharedCost,
  counterCharge,
  listCharges,
  takeBackCharge,
  takeBackSharedCost,
} from '../contract.ts'
import { addInstalmentPlan, changeInstalmentPlan } from '../contract-standing.ts'
import { driverCharges } from './tables.ts'

const office = weekOffice()
const WEEK_48 = { year: 2026, week: 48 }
const WASHED = '2026-11-18'
/** When week 48 is over. */
const MONDAY_49 = '2026-11-30T08:00:00Z'

const charge = (kind: 'wash' | 'fine' | 'advance' | 'bonus' | 'own-car', driverId: string, detail = '') =>
  office.server.call(
    addCharges,
    { kind, ...WEEK_47, date: WASHED, detail, entries: [{ driverId, grosze: 3000 }] },
    { as: office.money },
  )
const entered = async (week = WEEK_47) => {
  const { drivers } = answered(await office.server.call(listCharges, week, { as: office.money }))
  return drivers.flatMap(({ charges }) => charges)
}
const counter = (id: string, week = 48) =>
  office.server.call(counterCharge, { id, year: 2026, week, date: '2026-11-28' }, { as: office.money })
const takeBack = (id: string) => office.server.call(takeBackCharge, { id }, { as: office.money })
const versionOf = async (driverId: string, week = WEEK_47) =>
  (await office.statement(driverId, week)).id ?? ''

/** A wash of week 47, which is closed, reversed in week 48. */
async function reversedWash() {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  const [adam = ''] = ids
  answered(await charge('wash', adam))
  await office.closeAll()
  const original = (await entered())[0]?.sourceId ?? ''
  const reversal = answered(await counter(original)).id
  return { adam, original, reversal }
}

test('an entry is not taken back while its reversal stands, and the way is told', async () => {
  const { adam, original, reversal } = await reversedWash()
  answered(await office.reopen(await versionOf(adam)))
  expect(await takeBack(original)).toMatchObject({
    status: 409,
    failure: {
      code: 'has_counter',
      facts: { year: 2026, week: 48, closed: false },
      msg: expect.stringMatching(/tygodniu 48.*Najpierw cofnij wpis odwrotny/),
    },
  })
  // The two make nothing of each other, whichever week is closed when.
  await office.closeAll()
  expect((await office.statement(adam)).lines.at(-1)).toMatchObject({ code: 'wash', amount: -3000 })
  answered(await office.reopen(await versionOf(adam)))
  answered(await takeBack(reversal))
  answered(await takeBack(original))
  expect([await entered(), await entered(WEEK_48)]).toEqual([[], []])
})

test('of two at once who take the entry back and reverse it, one is refused', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  const [adam = ''] = ids
  answered(await charge('fine', adam))
  await office.closeAll()
  const original = (await entered())[0]?.sourceId ?? ''
  const both = await Promise.all([counter(original), counter(original)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  answered(await office.reopen(await versionOf(adam)))
  const reversal = (await entered(WEEK_48))[0]?.sourceId ?? ''
  const [first, second] = await Promise.all([takeBack(original), takeBack(reversal)])
  // Whoever comes first: the entry never goes while the reversal stays.
  expect(second).toMatchObject({ ok: true })
  expect(first.ok || first.failure.code === 'has_counter').toBe(true)
})

test('once the reversal’s own week is closed both stay: together they are nothing', async () => {
  const { adam, original } = await reversedWash()
  // Opened while nothing followed; the next week is closed in the meantime.
  answered(await office.reopen(await versionOf(adam)))
  await office.goTo(MONDAY_49)
  await office.closeAll(WEEK_48)
  expect(await takeBack(original)).toMatchObject({
    status: 409,
    failure: { code: 'has_counter', facts: { closed: true }, msg: expect.stringContaining('Zostaw oba') },
  })
})

test('a record that was folded keeps its reversed entry, and the reversal of the one who stays holds it', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200, 'Adam Drugi': 100 })
  const [adam = '', other = ''] = ids
  answered(await charge('wash', other))
  await office.closeOnly(other)
  const original = (await entered())[0]?.sourceId ?? ''
  answered(await counter(original))
  await office.fold(adam, other)
  answered(await office.reopen(await versionOf(other)))
  expect(await takeBack(original)).toMatchObject({ failure: { code: 'has_counter' } })
})

test('who took an entry back before this was refused is told of the same money twice', async () => {
  const { original } = await reversedWash()
  await office.queries
    .update(driverCharges)
    .set({ takenBackAt: '2026-11-25T08:00:00Z', takenBackBy: 'Biuro' })
    .where(eq(driverCharges.id, original))
  expect((await entered(WEEK_48))[0]).toMatchObject({
    counter: true,
    original: { ...WEEK_47, date: WASHED, takenBack: true },
  })
})

test('the list says of an entry where it is reversed, and of the reversal what it reverses', async () => {
  await reversedWash()
  expect((await entered())[0]).toMatchObject({ countered: true, counteredIn: WEEK_48, original: null })
  expect((await entered(WEEK_48))[0]).toMatchObject({
    counteredIn: null,
    original: { ...WEEK_47, date: WASHED, takenBack: false },
  })
})

test('a statement says that a line is a reversal, and of what, in every language and on paper', async () => {
  const { adam } = await reversedWash()
  const [line] = (await office.statement(adam, WEEK_48)).lines.filter(({ code }) => code === 'wash')
  if (!line) throw new Error('No line.')
  const said = [lineWords, english.lineWords, ukrainian.lineWords, russian.lineWords, georgian.lineWords]
  expect(said.map((words) => words(line).label)).toEqual([
    'Wpis odwrotny: Mycie auta z 18.11.2026, tydzień 47/2026',
    'Reversal: Car wash of 18.11.2026, week 47/2026',
    'Зворотний запис: Миття авто від 18.11.2026, тиждень 47/2026',
    'Обратная запись: Мойка машины от 18.11.2026, неделя 47/2026',
    'უკუჩანაწერი: მანქანის რეცხვა, 18.11.2026, კვირა 47/2026',
  ])
  await office.goTo(MONDAY_49)
  await office.closeAll(WEEK_48)
  const driver = await office.server.asScope('driver', adam)
  const { number } = await office.statement(adam, WEEK_48)
  const key = (number ?? '').replaceAll('/', '-')
  const own = answered(await office.server.call(readOwnStatement, { number: key }, { as: driver }))
  expect(own.lines.map(({ words }) => words?.label)).toContain(
    'Wpis odwrotny: Mycie auta z 18.11.2026, tydzień 47/2026',
  )
  const url = printStatement.path.replace(':id', await versionOf(adam, WEEK_48))
  const { rawPayload } = await office.server.app.inject({ url, headers: { cookie: office.money.cookie } })
  const paper = (await readPdf(rawPayload)).pages.join(' ').replace(/\s+/g, ' ')
  expect(paper).toContain('Wpis odwrotny: Mycie auta z 18.11.2026')
})

test('a reversed fine, bonus and own car say so too', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  const [adam = ''] = ids
  for (const kind of ['advance', 'bonus'] as const) answered(await charge(kind, adam))
  answered(await charge('own-car', adam, 'KR 12345'))
  await office.closeAll()
  for (const { sourceId } of await entered()) answered(await counter(sourceId ?? ''))
  const { lines, paidApart } = await office.statement(adam, WEEK_48)
  const labels = [...lines, ...paidApart]
    .filter(({ facts }) => facts.said)
    .map((line) => lineWords(line).label)
  expect(labels).toEqual([
    'Wpis odwrotny: Zaliczka z 18.11.2026, tydzień 47/2026',
    'Wpis odwrotny: Premia z 18.11.2026, tydzień 47/2026',
    'Wpis odwrotny: Najem własnego auta KR 12345, tydzień 47/2026',
  ])
})

test('a shared cost, or an entry, whose amount a later week gives back by hand is asked about', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200, 'Ewa Inna': 100 })
  const [adam = '', ewa = ''] = ids
  const cost = { ...WEEK_47, date: WASHED, grosze: 1000 }
  const shifts = [
    { driverId: adam, shifts: 3 },
    { driverId: ewa, shifts: 2 },
  ]
  const { id } = answered(await office.server.call(addSharedCost, { ...cost, shifts }, { as: office.money }))
  answered(await charge('fine', adam))
  await office.closeAll()
  // The step that a closed week's shared cost is refused with.
  const back = (kind: 'wash' | 'fine', grosze: number) =>
    office.server.call(
      addCharges,
      { kind, ...WEEK_48, date: '2026-11-28', back: true, entries: [{ driverId: adam, grosze }] },
      { as: office.money },
    )
  answered(await back('wash', 600))
  for (const driverId of ids) answered(await office.reopen(await versionOf(driverId)))
  const act = (again: boolean) => office.server.call(takeBackSharedCost, { id, again }, { as: office.money })
  expect(await act(false)).toMatchObject({
    status: 409,
    failure: {
      code: 'given_back',
      facts: { year: 2026, week: 48, grosze: 600, names: 'Adam Abacki' },
      msg: expect.stringContaining('najpierw cofnij tamten wpis'),
    },
  })
  answered(await act(true))
  const fine = (await entered()).find(({ kind }) => kind === 'fine')?.sourceId ?? ''
  answered(await back('fine', 3000))
  expect(await takeBack(fine)).toMatchObject({ failure: { code: 'given_back' } })
})

test('instalments are stopped from a week whose instalment was given back by hand on a yes alone', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 2000 })
  const [adam = ''] = ids
  const plan = { driverId: adam, kind: 'damage', grosze: 90_000, count: 3, date: WASHED } as const
  const { id } = answered(
    await office.server.call(addInstalmentPlan, { ...plan, ...WEEK_47 }, { as: office.money }),
  )
  await office.closeAll()
  const entries = [{ driverId: adam, grosze: 30_000 }]
  const back = { kind: 'damage', ...WEEK_48, date: '2026-11-28', back: true, entries } as const
  answered(await office.server.call(addCharges, back, { as: office.money }))
  answered(await office.reopen(await versionOf(adam)))
  const stop = (again: boolean) =>
    office.server.call(changeInstalmentPlan, { id, act: 'stop', ...WEEK_47, again }, { as: office.money })
  expect(await stop(false)).toMatchObject({
    status: 409,
    failure: { code: 'given_back', facts: { week: 48, grosze: 30_000 } },
  })
  answered(await stop(true))
})
