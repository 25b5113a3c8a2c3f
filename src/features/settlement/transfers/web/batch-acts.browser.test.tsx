import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { BatchActs } from './batch-acts.tsx'
import type { ShownBatch } from './batch-types.ts'

type Attributes = ShownBatch['attributes']
const PREPARED: Attributes = {
  ...{ number: 'P/2026/47/1', state: 'prepared', date: '2026-11-24', orders: 1, total: 1001, returned: 0 },
  ...{ format: 'elixir-0', prepared: { at: '2026-11-23T09:00:00Z', by: 'Anna' }, exported: null },
  ...{ confirmed: null, cancelled: null, payer: { name: 'Flota', account: '61 1090 •••• 2874' } },
  ...{ profile: { id: 'default', letters: 'plain', encoding: 'ascii' }, approvals: [], second: null },
  ...{ approval: null, dateTooSoon: false, datePast: false, unreadable: false, sample: null },
}
const tally = { count: 1, total: 1001 }

async function shown(more: Partial<Attributes>) {
  new OtherEnd()
  const attributes = { ...PREPARED, ...more }
  const batch = {
    id: 'b',
    attributes,
    orders: [],
    outside: [],
    inside: tally,
    outsideTally: tally,
    files: [],
  }
  await showInOffice(() => <BatchActs batch={batch} />)
  await expect.element(page.getByRole('button', { name: texts.cancelBatch })).toBeVisible()
  const has = (name: string) => page.getByRole('button', { name }).elements().length > 0
  return { approve: has(texts.approve), file: has(texts.export(1)) }
}
const waits = { today: [], tomorrow: ['Ewa'], anew: { names: [], alone: false } }

test('who may approve is offered it, and the file is not there yet', async () => {
  expect(await shown({ approval: { ...waits, why: null } })).toEqual({ approve: true, file: false })
})

test.each(['own', 'right-of-today', 'prepared-today'] as const)(
  'who may not (%s) is offered neither',
  async (why) => {
    expect(await shown({ approval: { ...waits, why } })).toEqual({ approve: false, file: false })
  },
)

test('where nobody is waited for the file is', async () => {
  expect(await shown({})).toEqual({ approve: false, file: true })
})
