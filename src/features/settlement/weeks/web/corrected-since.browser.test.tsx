import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { statementTexts as texts } from '../texts-statement.ts'
import { CorrectedSince } from './corrected-since.tsx'
import type { StatementAnswer } from './readings.ts'

type Corrections = StatementAnswer['corrections']
const IN = { number: 'R/2026/47/0015', driverId: 'd', year: 2026, week: 47 }

function correction(state: Corrections[number]['state'], settledIn: typeof IN | null): Corrections[number] {
  return {
    ...{ id: 'c', state, grosze: -671, apartGrosze: 0, breakdown: [], added: [], removed: [], changed: [] },
    ...{ rows: [], counts: { added: 0, removed: 0, changed: 0 }, takenBack: [] },
    ...{ rowsDigest: 'd', decidedAt: null, decidedBy: null, reason: '', settledIn },
  }
}
const show = (...corrections: Corrections) =>
  showInOffice(() => <CorrectedSince statement={{ corrections }} />)

test('an accepted correction waits for the next week, and is not said to stand anywhere yet', async () => {
  await show(correction('accepted', null), correction('proposed', null), correction('declined', null))
  await expect.element(page.getByText(texts.correctionWaits(1))).toBeVisible()
  expect(page.getByText(texts.correctedIn).query()).toBeNull()
})

test('once a week that takes it is closed, its statement is named and linked', async () => {
  await show(correction('accepted', IN))
  const link = page.getByRole('link', { name: IN.number })
  await expect.element(link).toHaveAttribute('href', '/admin/rozliczenia/d?rok=2026&tydzien=47')
  expect(page.getByText(texts.correctionWaits(1)).query()).toBeNull()
})

test('of two accepted ones each is told where it is', async () => {
  await show(correction('accepted', IN), correction('accepted', null))
  await expect.element(page.getByRole('link', { name: IN.number })).toBeVisible()
  await expect.element(page.getByText(texts.correctionWaits(1))).toBeVisible()
})
