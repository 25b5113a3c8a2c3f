import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { payeesOfStatements } from '#features/settlement/accounts/server/public.ts'
import { apartNumber } from '#features/settlement/domain/public.ts'
import { appendEntries, beginLedger } from '#features/settlement/ledger/server/public.ts'
import { settlementStatements } from '#features/settlement/weeks/server/tables.ts'
import type { TestServer } from '#test/server/test-server.ts'

interface Owed {
  readonly driverId: string
  /** What the week came to; over 0 is to be paid. */
  readonly grosze: number
  /** `R/2026/47/0017` */
  readonly number: string
  /** The rental of the driver's own car, paid apart. */
  readonly apart?: number
}

/**
 * Statements as closing leaves them behind: frozen with the payees of this moment, and booked. What they are
 * made of is of no matter here.
 */
export async function closeStatements(
  { database, platform, clock }: TestServer,
  owed: readonly Owed[],
): Promise<void> {
  const at = clock.now().toISOString()
  await database.transaction(async (tx) => {
    await beginLedger(tx)
    const payees = await payeesOfStatements(platform)(
      tx,
      owed.map(({ driverId }) => driverId),
    )
    const statements = owed.map(({ driverId, grosze, number, apart }) => {
      const payee = payees.get(driverId)
      const [, year = '', week = '', sequence = ''] = number.split('/')
      return {
        id: randomUUID(),
        driverId,
        year: Number(year),
        week: Number(week),
        sequence: Number(sequence),
        number,
        version: 1,
        frozen: '{}',
        frozenSha256: '',
        inputsHash: '',
        rowsDigest: '',
        openingGrosze: 0,
        resultGrosze: grosze,
        toPayGrosze: Math.max(0, grosze),
        carryGrosze: Math.min(0, grosze),
        apart: apart === undefined ? null : { opening: 0, result: apart },
        figures: {} as never,
        scheme: {} as never,
        payeeName: payee?.name ?? '',
        payeeAddress: [...(payee?.address ?? [])],
        payeeAccount: payee?.account ?? null,
        payeeAccountMasked: payee?.masked ?? null,
        payeeTakesCash: payee?.takesCash ?? false,
        closedAt: at,
        closedBy: 'Anna Próbna',
      }
    })
    for (let from = 0; from < statements.length; from += 200)
      await tx.insert(settlementStatements).values(statements.slice(from, from + 200))
    await appendEntries(
      tx,
      statements.flatMap(({ id, driverId, number, year, week, resultGrosze, apart }) => {
        const common = { driverId, kind: 'settlement' as const, versionId: id, year, week }
        const entry = { ...common, bookedAt: at, bookedBy: 'Anna Próbna' }
        const ofWeek = { ...entry, id: randomUUID(), grosze: resultGrosze, statement: number }
        if (!apart) return [ofWeek]
        const of = { purse: 'own-car' as const, grosze: apart.result, statement: apartNumber(number) }
        return [ofWeek, { ...entry, ...of, id: randomUUID() }]
      }),
    )
  })
}

/** Drivers straight into the table, as an import leaves them: ids in the order of the names. */
export async function addDrivers({ database }: TestServer, names: readonly string[]): Promise<string[]> {
  const rows = names.map((name, index) => ({ id: randomUUID(), name, phone: `+4860${1_000_000 + index}` }))
  for (let from = 0; from < rows.length; from += 200) {
    const some = rows.slice(from, from + 200)
    await database.queries.execute(
      sql`INSERT INTO drivers (id, phone, full_name, name_sort, email, pin_sealed, pin_hash, created_at)
        VALUES ${sql.join(
          some.map(({ id, name, phone }) => sql`(${id}, ${phone}, ${name}, ${name}, '', '', '', now())`),
          sql`, `,
        )}`,
    )
  }
  return rows.map(({ id }) => id)
}
