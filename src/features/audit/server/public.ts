import type { Queries } from '#platform/server/database/database.ts'
import { gatheredLookup } from '#platform/server/gathered-lookup.ts'
import type { AuditEntry } from '#platform/server/http/mount.ts'
import { entriesOfActions, insertEntries } from './store.ts'

export { entriesAboutDriver, forgetInAudit, forgetReasonsAbout } from './about-driver.ts'

/** What users did by these calls since an instant, newest first: at most 50, not what was refused. */
export async function deedsOfUsers(
  queries: Queries,
  asked: { readonly actions: readonly string[]; readonly since: string },
) {
  const rows = await entriesOfActions(queries, asked)
  return rows.flatMap(({ id, at, actor, action, details }) => {
    const [, byId] = /^user:(.+)$/.exec(actor) ?? []
    return byId === undefined ? [] : [{ id, at, action, details, byId }]
  })
}

/**
 * Notes who did what, in the transaction of what was done. Ids and codes only, never a name, phone or PIN; a
 * reason only where no row keeps it, beside the driver whose erasure takes it along (`forgetReasonsAbout`).
 */
export async function writeAudit(queries: Queries, entry: AuditEntry): Promise<void> {
  await insertEntries(queries, [entry])
}

/**
 * The same for all calls: what is noted outside of a transaction, such as the refusals of a rush, goes to the
 * disk together with what comes at the same moment. Nobody is answered before it is there.
 */
export function createAudit(queries: Queries): typeof writeAudit {
  const together = gatheredLookup<AuditEntry, true>(async (entries) => {
    await insertEntries(queries, entries)
    return new Map()
  })
  return async (of, entry) => {
    if (of === queries) await together([entry])
    else await writeAudit(of, entry)
  }
}
