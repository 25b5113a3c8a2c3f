import type { Queries } from '#platform/server/database/database.ts'
import type { AuditEntry } from '#platform/server/http/mount.ts'
import { insertEntry } from './store.ts'

export { entriesAboutDriver, forgetInAudit } from './about-driver.ts'

/**
 * Notes who did what, in the transaction of what was done. Ids and codes only, never a name, phone, PIN or
 * reason.
 */
export async function writeAudit(queries: Queries, entry: AuditEntry): Promise<void> {
  await insertEntry(queries, entry)
}
