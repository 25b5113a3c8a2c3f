import type { Payer } from '#features/settlement/ledger/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { readTransferSettings } from './settings-store.ts'

/** Who pays, as the settings of transfers name it; null while they name nobody. */
export async function payerOf(queries: Queries): Promise<Payer | null> {
  const { name, address } = await readTransferSettings(queries)
  return name.trim() === '' ? null : { name, address }
}
