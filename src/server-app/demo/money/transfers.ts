import {
  confirmTransferBatch,
  exportTransferBatch,
  getTransferProposal,
  prepareTransferBatch,
} from '#features/settlement/transfers/contract.ts'
import { getTransferSettings } from '#features/settlement/transfers/contract-settings.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { DemoOffice } from '../office.ts'

/**
 * Prepares and exports everything that can be transferred.
 * @returns the batch; undefined where nobody is paid
 */
export async function exportBatch(office: DemoOffice, date: CalendarDate): Promise<string | undefined> {
  const { orders } = await office.call(getTransferProposal, {})
  const { accounts } = await office.call(getTransferSettings, {})
  const [account] = accounts
  if (orders.length === 0 || !account) return undefined
  const total = orders.reduce((sum, { grosze }) => sum + grosze, 0)
  const marks = orders.map(({ statement, mark }) => ({ statement, mark }))
  const seen = { orders: marks, count: orders.length, total }
  const { id } = await office.call(prepareTransferBatch, { accountId: account.id, date, ...seen })
  await office.call(exportTransferBatch, { id })
  return id
}

/** The bank has paid all of it. */
export async function confirmBatch(office: DemoOffice, id: string): Promise<void> {
  await office.call(confirmTransferBatch, { id })
}
