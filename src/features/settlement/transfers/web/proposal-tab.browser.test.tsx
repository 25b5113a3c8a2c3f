import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { getTransferProposal, overrideTransferAccount } from '../contract.ts'
import { leaveTransferOut, takeTransferIn } from '../contract-left-out.ts'
import { getTransferSettings } from '../contract-settings.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { ProposalTab } from './proposal-tab.tsx'

type Proposal = OutputOf<typeof getTransferProposal>

const jan = { statement: 'R/2026/47/0001', driverId: 'jan', driver: 'Jan Kot', grosze: 500 }
const order = { ...jan, account: '61 1090 •••• 2874', payeeName: 'Jan Kot', override: null, returned: null }
const EMPTY: Proposal = {
  ...{ orders: [], outside: [], waiting: [], changed: [], otherwise: [] },
  ...{ inside: { count: 0, total: 0 }, outsideTally: { count: 0, total: 0 }, all: { count: 1, total: 500 } },
}

async function shown(proposal: Partial<Proposal>): Promise<OtherEnd> {
  const server = new OtherEnd()
  server.answers(getTransferProposal, { ...EMPTY, ...proposal })
  server.answers(getTransferSettings, {
    ...{ name: 'Flota', address: [], accounts: [], twoPersonsOver: null, twoPersonsToday: null, revision: 1 },
    ...{ changedAt: null, changedBy: null, today: '2026-11-23' },
  })
  await showInOffice(() => <ProposalTab />)
  return server
}

test('leaving somebody out is told to the server, and who did it is said to everybody', async () => {
  const server = await shown({ orders: [{ ...order, mark: 'm', shortened: [] }] })
  server.answers(leaveTransferOut, { status: 'ok' })
  const why = { code: 'left-out' as const, by: 'Anna Nowak', at: '2026-11-23T09:00:00Z' }
  const left = { ...EMPTY, outside: [{ ...jan, why, batchId: null }] }
  server.answers(getTransferProposal, left)
  await userEvent.click(page.getByRole('button', { name: texts.leaveOutOne('Jan Kot') }))
  await expect.element(page.getByText('Odłożone: Anna Nowak, 23.11.2026, 10:00')).toBeVisible()
  expect(server.heard(leaveTransferOut)).toEqual([{ statement: jan.statement }])
  server.answers(takeTransferIn, { status: 'ok' })
  await userEvent.click(page.getByRole('button', { name: texts.takeInOne('Jan Kot') }))
  await expect.poll(() => server.heard(takeTransferIn)).toEqual([{ statement: jan.statement }])
})

test('who had no account at closing and has one on the card is paid there from the own row, with a reason', async () => {
  const server = await shown({
    outside: [{ ...jan, why: { code: 'no-account' }, batchId: null }],
    otherwise: [{ ...jan, frozen: null, now: '10 1050 •••• 9123', override: null }],
  })
  server.answers(overrideTransferAccount, { status: 'ok' })
  await userEvent.click(page.getByRole('button', { name: texts.actOne(texts.acts.useCard, 'Jan Kot') }))
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox'), 'konto podane 24.11')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: texts.payNow }))
  await expect
    .poll(() => server.heard(overrideTransferAccount))
    .toEqual([{ statement: jan.statement, reason: 'konto podane 24.11' }])
})

test('who has none on the card either is led to the card', async () => {
  await shown({ outside: [{ ...jan, why: { code: 'no-account' }, batchId: null }] })
  await expect
    .element(page.getByRole('link', { name: texts.actOne(texts.acts.card, 'Jan Kot') }))
    .toBeVisible()
})

test.each([true, false])(
  '‘Sprawdź’ brings what is to be looked at into view, and the focus there (own: %s)',
  async (own) => {
    const many = Array.from({ length: 40 }, (_, at) => ({ ...jan, statement: `R/2026/47/${1000 + at}` }))
    const is = '10 1050 •••• 9123'
    await shown({
      outside: many.map((one) => ({
        ...{ ...one, why: { code: 'account-unchecked', was: null, is }, batchId: null },
      })),
      changed: many.map((one) => ({
        ...{
          ...one,
          was: null,
          is,
          payee: null,
          asked: true,
          key: one.statement,
          checked: false,
          part: null,
        },
        ...{ ownChange: own, notToday: null, found: [], changedAt: null, changedBy: null },
      })),
    })
    const rows = page.getByRole('button', { name: texts.actOne(texts.acts.check, 'Jan Kot') })
    await expect.element(rows.first()).toBeVisible()
    await userEvent.click(rows.last())
    const focused = document.activeElement
    expect(focused?.id).toBe(`zmienione-${many.at(-1)?.statement.replaceAll('/', '-')}`)
    const { top, bottom } = focused?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
)
