import { sql } from 'drizzle-orm'
import { INCOME_APPS, isZeroSums, type NormalFile } from '#features/income/facts/domain/public.ts'
import { type DriverReference, referenceKey } from '#features/income/matching/domain/public.ts'
import { erasedKey } from '#features/income/matching/server/public.ts'
import { looseKey } from '#kernel/polish-text.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { APP_OF } from './statements-of.ts'

/**
 * Leaves out what says nothing: zeros of drivers of whom nothing is stored over the same days. Platforms list
 * everybody, and nobody need match who did not drive. A zero where something was told is told, and replaces
 * it.
 * @returns the rest, and how many rows were left out
 */
export async function withoutIdleZeros(
  queries: Queries,
  platform: Platform,
  file: NormalFile,
): Promise<{ readonly file: NormalFile; readonly idle: number }> {
  const zeros = file.rows.filter(isZeroSums)
  if (zeros.length === 0) return { file, idle: 0 }
  const days = new Map(zeros.map(({ date, until }) => [`${date} ${until}`, { date, until: until ?? date }]))
  const told = new Map<string, ReadonlySet<string>>()
  for (const [key, span] of days) told.set(key, await toldOver(queries, file, span))
  const rows = file.rows.filter(
    (row) =>
      !isZeroSums(row) ||
      wordsFor(platform, file, row.driver).some((word) => told.get(`${row.date} ${row.until}`)?.has(word)),
  )
  return { file: { ...file, rows }, idle: file.rows.length - rows.length }
}

/** By what a driver may be known: id, phone or name, and what stands for an erased one. */
function wordsFor({ secrets }: Platform, { kind }: NormalFile, driver: DriverReference): string[] {
  const key = referenceKey(driver)
  return [
    ...[key, erasedKey(secrets, APP_OF[kind], key), `name ${looseKey(driver.name)}`],
    ...(driver.phone === null ? [] : [`phone ${driver.phone}`]),
  ]
}

/** All by which those are known of whom the app's sums over these very days are stored. */
async function toldOver(
  queries: Queries,
  { kind }: NormalFile,
  { date, until }: { readonly date: string; readonly until: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await queries.execute<{ word: string }>(sql`
    WITH meant AS (
      SELECT other.id, other.ref_key FROM platform_drivers AS other
      WHERE other.platform = ${APP_OF[kind]} AND other.identity IN (
        SELECT ref.identity FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
        WHERE ref.platform = ${APP_OF[kind]} AND told.app = ${INCOME_APPS[APP_OF[kind]]}
          AND told.date = ${date} AND told.until = ${until} AND told.key::text LIKE 'c%')
    )
    SELECT ref_key AS word FROM meant
    UNION SELECT 'name ' || name_key FROM platform_driver_names WHERE ref_id IN (SELECT id FROM meant)
    UNION SELECT 'phone ' || phone FROM platform_driver_phones WHERE ref_id IN (SELECT id FROM meant)`)
  return new Set(rows.map(({ word }) => word))
}
