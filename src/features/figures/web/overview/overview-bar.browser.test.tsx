import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import type { Period } from '../../domain/statistics/period.ts'
import { OverviewBar } from './overview-bar.tsx'

const period = (from: string, to: string): Period => ({ from: from as CalendarDate, to: to as CalendarDate })

test('a month is called by its days, no week of the list is chosen, and the arrow leads before it', async () => {
  const applied: Period[] = []
  await showInOffice(() => (
    <OverviewBar
      period={period('2026-11-01', '2026-11-30')}
      last={period('2026-11-16', '2026-11-22')}
      apply={(next) => applied.push(next)}
    />
  ))
  await expect.element(page.getByText('1–30 listopada 2026')).toBeVisible()
  await expect.element(page.getByText('Tydzień 49')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Poprzedni tydzień' }).click()
  expect(applied).toEqual([period('2026-10-19', '2026-10-25')])
  await page.getByText('1–30 listopada 2026').click()
  const list = page.getByRole('dialog')
  await expect.element(list.getByText('23–29 listopada 2026')).toBeVisible()
  expect(list.getByRole('button', { pressed: true }).elements()).toEqual([])
})
