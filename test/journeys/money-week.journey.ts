import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { savePayeeAccount } from '#features/settlement/accounts/contract.ts'
import { saveScheme } from '#features/settlement/schemes/contract.ts'
import { saveTransferSettings } from '#features/settlement/transfers/contract-settings.ts'
import { readElixir } from '#features/settlement/transfers/domain/testing/elixir-reader.ts'
import { accountOf } from '#features/settlement/transfers/domain/testing/made-orders.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { answered } from '../server/test-server.ts'
import { HALVES } from '../settlement/made-week.ts'
import { type Hand, KEYS, MOUSE } from './hands.ts'
import { type AppFile, boltFile, EWA, JAN, lateUberFile, uberFile } from './money-files.ts'
import { arriveLoggedIn, makeAdministrator } from './office-steps.ts'
import { openStage, type Person, type Stage } from './stage.ts'

const PAYER = '61109010140000071219812874'
const JANS = accountOf('105010050000000000001234')

/** A fleet that settles by halves, the Monday after week 47; Ewa has given no account. */
async function openFleet(): Promise<Stage> {
  const stage = await openStage('2026-11-23T09:00:00Z')
  const { server } = stage
  await makeAdministrator(stage)
  const anna = await server.asUser({ admin: true, money: true })
  const jan = answered(await server.call(addDriver, JAN, { as: anna }))
  answered(await server.call(addDriver, EWA, { as: anna }))
  const everybody = { kind: 'fleet', id: '', year: 2026, week: 36, seen: 0 } as const
  const scheme = structuredClone(HALVES) as InputOf<typeof saveScheme>['scheme']
  answered(await server.call(saveScheme, { ...everybody, scheme, note: '' }, { as: anna }))
  answered(await server.call(savePayeeAccount, { id: jan.id, account: JANS, revision: 0 }, { as: anna }))
  const payer = { id: crypto.randomUUID(), label: 'Główne', number: PAYER, profile: 'default' } as const
  const fleet = { name: 'Flota Przykładowa sp. z o.o.', address: ['ul. Prosta 1', '00-001 Warszawa'] }
  const settings = { ...fleet, accounts: [payer], twoPersonsOver: null, revision: 0 }
  answered(await server.call(saveTransferSettings, settings, { as: anna }))
  return stage
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

describe.each([
  ['by mouse', MOUSE],
  ['by keyboard alone', KEYS],
] as const)('a week in money, %s', (_, hand) => {
  let stage: Stage
  let office: Person
  beforeAll(async () => {
    stage = await openFleet()
    office = await stage.person('desk')
    await arriveLoggedIn(office.page)
    await office.page.goto('/admin/wyniki?zakladka=import')
  })
  afterAll(() => stage?.close())

  test('is loaded, unblocked and closed', async () => {
    const { page, problems } = office
    await load(page, hand, [boltFile, uberFile], 'Załaduj pliki (2)')
    await unblock(page, hand)
    await close(page, hand)
    expect(problems).toEqual([])
  })

  test('is paid by a file for the bank, and paid only once a person says so', async () => {
    const { page, problems } = office
    await pay(page, hand)
    await hand.press(page.getByRole('link', { name: 'Rozliczenia', exact: true }))
    await row(page, JAN.fullName).getByText('Wypłacone').waitFor()
    // Who has no account stays closed and payable.
    await row(page, EWA.fullName).getByText('Zamknięte').waitFor()
    expect(problems).toEqual([])
  })

  test('is corrected in the next week where a file comes late', async () => {
    const { page, problems } = office
    await hand.press(page.getByRole('link', { name: 'Wyniki', exact: true }))
    await hand.press(page.getByRole('tab', { name: 'Import pliku' }))
    await load(page, hand, [lateUberFile], 'Wczytaj, zastąp 1')
    await correct(page, hand)
    expect(problems).toEqual([])
  })
})

async function load(page: Page, hand: Hand, files: readonly AppFile[], act: string): Promise<void> {
  await hand.chooseFiles(page.getByRole('button', { name: 'Wybierz pliki' }), files)
  await hand.press(page.getByRole('button', { name: act }))
  for (const { name } of files)
    await page
      .getByRole('region', { name })
      .getByText(/^Nowe: /)
      .waitFor()
}

/** Uber's file names Jan and no phone, so a person says who it is, by the link in the driver's row. */
async function unblock(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Rozliczenia', exact: true }))
  await page.getByRole('button', { name: 'Zablokowane 1' }).waitFor()
  await hand.press(row(page, JAN.fullName).getByRole('link', { name: 'Dopasuj 1 wiersz' }))
  await hand.press(page.getByRole('button', { name: `Przypisz: ${JAN.fullName} to` }))
  await page.getByText('Wszystkie osoby z plików są przypisane.').waitFor()
  await hand.keepsFocus(page)
}

async function close(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Rozliczenia', exact: true }))
  await hand.press(page.getByRole('button', { name: 'Zamknij 2' }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Zamknij rozliczenia' }))
  await page.getByText('Zamknięto: 2 rozliczenia.').waitFor()
  await hand.keepsFocus(page)
  // Worked out by hand: half of 3 112,79 less 8 %, tips 99,20 and tolls 18,00 apart, less the cash.
  await expect.poll(() => row(page, JAN.fullName).textContent()).toContain('468,69')
}

/** Takes the file as the bank gets it, and reads it as the bank would. */
async function pay(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Przelewy', exact: true }))
  await hand.press(page.getByRole('button', { name: 'Przygotuj paczkę, 1 przelew' }))
  const saved = page.waitForEvent('download')
  await hand.press(page.getByRole('button', { name: 'Pobierz plik, 1 przelew' }))
  const text = readFileSync(await (await saved).path(), 'utf8')
  expect(readElixir(text)).toMatchObject([
    { amount: 46_869, payerAccount: PAYER, payeeAccount: JANS, payee: ['Jan Przykladowy'] },
  ])
  await hand.keepsFocus(page)
  await hand.press(page.getByRole('button', { name: 'Potwierdź wypłatę' }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Potwierdź wypłatę' }))
  await page.getByText('Wypłata potwierdzona:').waitFor()
  await hand.keepsFocus(page)
}

/** Half of what the app took back, less 8 %, stands in the next week; what is paid stays as it is. */
async function correct(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Rozliczenia', exact: true }))
  await hand.press(page.getByRole('link', { name: /^R\/2026\/47\/\d{4}, Jan Przykładowy$/ }))
  await hand.press(page.getByRole('button', { name: 'Przyjmij korektę' }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Przyjmij korektę' }))
  await page.getByText('Korekta wejdzie do następnego zamykanego tygodnia.').waitFor()
  await hand.keepsFocus(page)
  await expect.poll(() => page.getByRole('main').textContent()).toContain('468,69')
  await hand.press(page.getByRole('link', { name: 'Rozliczenia, Tydzień 47' }))
  await hand.press(page.getByRole('button', { name: 'Następny tydzień' }))
  // Until the next week is read, the former one stays on the screen.
  await hand.press(page.locator('a[href*="tydzien=48"]').filter({ hasText: JAN.fullName }))
  const line = page.getByRole('row').filter({ hasText: /^Korekta/ })
  await expect.poll(() => line.textContent()).toContain('−6,72')
}
