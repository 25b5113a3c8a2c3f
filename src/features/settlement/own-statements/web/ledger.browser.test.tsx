import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { ownStatementTexts as texts } from '../texts.ts'
import { Ledger } from './beside-cards.tsx'
import type { OwnStatement } from './statement-rows.ts'
import './own-statements.css'
import './one-statement.css'
import './beside-cards.css'

const row = { statement: null, week: 46, bookedAt: '2026-11-23T10:00:00Z' }
const ledger = [
  { ...row, kind: 'settlement', grosze: 143_835, balance: 143_835 },
  { ...row, kind: 'on-the-way', bookedAt: null, grosze: -143_835, balance: 0 },
  { ...row, kind: 'payout-returned', grosze: 150_860, balance: 1_150_860 },
] as const

test('on the narrowest phone the open ledger does not scroll the page sideways', async () => {
  new OtherEnd()
  await page.viewport(320, 640)
  await showToDriver(
    <main className="own-money">
      <Ledger statement={{ ledger: [...ledger] } as unknown as OwnStatement} />
    </main>,
  )
  await page.getByText(texts.ledger).click()
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(page.getByRole('table').element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
