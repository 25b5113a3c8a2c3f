import { readChanges } from '#features/roster/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Notice, noticeOfReturn } from '../../domain/notices.ts'
import { readReturns, type StoredReturn } from './returns.ts'

/** With the identity of the change, under which messages and receipts know it. */
export interface StoredNotice extends Notice {
  readonly id: string
}

/** All that drivers have to know of a week: its changes, then what was told and is no more. */
export async function readNotices(queries: Queries, weekId: string): Promise<StoredNotice[]> {
  const changes = await readChanges(queries, weekId)
  const returns = await readReturns(queries, weekId)
  return [...changes, ...returns.map(noticeOf)]
}

export function noticeOf(kept: StoredReturn): StoredNotice {
  return { id: kept.change.id, ...noticeOfReturn(kept) }
}
