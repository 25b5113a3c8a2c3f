import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { returnTransferOrder } from '../contract.ts'
import { undoTransferReturn } from '../contract-undo-return.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { BatchOrders } from './batch-orders.tsx'
import type { ShownBatch } from './batch-types.ts'

const ID = '6b1f0f4e-0000-4000-8000-000000000001'
const order = {
  ...{ statement: 'R/2026/47/0001', driverId: 'jan', driver: 'Jan Kot', grosze: 5000 },
  ...{ account: '10 1050 •••• 9123', overriddenBy: null },
}
const tally = { count: 1, total: 5000 }

async function show(returned: ShownBatch['orders'][number]['returned']): Promise<OtherEnd> {
  const server = new OtherEnd()
  const batch = {
    ...{ id: ID, attributes: { state: 'confirmed' }, orders: [{ ...order, returned }], outside: [] },
    ...{ inside: tally, outsideTally: tally, files: [] },
  } as unknown as ShownBatch
  await showInOffice(() => <BatchOrders batch={batch} />)
  return server
}
const dialog = () => page.getByRole('dialog')

test('who notes that a transfer came back is told what follows, before it is noted', async () => {
  const server = await show(null)
  server.answers(returnTransferOrder, { status: 'ok' })
  await userEvent.click(page.getByRole('button', { name: texts.returnOf('Jan Kot') }))
  await expect.element(dialog().getByText(texts.returnHint(true))).toBeVisible()
  expect(server.heard(returnTransferOrder)).toEqual([])
})

test('a return that was a mistake is taken back with a reason', async () => {
  const server = await show({ at: '2026-11-24T09:00:00Z', by: 'Anna', reason: 'konto zamknięte' })
  server.answers(undoTransferReturn, { status: 'ok' })
  await userEvent.click(page.getByRole('button', { name: texts.undoReturnOf('Jan Kot') }))
  await userEvent.fill(dialog().getByRole('textbox'), 'jednak doszedł')
  await userEvent.click(dialog().getByRole('button', { name: texts.undoReturn }))
  await expect
    .poll(() => server.heard(undoTransferReturn))
    .toEqual([{ id: ID, statement: order.statement, reason: 'jednak doszedł' }])
})

test('where something stands on it the refusal is read, and what was typed stays', async () => {
  const server = await show({ at: '2026-11-24T09:00:00Z', by: 'Anna', reason: 'konto zamknięte' })
  server.refuses(undoTransferReturn, 'paid_since')
  await userEvent.click(page.getByRole('button', { name: texts.undoReturnOf('Jan Kot') }))
  await userEvent.fill(dialog().getByRole('textbox'), 'jednak doszedł')
  await userEvent.click(dialog().getByRole('button', { name: texts.undoReturn }))
  await expect.element(dialog().getByText(undoTransferReturn.failures.paid_since.msg)).toBeVisible()
  await expect.element(dialog().getByRole('textbox')).toHaveValue('jednak doszedł')
})
