import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTransferBatches } from '#features/settlement/transfers/contract.ts'
import { readSettlementWeek } from '#features/settlement/weeks/contract.ts'
import { listCorrections } from '#features/settlement/weeks/contract-statement.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { fillWithDemo } from '#server-app/demo/fill.ts'
import { accessibilityProblems } from '../browser/accessibility.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { ADMINISTRATOR, arriveLoggedIn, makeAdministrator } from './office-steps.ts'
import { openStage, type Person, type Stage } from './stage.ts'

/** Of the demo, as of that Monday. */
const [PAID, CLOSED, DRAFT] = [44, 45, 46]

let stage: Stage
let office: Person
let anna: TestCaller

/** The demo's three weeks in money, on the Monday after the last of them. */
beforeAll(async () => {
  stage = await openStage('2026-11-16T09:00:00Z')
  await makeAdministrator(stage)
  await fillWithDemo(stage.server.platform, ADMINISTRATOR, { pastWeeks: 3 })
  anna = await stage.server.asUser({ money: true })
  office = await stage.person('desk')
  await arriveLoggedIn(office.page)
}, 120_000)
afterAll(() => stage?.close())

type Row = OutputOf<typeof readSettlementWeek>['data'][number]

async function week(number: number): Promise<readonly Row[]> {
  return answered(await stage.server.call(readSettlementWeek, { year: 2026, week: number }, { as: anna }))
    .data
}

const inState = (rows: readonly Row[], state: Row['state']) => rows.filter((row) => row.state === state)

test('the first of the demo’s three weeks is paid, but for those who have no account', async () => {
  const rows = await week(PAID)
  expect(inState(rows, 'paid').length).toBeGreaterThan(rows.length / 2)
  for (const { balanceGrosze } of inState(rows, 'closed')) expect(balanceGrosze).toBeGreaterThan(0)
  const batches = answered(await stage.server.call(listTransferBatches, {}, { as: anna })).data
  expect(batches.map(({ attributes }) => attributes.state)).toEqual(['exported', 'confirmed'])
})

test('the second is closed and on its way to the bank, and one statement waits for a decision', async () => {
  const rows = await week(CLOSED)
  expect(inState(rows, 'closed').filter(({ onTheWay }) => onTheWay !== null).length).toBeGreaterThan(
    rows.length / 2,
  )
  const corrections = answered(await stage.server.call(listCorrections, {}, { as: anna })).data
  expect(corrections).toHaveLength(1)
  expect(corrections[0]).toMatchObject({ year: 2026, week: CLOSED })
  expect(corrections[0]?.grosze).toBeLessThan(0)
})

test('the third is a draft, of which some wait for a file and a name', async () => {
  const rows = await week(DRAFT)
  expect(inState(rows, 'draft').length).toBeGreaterThan(rows.length / 2)
  const codes = new Set(inState(rows, 'blocked').flatMap(({ blocks }) => blocks.map(({ code }) => code)))
  expect([...codes].sort()).toEqual(['file-missing', 'rows-unmatched'])
  expect(inState(rows, 'closed')).toEqual([])
})

/** What is opened on a screen, by the name of its button. */
interface Screen {
  readonly path: string
  readonly dialogs?: readonly RegExp[]
}

const WEEK = 'rok=2026&tydzien='
const SCREENS: readonly Screen[] = [
  { path: '/admin/wyniki' },
  { path: '/admin/wyniki?zakladka=import' },
  { path: '/admin/wyniki/osoby' },
  { path: '/admin/wyniki/osoby?zakladka=pliki', dialogs: [/^Cofnij wczytanie: /] },
  { path: '/admin/potracenia', dialogs: [/^Dodaj/, /^Wklej/, /wspólny/] },
  { path: '/admin/potracenia?zakladka=raty', dialogs: [/^(Dodaj|Rozłóż|Nowy)/, /^(Wstrzymaj|Zmień)/] },
  { path: '/admin/potracenia?zakladka=stale', dialogs: [/^(Dodaj|Nowa)/, /^Zakończ/] },
  { path: '/admin/potracenia?zakladka=przebieg', dialogs: [/^(Dodaj|Ustaw)/] },
  { path: '/admin/zasady-wyplat', dialogs: [/^Dodaj grupę/, /^Zasada dla kierowcy/, /^Kierowcy/] },
  { path: '/admin/zasady-wyplat/edycja?kogo=flota' },
  { path: `/admin/rozliczenia?${WEEK}44` },
  { path: `/admin/rozliczenia?${WEEK}46`, dialogs: [/^Zamknij \d/, /^Wyjaśnij: /] },
  { path: '/admin/przelewy' },
  { path: '/admin/przelewy?zakladka=paczki' },
  { path: '/admin/przelewy?zakladka=konta', dialogs: [/^Zmień/, /^Wklej/] },
  { path: '/admin/przelewy?zakladka=plik' },
  { path: '/admin/przelewy?zakladka=ustawienia' },
  { path: '/admin/miesiac?zakladka=bolt', dialogs: [/^(Dodaj|Podłącz|Wpisz)/] },
]

/** Screens of one driver and of one batch, which are led to by their lists. */
const LED_TO: readonly (readonly [list: string, link: RegExp, dialogs: readonly RegExp[]])[] = [
  [`/admin/rozliczenia?${WEEK}46`, /^R\/2026\/45\//, [/^Wyklucz z powodem/, /wiersz.*: /]],
  ['/admin/przelewy?zakladka=paczki', /^P\/2026\//, [/^Potwierdź wypłatę/, /^Bank zwrócił/]],
]

/** Both looks of one screen: the second is a matter of colours alone. */
async function problemsOf(page: Page, where: string, within?: string): Promise<string[]> {
  const found: string[] = []
  for (const look of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: look })
    await page.locator(`[data-mantine-color-scheme="${look}"]`).waitFor()
    // Colours change by and by.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    const options = {
      ...(within ? { within } : {}),
      ...(look === 'dark' ? { onlyRules: ['color-contrast'] } : {}),
    }
    for (const { rule, places } of await accessibilityProblems(page, options))
      found.push(`${where}, ${look}: ${rule}: ${places[0]}`)
  }
  return found
}

async function lookAt(page: Page, where: string, dialogs: readonly RegExp[] = []): Promise<string[]> {
  await settled(page)
  const found = await problemsOf(page, where)
  for (const name of dialogs) {
    await page.getByRole('main').getByRole('button', { name }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await settled(page)
    found.push(...(await problemsOf(page, `${where} ${name}`, '[role=dialog]')))
    await dialog.getByRole('button', { name: 'Zamknij', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  return found
}

/** Nothing is read any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test.for(SCREENS)('$path has no accessibility problem, in light and in dark', async ({ path, dialogs }) => {
  const { page, problems } = office
  await page.goto(path)
  expect(await lookAt(page, path, dialogs)).toEqual([])
  expect(problems).toEqual([])
})

test.for(LED_TO)('%s: what its links open has none either', async ([list, link, dialogs]) => {
  const { page, problems } = office
  await page.goto(list)
  await page.getByRole('link', { name: link }).first().click()
  await page.waitForURL(/\/(rozliczenia|przelewy)\/[0-9a-f-]+/)
  expect(await lookAt(page, list, dialogs)).toEqual([])
  expect(problems).toEqual([])
})

test('a driver’s balance and its dialogs have none', async () => {
  const { page, problems } = office
  await page.goto(`/admin/rozliczenia?${WEEK}44`)
  await page.getByRole('row').filter({ hasText: 'Wypłacone' }).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Cała historia' }).click()
  expect(await lookAt(page, 'ledger', [/^Zapisz wpłatę/])).toEqual([])
  expect(problems).toEqual([])
})
