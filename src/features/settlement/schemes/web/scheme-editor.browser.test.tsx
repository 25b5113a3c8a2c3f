import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Scheme } from '#features/settlement/domain/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
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
const GROUP = '7b8a1a52-5a0e-4c3b-9d7e-000000000001'
const EWELINA = '7b8a1a52-5a0e-4c3b-9d7e-000000000002'
const JAN = '7b8a1a52-5a0e-4c3b-9d7e-000000000003'
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
      id: EWELINA,
      name: 'Ewelina Mróz',
      before: { result: 35_382, toPay: 35_382, unknown: [] },
      after: { result: 39_063, toPay: 39_063, unknown: [] },
    },
    {
      id: JAN,
      name: 'Jan Kowal',
      before: { result: 5000, toPay: 5000, unknown: [] },
      after: { result: 4000, toPay: 4000, unknown: [] },
    },
  ],
  example: {
    driverId: EWELINA,
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
  await showInOffice(() => <Editing />)
})

const OWNER = { kind: 'group', id: GROUP } as const
function Editing() {
  const { data, again } = useCall(listSchemeVersions, OWNER)
  return data ? (
    <>
      <SchemeEditor owner={OWNER} week={WEEK} versions={data.data} start={undefined} />
      <button type="button" onClick={again}>
        Wróć do okna
      </button>
    </>
  ) : null
}
const comeBack = () => page.getByRole('button', { name: 'Wróć do okna' }).click()
const NEWER = {
  ...{ ...VERSION, id: 'v3', version: 3, createdBy: 'Ewa' },
  scheme: { ...SHIFTS, earns: { kind: 'per-shift', day: 29_000, night: 27_500 } } as never,
}
const saveIt = () => page.getByRole('button', { name: editorTexts.save(49) }).click()
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
  await expect.poll(() => server.heard(tryScheme).at(-1)?.driverId).toBe(JAN)
})

test('an amount that is missing is named, and neither the example nor the fleet is told a cost of it', async () => {
  const [ewelina, jan] = TRIED.drivers
  const lacks = [{ code: 'gross-unknown', app: 'uber' }] as const
  if (!ewelina || !jan) throw new Error('Nobody.')
  server.answers(tryScheme, {
    ...TRIED,
    drivers: [{ ...ewelina, after: { ...ewelina.after, unknown: [...lacks] } }, jan],
    example: {
      driverId: EWELINA,
      lines: [{ ...line, code: 'vat-charge', before: null, after: -15_708 }],
    },
  })
  await field(editorTexts.day).fill('281')
  await expect.element(page.getByText(editorTexts.exampleLacks('Uber: brak brutto do VAT'))).toBeVisible()
  await expect.element(page.getByText(editorTexts.unknown(1, 'Uber: brak brutto do VAT'))).toBeVisible()
  await expect.element(page.getByText('−157,08')).not.toBeInTheDocument()
  await expect.element(page.getByText(/0 kierowców zyskuje, 1 kierowca traci/)).toBeVisible()
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
  server.answers(saveScheme, { id: 'v3', version: 3, past: [] })
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

test('a version that reaches backwards says which open weeks it changes, and that closed ones stay', async () => {
  const past = [
    { year: 2026, week: 46, open: 0, closed: 12 },
    { year: 2026, week: 47, open: 2, closed: 10 },
  ]
  server.answers(saveScheme, { id: 'v3', version: 3, past })
  await field(editorTexts.night).fill('300,50')
  await page.getByRole('button', { name: editorTexts.save(49) }).click()
  const told = page.getByRole('status').filter({ hasText: 'Wersja 3 działa też wstecz' })
  await expect.element(told).toHaveTextContent('Zmienia otwarte tygodnie: 47 (2 kierowców).')
  await expect
    .element(told)
    .toHaveTextContent('Zamknięte tygodnie zostają, jak były: 46 (12 kierowców), 47 (10 kierowców).')
})

test('a refusal stands at its field, and what is typed stays', async () => {
  server.refuses(saveScheme, 'scheme_invalid', { fields: { 'scheme.earns.day': 'Podaj kwotę.' } })
  await field(editorTexts.day).fill('281')
  await page.getByRole('button', { name: editorTexts.save(49) }).click()
  await expect.element(page.getByText('Podaj kwotę.')).toBeVisible()
  await expect.element(field(editorTexts.day)).toHaveValue('281')
})

test('the same amount written otherwise is no change, and what is saved leaves nothing unsaved', async () => {
  server.answersBy(saveScheme, () => {
    server.answers(listSchemeVersions, {
      ...{ name: 'Na zmiany', week: WEEK },
      data: [
        {
          ...NEWER,
          scheme: { ...SHIFTS, earns: { kind: 'per-shift', day: 28_000, night: 27_500 } } as never,
        },
        VERSION,
      ],
    })
    return { id: 'v3', version: 3, past: [] }
  })
  await field(editorTexts.night).fill('275,00')
  await expect.element(page.getByText(editorTexts.unchanged)).toBeVisible()
  await field(editorTexts.day).fill('280,0')
  await expect.element(page.getByText(editorTexts.unchanged)).not.toBeInTheDocument()
  await saveIt()
  await expect.element(page.getByText(editorTexts.unchanged)).toBeVisible()
})

test('what a colleague saves while one types is not written over unseen', async () => {
  await field(editorTexts.night).fill('300')
  server.answers(listSchemeVersions, { name: 'Na zmiany', week: WEEK, data: [NEWER, VERSION] })
  await comeBack()
  await expect.element(page.getByText(editorTexts.was('290'))).toBeVisible()
  server.refuses(saveScheme, 'version_changed')
  await saveIt()
  await expect.element(page.getByText(/zapisał w tym czasie nowszą wersję/)).toBeVisible()
  await expect.element(field(editorTexts.night)).toHaveValue('300')
  server.answers(saveScheme, { id: 'v4', version: 4, past: [] })
  await saveIt()
  await expect.poll(() => server.heard(saveScheme).map(({ seen }) => seen)).toEqual([2, 3])
})

test('where nothing is typed, what a colleague saves is what stands in the fields', async () => {
  await expect.element(field(editorTexts.day)).toHaveValue('275')
  server.answers(listSchemeVersions, { name: 'Na zmiany', week: WEEK, data: [NEWER, VERSION] })
  await comeBack()
  await expect.element(field(editorTexts.day)).toHaveValue('290')
})
