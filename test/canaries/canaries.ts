import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/database.ts'

/** Columns that hold somebody, wherever they stand: by what of a person they hold. */
const PERSONAL_COLUMNS: Readonly<Record<string, 'name' | 'phone' | 'email' | 'text'>> = {
  full_name: 'name',
  phone: 'phone',
  email: 'email',
  recipient: 'email',
  reason_text: 'text',
  login: 'text',
  first_name: 'text',
  last_name: 'text',
  phone_number: 'phone',
  created_by: 'text',
  changed_by: 'text',
  saved_by: 'text',
  loaded_by: 'text',
  entered_by: 'text',
}
/** Columns of these names hold somebody in these tables only. */
const PERSONAL_IN: Readonly<Record<string, 'name' | 'text'>> = {
  'users.name': 'name',
  'schedule_editors.name': 'name',
  'messages.body': 'text',
  // Mail servers quote addresses.
  'messages.error': 'text',
  'message_gateways.last_error': 'text',
  'papers.number': 'text',
  'services.key_fingerprint': 'text',
  'services.sealed_key': 'text',
  'platform_drivers.ref_key': 'text',
  'platform_drivers.external_id': 'text',
  'platform_drivers.name': 'name',
  'platform_drivers.name_key': 'text',
}

export interface Canary {
  /** `table.column` */
  readonly place: string
  readonly kind: 'name' | 'phone' | 'email' | 'text'
  /** What stands in every row of that column, and nowhere else. */
  readonly mark: string
}

/** Puts a mark of its own into every personal column of every table that has rows. */
export async function plantCanaries(database: Database): Promise<Canary[]> {
  const { rows } = await database.queries.execute<{ table: string; column: string }>(
    sql`SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type = 'text' ORDER BY 1, 2`,
  )
  const planted: Canary[] = []
  for (const { table, column } of rows) {
    const kind = PERSONAL_IN[`${table}.${column}`] ?? PERSONAL_COLUMNS[column]
    if (!kind) continue
    const mark = markOf(kind, planted.length)
    const { rowCount } = await database.queries.execute(
      sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${mark}`,
    )
    if (rowCount) planted.push({ place: `${table}.${column}`, kind, mark })
  }
  return planted
}

function markOf(kind: Canary['kind'], number: number): string {
  const two = String(number).padStart(2, '0')
  switch (kind) {
    case 'name':
      return `Kanarek${two} Znaczny${two}`
    case 'phone':
      return `+486991122${two}`
    case 'email':
      return `kanarek${two}@znak.test`
    case 'text':
      return `kanarek-${two}-znak`
  }
}
