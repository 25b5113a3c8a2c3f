import { randomUUID } from 'node:crypto'
import { boltCompanies, boltConnections } from '#features/income/bolt/server/tables.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { date } from '#test/income/small-files.ts'

/** A company whose key is there, so that its days may be stored; the key itself opens nothing. */
export async function connectCompany(queries: Queries, companyId: number): Promise<void> {
  const id = randomUUID()
  const entered = {
    name: 'Próbna',
    sealed: null,
    enteredAt: '2026-10-01T09:00:00Z',
    enteredBy: 'Anna Próbna',
  }
  await queries.insert(boltConnections).values({ id, ...entered })
  await queries.insert(boltCompanies).values({ companyId, connectionId: id, firstDay: date('2026-10-01') })
}
