import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { closeWeeks, explainBlock } from '../contract.ts'
import { weekTexts as texts } from '../texts-week.ts'
import { ClosePart } from './close-part.tsx'
import type { Filter } from './group-of-row.ts'
import type { DriverOfWeek, WeekAnswer } from './readings.ts'
import { useClosing } from './use-closing.ts'
import { WeekTables } from './week-tables.tsx'

const idOf = (number: number) => `6b1f0f4e-0000-4000-8000-00000000000${number}`

function row(number: number, fullName: string, told: Partial<DriverOfWeek> = {}): DriverOfWeek {
  return {
    ...{ driverId: idOf(number), fullName, listed: true, active: true, state: 'draft', statement: null },
    ...{ onTheWay: null, payout: null, debt: null, apart: null },
    scheme: { owner: 'fleet', group: null, version: 1 },
    ...{ nets: [{ app: 'bolt', net: 20_000 }], cashGrosze: 0, fleetGrosze: 0, openingGrosze: 0 },
    ...{ resultGrosze: 20_000, balanceGrosze: 20_000, shifts: 5, netDifference: null, standsOut: [] },
    ...{ blocks: [], warnings: [], openQuestions: 0, corrected: false, mark: `mark-${number}` },
    ...told,
  }
}

const WEEK: WeekAnswer = {
  ...{ year: 2026, week: 47, from: '2026-11-16', to: '2026-11-22', finished: true, unmatchedNames: 0 },
  ignored: { people: 0, grosze: 0 },
  before: {
    ...{ nets: [], cashGrosze: 0, openDrivers: 0 },
    debts: { handed: 0, drivers: 0, lessened: 0, added: 0, waiting: 0 },
  },
  data: [
    row(1, 'Adam Abacki'),
    row(2, 'Ewa Mała'),
    row(3, 'Joanna Malinka', {
      state: 'blocked',
      mark: null,
      blocks: [{ code: 'file-missing', app: 'uber', is: 'none' }],
    }),
    row(4, 'Rafał Lipka', {
      state: 'paid',
      mark: null,
      statement: { id: idOf(9), number: 'R/2026/47/0001', closedAt: '2026-11-23T08:00:00Z' },
    }),
    row(5, 'Zofia Saldo', { state: 'idle', mark: null, openingGrosze: -500, balanceGrosze: -500 }),
  ],
}

let server: OtherEnd
beforeEach(async () => {
  server = new OtherEnd()
  await showInOffice(() => <WholeWeek />)
})

/** What closes beside the tables that say who is closed, as on the screen. */
function WholeWeek() {
  const closing = useClosing(WEEK)
  const [filter, setFilter] = useState<Filter>('all')
  return (
    <>
      <ClosePart week={WEEK} closing={closing} stale={false} />
      <WeekTables week={WEEK} closing={closing} filter={filter} onFilter={setFilter} />
    </>
  )
}

const close = (count: number) => page.getByRole('button', { name: texts.close(count), exact: true })

test('all drafts are closed as they were seen, without the one that somebody took out', async () => {
  server.answersBy(closeWeeks, () => ({
    closed: [{ driverId: idOf(2), number: 'R/2026/47/0002', statementId: idOf(8) }],
    left: [],
    closedByNow: 2,
  }))
  await expect.element(close(2)).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: texts.chooseOne('Adam Abacki') }))
  await userEvent.click(close(1))
  // The money is said before anybody says yes.
  await expect.element(page.getByText(texts.closeSums.toPay(20_000, 1))).toBeVisible()
  await expect.element(page.getByText(texts.closeSums.blocked(1))).toBeVisible()
  await expect.element(page.getByText(texts.closeSums.unchosen(1))).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: texts.closeConfirm, exact: true }))
  await expect.element(page.getByText(texts.closed(1, 2))).toBeVisible()
  expect(server.heard(closeWeeks)).toEqual([
    { year: 2026, week: 47, drivers: [{ driverId: idOf(2), mark: 'mark-2' }] },
  ])
})

test('filters count, and the search says so where it finds nobody', async () => {
  await userEvent.click(page.getByRole('button', { name: `${texts.filter.blocked} 1` }))
  await expect.element(page.getByText('Joanna Malinka')).toBeVisible()
  expect(page.getByText('Adam Abacki').query()).toBeNull()
  await userEvent.fill(page.getByRole('textbox', { name: texts.search }), 'nikt taki')
  await expect.element(page.getByText(texts.nothingFound)).toBeVisible()
})

test('who has nothing but a balance is counted under a filter of its own', async () => {
  await userEvent.click(page.getByRole('button', { name: `${texts.filter.idle} 1` }))
  await expect.element(page.getByText('Zofia Saldo')).toBeVisible()
  expect(page.getByText('Adam Abacki').query()).toBeNull()
})

test('what can’t be mended is explained with a reason, and what was typed stays where that fails', async () => {
  server.answersBy(explainBlock, () => ({ status: 'ok' as const }))
  await userEvent.click(page.getByRole('button', { name: texts.explainOne('Joanna Malinka') }))
  await userEvent.fill(
    page.getByRole('textbox', { name: texts.explainReason }),
    'Nie jeździła w tym tygodniu',
  )
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(page.getByText(texts.explained)).toBeVisible()
  expect(server.heard(explainBlock)).toMatchObject([
    { driverIds: [idOf(3)], code: 'file-missing', subject: 'uber', reason: 'Nie jeździła w tym tygodniu' },
  ])
})

test('under a search all drafts are those that are listed, and nobody else', async () => {
  const all = page.getByRole('checkbox', { name: texts.chooseAll })
  await expect.element(all).toBeVisible()
  // Who was taken out before stays so: all are put in, and then out.
  if (!(all.element() as HTMLInputElement).checked) await userEvent.click(all)
  await expect.element(close(2)).toBeEnabled()
  await userEvent.click(all)
  await expect.element(close(0)).toBeDisabled()
  await userEvent.fill(page.getByRole('textbox', { name: texts.search }), 'Ewa')
  await expect.element(page.getByText('Adam Abacki')).not.toBeInTheDocument()
  await userEvent.click(all)
  await expect.element(close(1)).toBeEnabled()
})
