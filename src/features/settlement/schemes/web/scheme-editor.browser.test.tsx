import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Scheme } from '#features/settlement/domain/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { listSchemes, listSchemeVersions, saveScheme } from '../contract.ts'
import { tryScheme } from '../contract-example.ts'
import { editorTexts } from '../texts-editor.ts'
import { SchemeEditor } from './scheme-editor.tsx'

const apart = { kind: 'apart', basisPoints: 10_000 } as const
const SHIFTS: Scheme = {
  earns: { kind: 'per-shift', day: 27_500, night: 27_500 },
  tiers: [{ over: 300_000, basisPoints: 500 }],
  passes: {
    tip: apart,
    toll: apart,
    campaign: { kind: 'within-net' },
    cancellation: { kind: 'within-net' },
  },
  vat: { kind: 'included' },
  partnerFee: null,
  guarantee: null,
  fuelBasisPoints: 0,
  cash: 'deducted',
}
const WEEK = { year: 2026, week: 48 }
const VERSION = {
  id: 'v2',
  version: 2,
  from: { year: 2026, week: 30 },
  scheme: SHIFTS as never,
  note: '',
  createdAt: '2026-07-20T10:00:00Z',
  createdBy: 'Anna',
  withdrawn: null,
}
const line = { app: null, quantity: null, rate: null, base: null, facts: {} }
const TRIED: OutputOf<typeof tryScheme> = {
  week: { year: 2026, week: 47 },
  left: 0,
  drivers: [
    {
      id: 'e',
      name: 'Ewelina Mróz',
      before: { result: 35_382, toPay: 35_382 },
      after: { result: 39_063, toPay: 39_063 },
    },
    {
      id: 'j',
      name: 'Jan Kowal',
      before: { result: 5000, toPay: 5000 },
      after: { result: 4000, toPay: 4000 },
    },
  ],
  example: {
    driverId: 'e',
    lines: [
      { ...line, code: 'shift-pay', before: 137_500, after: 140_000 },
      { ...line, code: 'tier', facts: { over: 400_000 }, before: null, after: 2362 },
    ],
  },
}

let server: OtherEnd
beforeEach(async () => {
  server = new OtherEnd()
  server.answers(tryScheme, TRIED)
  server.answers(listSchemes, { week: WEEK, owners: [], without: 0 })
  server.answers(listSchemeVersions, { name: 'Na zmiany', week: WEEK, data: [VERSION] })
  await showInOffice(() => (
    <SchemeEditor owner={{ kind: 'group', id: GROUP }} week={WEEK} versions={[VERSION]} start={undefined} />
  ))
})
const GROUP = '7b8a1a52-5a0e-4c3b-9d7e-000000000001'
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const asked = () => server.heard(tryScheme).at(-1)?.scheme.earns

test('what is changed says what it was, and the example is reckoned anew', async () => {
  await expect.poll(asked).toEqual({ kind: 'per-shift', day: 27_500, night: 27_500 })
  await field(editorTexts.day).fill('280')
  await expect.element(page.getByText(editorTexts.was('275'))).toBeVisible()
  await expect.poll(asked).toEqual({ kind: 'per-shift', day: 28_000, night: 27_500 })
  expect(server.heard(saveScheme)).toHaveLength(0)
})

test('one driver stands line by line, and everyone with who gains and who loses', async () => {
  const table = page.getByRole('table').filter({ hasText: editorTexts.amounts })
  await expect.element(table).toHaveTextContent('23,62')
  await expect.element(table).toHaveTextContent('+36,81')
  await expect.element(page.getByText(/1 kierowca zyskuje, 1 kierowca traci/)).toBeVisible()
  await expect.element(page.getByText(/Najwięcej traci Jan Kowal: −10,00/)).toBeVisible()
  await page.getByRole('button', { name: editorTexts.showDriver('Jan Kowal') }).click()
  await expect.poll(() => server.heard(tryScheme).at(-1)?.driverId).toBe('j')
})

test('what can’t be read is told at its field, is not asked about, and can’t be saved', async () => {
  await expect.poll(asked).toBeDefined()
  const before = server.heard(tryScheme).length
  await field(editorTexts.day).fill('dużo')
  await expect.element(page.getByText(editorTexts.numberMissing)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Zapisz od/ })).toBeDisabled()
  expect(server.heard(tryScheme).length).toBe(before)
  await expect.element(field(editorTexts.day)).toHaveValue('dużo')
})

test('a new version is saved from the next week on, with the version that was seen', async () => {
  server.answers(saveScheme, { id: 'v3', version: 3 })
  await field(editorTexts.night).fill('300,50')
  await page.getByRole('button', { name: editorTexts.save(49) }).click()
  await expect.poll(() => server.heard(saveScheme)).toHaveLength(1)
  expect(server.heard(saveScheme)[0]).toMatchObject({
    kind: 'group',
    year: 2026,
    week: 49,
    seen: 2,
    scheme: { earns: { kind: 'per-shift', day: 27_500, night: 30_050 } },
  })
})

test('a refusal stands at its field, and what is typed stays', async () => {
  server.refuses(saveScheme, 'scheme_invalid', { fields: { 'scheme.earns.day': 'Podaj kwotę.' } })
  await field(editorTexts.day).fill('281')
  await page.getByRole('button', { name: editorTexts.save(49) }).click()
  await expect.element(page.getByText('Podaj kwotę.')).toBeVisible()
  await expect.element(field(editorTexts.day)).toHaveValue('281')
})

test('another way of earning keeps what is typed under the first', async () => {
  await field(editorTexts.day).fill('290')
  await page.getByRole('combobox', { name: editorTexts.workHow }).click()
  await page.getByRole('option', { name: editorTexts.earns.rent }).click()
  await expect.poll(asked).toEqual({ kind: 'rent' })
  await page.getByRole('combobox', { name: editorTexts.workHow }).click()
  await page.getByRole('option', { name: editorTexts.earns['per-shift'] }).click()
  await expect.element(field(editorTexts.day)).toHaveValue('290')
})
