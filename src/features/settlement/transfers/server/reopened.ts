import { apartNumber } from '#features/settlement/domain/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { removeLeftOut } from './left-out-store.ts'
import { removeOverride } from './override-store.ts'

/** Of the statement and its car rental: the version that they were made for holds no more. */
export async function dropSaidOfReopened(tx: Tx, number: string): Promise<void> {
  await removeOverride(tx, number)
  await removeOverride(tx, apartNumber(number))
  await removeLeftOut(tx, [number, apartNumber(number)])
}
