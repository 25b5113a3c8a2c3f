import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { reopenStatement } from '../contract.ts'
import { weekFailures } from '../texts-failures.ts'
import { statementTexts as texts } from '../texts-statement.ts'
import { PaymentCard } from './payment-card.tsx'
import type { StatementAnswer } from './readings.ts'

const ID = '6b1f0f4e-0000-4000-8000-000000000001'
const STATEMENT = {
  ...{ id: ID, year: 2026, week: 47, state: 'closed', weekState: 'closed', inForce: true, mark: null },
  ...{ driver: { id: ID, fullName: 'Jan Kot' }, payee: { name: 'Jan Kot', account: null, takesCash: true } },
  ...{ toPayGrosze: 20_000, carryGrosze: 0, leftToPayGrosze: 20_000, balanceGrosze: 20_000 },
  ...{ movedOn: null, onTheWay: null, debt: null, apart: null, payments: [], blocks: [] },
  ...{ corrections: [], checksum: '', mayReopen: true },
} as unknown as StatementAnswer
const dialog = () => page.getByRole('dialog')

async function reopen(): Promise<OtherEnd> {
  const server = new OtherEnd()
  server.refuses(reopenStatement, 'excluded')
  await showInOffice(() => <PaymentCard statement={STATEMENT} />)
  await userEvent.click(page.getByRole('button', { name: texts.reopen }))
  await userEvent.fill(dialog().getByRole('textbox'), 'pomyłka w najmie')
  await userEvent.click(dialog().getByRole('button', { name: texts.reopen }))
  await expect.element(page.getByText(texts.excludedTitle)).toBeVisible()
  return server
}

test('what was excluded is asked about before the week is opened, and opened knowingly on a yes', async () => {
  const server = await reopen()
  server.answers(reopenStatement, { number: 'R/2026/47/0001' })
  await userEvent.click(page.getByRole('button', { name: texts.excludedConfirm }))
  await expect
    .poll(() => server.heard(reopenStatement).map(({ lapse }) => lapse ?? false))
    .toEqual([false, true])
})

test('on a no the week stays closed, and the dialog keeps the reason with the refusal', async () => {
  const server = await reopen()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog().getByText(weekFailures.excludedAny)).toBeVisible()
  await expect.element(dialog().getByRole('textbox')).toHaveValue('pomyłka w najmie')
  expect(server.heard(reopenStatement)).toHaveLength(1)
})
