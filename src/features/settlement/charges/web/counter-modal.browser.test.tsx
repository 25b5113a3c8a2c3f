import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { counterCharge } from '../contract.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import { CounterModal } from './counter-modal.tsx'
import type { ListedCharge } from './listed-charges.ts'

const ID = '6b1f0f4e-0000-4000-8000-000000000001'
const charge: ListedCharge = {
  ...{ id: `charge:${ID}`, key: 'x', driver: 'Jan Kot', closedBy: 'R/2026/44/0001', kind: 'wash' },
  ...{ grosze: -3000, source: 'one-off', sourceId: ID, date: '2026-10-27', detail: '', count: null },
  ...{ per: null, instalment: null, decision: null, note: 'myjnia', createdAt: null, createdBy: null },
  ...{ counter: false, countered: false, counteredIn: null, original: null },
}
const show = () =>
  showInOffice(() => (
    <CounterModal
      charge={charge}
      week={{ year: 2026, week: 44 }}
      today="2026-11-23"
      onClose={() => undefined}
    />
  ))
const save = () => page.getByRole('button', { name: texts.counterSave })

test('the week that is settled next is offered, and another one may be chosen', async () => {
  const server = new OtherEnd()
  server.answers(counterCharge, { id: ID })
  await show()
  await page.getByRole('button', { name: 'Następny tydzień' }).click()
  await save().click()
  await expect.element(page.getByText(texts.counterDone(48))).toBeVisible()
  expect(server.heard(counterCharge)).toEqual([
    { id: ID, year: 2026, week: 48, date: '2026-11-23', note: 'myjnia' },
  ])
})

test('where the chosen week is closed that is told in the dialog, and what was typed stays', async () => {
  const server = new OtherEnd()
  server.refuses(counterCharge, 'week_closed')
  await show()
  await page.getByRole('textbox', { name: texts.note }).fill('podwójne mycie')
  await save().click()
  await expect.element(page.getByText(/Wybierz późniejszy tydzień/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: texts.note })).toHaveValue('podwójne mycie')
})
