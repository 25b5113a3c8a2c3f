import { sql } from 'drizzle-orm'
import type { Language } from '#platform/pure/languages.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { namesakeMarks } from '../domain/namesakes.ts'

/** Who a driver is, as the office is shown it beside something else: nothing secret. */
export interface DriverOfCard {
  readonly id: string
  readonly fullName: string
  /** `…201`: what tells the driver from others of the name; empty where nobody else has it. */
  readonly mark: string
  readonly phone: string
  /** Of records that were folded into this one. */
  readonly furtherPhones: readonly string[]
  readonly email: string
  readonly active: boolean
  readonly language: Language | null
}

interface Row extends Record<string, unknown> {
  readonly id: string
  readonly fullName: string
  readonly phone: string
  readonly email: string
  readonly active: boolean
  readonly language: Language | null
  readonly into: string | null
  readonly meant: string
}

/**
 * A driver of the list, by the own id or that of a record that was folded in, with the namesakes that have to
 * be told apart: in one statement. Undefined where the driver was removed or erased.
 */
export async function driverOfCard(queries: Queries, id: string): Promise<DriverOfCard | undefined> {
  const { rows } = await queries.execute<Row>(sql`
    WITH meant AS (
      SELECT coalesce(into_record.id, own.id) AS id, coalesce(into_record.name_sort, own.name_sort) AS name
      FROM drivers AS own LEFT JOIN drivers AS into_record ON into_record.id = own.merged_into
      WHERE own.id = ${id}::uuid)
    SELECT d.id, d.full_name AS "fullName", d.phone, d.email, d.active, d.language, d.merged_into AS into,
      meant.id AS meant
    FROM meant JOIN drivers AS d
      ON d.id = meant.id OR d.merged_into = meant.id OR (d.name_sort = meant.name AND d.merged_into IS NULL)
    WHERE d.erased_number IS NULL
    ORDER BY d.id`)
  const driver = rows.find((row) => row.id === row.meant)
  if (!driver) return undefined
  const namesakes = rows.filter(({ into }) => into === null).map((row) => [row.id, row] as const)
  return {
    ...{ id: driver.id, fullName: driver.fullName, phone: driver.phone, email: driver.email },
    ...{ active: driver.active, language: driver.language },
    mark: namesakeMarks(new Map(namesakes)).get(driver.id) ?? '',
    furtherPhones: rows.filter(({ into }) => into === driver.id).map(({ phone }) => phone),
  }
}
