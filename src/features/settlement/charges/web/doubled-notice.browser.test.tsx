import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { screenTexts as texts } from '../texts-screen.ts'
import { DoubledNotice } from './doubled-notice.tsx'
import type { ListedCharge } from './listed-charges.ts'

const reversal = (takenBack: boolean): ListedCharge => ({
  ...{ id: 'charge:1', key: 'x', driver: 'Jan Kot', closedBy: null, kind: 'wash', grosze: 3000 },
  ...{ source: 'one-off', sourceId: '1', date: '2026-11-28', detail: '', count: null, per: null },
  ...{ instalment: null, decision: null, note: '', createdAt: null, createdBy: null },
  ...{ counter: true, countered: false, counteredIn: null },
  original: { year: 2026, week: 47, date: '2026-11-18', takenBack },
})

test('a reversal whose entry was taken back as well is told with what mends it', async () => {
  await showInOffice(() => <DoubledNotice charges={[reversal(true)]} />)
  await expect.element(page.getByText(texts.doubledTitle)).toBeVisible()
  await expect.element(page.getByText(/Jan Kot: Mycie, wpis odwrotny do wpisu z 18\.11\.2026/)).toBeVisible()
  await expect.element(page.getByText(texts.doubledWhy)).toBeVisible()
})

test('of one whose entry stands nothing is said', async () => {
  await showInOffice(() => <DoubledNotice charges={[reversal(false)]} />)
  expect(page.getByText(texts.doubledTitle).query()).toBeNull()
})
