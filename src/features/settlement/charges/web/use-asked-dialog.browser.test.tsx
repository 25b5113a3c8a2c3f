import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { listCharges } from '../contract.ts'
import { listInstalmentPlans } from '../contract-standing.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import { PlanList } from './plan-list.tsx'
import { LONGEST_WAIT_MS } from './use-asked-dialog.ts'
import { WeekCharges } from './week-charges.tsx'

const WEEK = { year: 2026, week: 47 }
const screens = [
  {
    of: 'instalments',
    endpoint: listInstalmentPlans,
    shown: () => <PlanList />,
    button: texts.addPlan,
    answer: { today: '2026-11-23', data: [] },
  },
  {
    of: 'a week',
    endpoint: listCharges,
    shown: () => <WeekCharges week={WEEK} onWeek={() => undefined} />,
    button: texts.add,
    answer: { today: '2026-11-23', week: WEEK, drivers: [], takenBack: [] },
  },
] as const

const dialog = () => page.getByRole('dialog').query()

test.each(screens)(
  'a dialog of $of that was asked for before the list is forgotten as soon as the person does anything else',
  async ({ endpoint, shown, button, answer }) => {
    const server = new OtherEnd()
    const slow = server.holds(endpoint)
    await showInOffice(shown)
    const asked = page.getByRole('button', { name: button, exact: true }).first()
    await asked.click()
    await expect.element(asked).toHaveAttribute('data-loading', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(asked).not.toHaveAttribute('data-loading')
    slow.letGo(answer as never)
    await expect.element(page.getByText(texts.noPlans).or(page.getByText(texts.empty))).toBeVisible()
    expect(dialog()).toBeNull()
  },
)

test.each(screens)(
  'and so it is where the list comes too late ($of)',
  async ({ endpoint, shown, button, answer }) => {
    const server = new OtherEnd()
    const slow = server.holds(endpoint)
    await showInOffice(shown)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const asked = page.getByRole('button', { name: button, exact: true }).first()
      await asked.click()
      await expect.element(asked).toHaveAttribute('data-loading', 'true')
      vi.advanceTimersByTime(LONGEST_WAIT_MS)
      await expect.element(asked).not.toHaveAttribute('data-loading')
    } finally {
      vi.useRealTimers()
    }
    slow.letGo(answer as never)
    await expect.element(page.getByText(texts.noPlans).or(page.getByText(texts.empty))).toBeVisible()
    expect(dialog()).toBeNull()
  },
)
