import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { parseDate } from '#kernel/calendar-date.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { editBonus } from '../contract.ts'
import { bonusTexts } from '../texts.ts'
import { bonusScreenTexts as texts } from '../texts-office.ts'
import { BonusModal } from './bonus-modal.tsx'

const ID = '6b1f0f4e-0000-4000-8000-000000000001'
const DATE = parseDate('2026-03-16')

test('who changes a bonus that somebody else has just changed is told, keeps what is typed, and can go over it', async () => {
  if (!DATE) throw new Error('No date.')
  const server = new OtherEnd()
  const details = { date: '2026-03-16', shift: 'Noc', value: 300 }
  server.refuses(editBonus, 'changed_meanwhile', { details })
  const bonus = { id: ID, date: DATE, shift: 'night', value: 250 } as const
  await showInOffice(() => <BonusModal bonus={bonus} bonuses={[bonus]} onClose={() => undefined} />)
  const value = page.getByRole('textbox', { name: texts.value })
  await userEvent.fill(value, '180')
  await page.getByRole('button', { name: texts.submitChange }).click()
  await expect.element(page.getByText(bonusTexts.changedMeanwhile)).toBeVisible()
  await expect.element(value).toHaveValue('180')
  server.answersBy(editBonus, () => ({ status: 'ok' as const }))
  await page.getByRole('button', { name: texts.submitChange }).click()
  await expect
    .poll(() => server.heard(editBonus).map(({ value, seen }) => [value, seen]))
    .toEqual([
      [180, { date: '2026-03-16', shift: 'Noc', value: 250 }],
      [180, details],
    ])
})
