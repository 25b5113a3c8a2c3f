import { eq } from 'drizzle-orm'
import type { Grosze } from '#kernel/money.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { PayerAccount, TwoPersonsRule } from '../domain/payer-settings.ts'
import { transferSettings } from './tables.ts'

const FLEET = 'fleet'

export interface TransferSettings {
  readonly name: string
  readonly address: readonly string[]
  readonly accounts: readonly PayerAccount[]
  readonly twoPersons: TwoPersonsRule
  /** 0 where nothing was said yet. */
  readonly revision: number
  readonly changedAt: string | null
  readonly changedBy: string | null
}

const NOTHING: TransferSettings = {
  name: '',
  address: [],
  accounts: [],
  twoPersons: { over: undefined, former: undefined, changedOn: undefined },
  revision: 0,
  changedAt: null,
  changedBy: null,
}

/** @param how `lock` where what is decided by them must not be overtaken: batches that leave, one by one */
export async function readTransferSettings(
  queries: Queries | Tx,
  how: 'look' | 'lock' = 'look',
): Promise<TransferSettings> {
  const query = queries.select().from(transferSettings).where(eq(transferSettings.id, FLEET))
  const [row] = await (how === 'lock' ? query.for('update') : query)
  if (!row) return NOTHING
  return {
    name: row.name,
    address: row.address,
    accounts: row.accounts,
    twoPersons: {
      over: (row.twoPersonsOver ?? undefined) as Grosze | undefined,
      former: (row.formerTwoPersonsOver ?? undefined) as Grosze | undefined,
      changedOn: row.limitChangedOn ?? undefined,
    },
    revision: row.revision,
    changedAt: row.changedAt,
    changedBy: row.changedBy,
  }
}

/** @returns false where somebody else has stored another revision meanwhile */
export async function storeTransferSettings(
  tx: Tx,
  settings: TransferSettings,
  deed: { readonly at: string; readonly by: string },
): Promise<boolean> {
  const { name, address, accounts, twoPersons, revision } = settings
  const row = {
    name,
    address: [...address],
    accounts,
    twoPersonsOver: twoPersons.over ?? null,
    formerTwoPersonsOver: twoPersons.former ?? null,
    limitChangedOn: twoPersons.changedOn ?? null,
    revision,
    changedAt: deed.at,
    changedBy: deed.by,
  }
  const stored = await tx
    .insert(transferSettings)
    .values({ id: FLEET, ...row })
    .onConflictDoUpdate({
      target: transferSettings.id,
      set: row,
      setWhere: eq(transferSettings.revision, revision - 1),
    })
    .returning({ id: transferSettings.id })
  return stored.length > 0
}
