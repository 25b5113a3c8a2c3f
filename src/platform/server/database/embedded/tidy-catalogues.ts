import type pg from 'pg'

/** Where the database writes down tables, columns and statistics; each temporary table leaves rows there. */
const CATALOGUES = ['class', 'attribute', 'type', 'depend', 'index', 'constraint', 'statistic', 'shdepend']

/**
 * Lets the database use again what temporary tables have left in its own catalogues, which elsewhere a
 * process in the background does: else each look at a file before it is loaded would stay there for good.
 */
export async function tidyCatalogues(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  for (const name of CATALOGUES) await pool.query(`VACUUM pg_catalog.pg_${name}`)
}
