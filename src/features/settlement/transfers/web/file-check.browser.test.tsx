import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { findTransferFile } from '../contract-file.ts'
import { fileCheckTexts as texts } from '../texts-file-check.ts'
import { FileCheck } from './file-check.tsx'

const choose = (content: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no field for a file')
  return userEvent.upload(input, new File([content], 'przelewy.txt', { type: 'text/plain' }))
}

const ANNA = { at: '2026-11-27T09:00:00Z', by: 'Anna Nowak' }
const JAN = { at: '2026-11-28T11:00:00Z', by: 'Jan Kowal' }
const DOWNLOADED: OutputOf<typeof findTransferFile> = {
  ...{ batchId: 'b', number: 'P/2026/47/1', part: 1, parts: 1, state: 'exported' as const },
  ...{ date: '2026-11-27', datePast: false, exported: ANNA, confirmed: null, cancelled: null },
  ...{ orders: 2, returned: 0, cameBack: [] },
}
const BACK = { statement: 'R/2026/47/0002', driver: 'Ewa Lis', at: JAN.at }

/** Shows what is told of a file of ours, and how it is coloured. */
async function checked(found: Partial<typeof DOWNLOADED>): Promise<string> {
  const server = new OtherEnd()
  server.answers(findTransferFile, { ...DOWNLOADED, ...found })
  await showInOffice(() => <FileCheck />)
  await choose('abc')
  await expect.element(page.getByText(texts.ours('P/2026/47/1', 1, 1))).toBeVisible()
  expect(server.heard(findTransferFile)).toEqual([
    { digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
  ])
  const alert = page.getByRole('alert')
  await expect.element(alert).toBeVisible()
  expect(alert.element().outerHTML).not.toContain('color-green')
  return alert.element().textContent ?? ''
}

test('a file that no batch gave out is not ours, and is said what happened to it', async () => {
  const server = new OtherEnd()
  server.refuses(findTransferFile, 'no_such_file')
  await showInOffice(() => <FileCheck />)
  await choose('110;20261124;33869;1901014;0;6,11E+25;1,01E+25\n')
  await expect.element(page.getByText(texts.notOurs)).toBeVisible()
  for (const sign of ['separator', 'account-as-number', 'columns', 'leading-zeros'] as const)
    await expect.element(page.getByText(texts.signs[sign])).toBeVisible()
})

test('one that was downloaded and not confirmed says when, and that the bank gets it once', async () => {
  const told = await checked({})
  expect(told).toContain('27.11.2026, 10:00, Anna Nowak')
  expect(told).toContain('tylko raz')
})

test('one that is paid is not sent again, and the order that came back is named', async () => {
  const told = await checked({ state: 'confirmed', confirmed: JAN, returned: 1, cameBack: [BACK] })
  expect(told).toContain('Nie wysyłaj go drugi raz')
  expect(told).toContain('28.11.2026, 12:00, Jan Kowal')
  expect(told).toContain('Ewa Lis, R/2026/47/0002, 28.11.2026')
  await expect
    .element(page.getByRole('link', { name: texts.openBatch('P/2026/47/1') }))
    .toHaveAttribute('href', '/admin/przelewy/b')
})

test('one of which the bank sent orders back was at the bank', async () => {
  const told = await checked({ returned: 1, cameBack: [BACK] })
  expect(told).toContain('Nie wysyłaj go. Pobrano go')
  expect(told).toContain('Bank już go dostał')
})

test('of many that came back the first are named, and how many more there are', async () => {
  const told = await checked({
    state: 'confirmed',
    confirmed: JAN,
    orders: 20,
    returned: 12,
    cameBack: [BACK],
  })
  expect(told).toContain(texts.andMore(11))
})

test('one of a day gone by is looked for at the bank first', async () => {
  expect(await checked({ datePast: true })).toContain('Dzień przelewu (27.11.2026) już minął')
})

test('one of a cancelled batch is not sent', async () => {
  expect(await checked({ state: 'cancelled', cancelled: JAN })).toContain('Paczkę anulowano')
})
