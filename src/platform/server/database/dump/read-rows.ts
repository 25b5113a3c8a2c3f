import type pg from 'pg'
import { type DumpedTable, quoted } from './catalogue.ts'
import type { Row } from './checksum.ts'

const AT_ONCE = 2_000
/** Where nothing is known of a table's rows yet; photos are large. */
const AT_FIRST = 20
/** Of one batch, about: it is a line of the dump, held whole by whoever writes and reads it. */
const LETTERS_AT_ONCE = 8_000_000

/** All rows of a table as texts, some thousand at a time, fewer of large ones; inside of a transaction. */
export async function* rowsOf(client: pg.ClientBase, { name, columns }: DumpedTable): AsyncGenerator<Row[]> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await client.query(`DECLARE dumped NO SCROLL CURSOR FOR SELECT ${texts} FROM ${quoted(name)}`)
  let atOnce = AT_FIRST
  for (;;) {
    const { rows } = await client.query<Row>({ text: `FETCH ${atOnce} FROM dumped`, rowMode: 'array' })
    if (rows.length === 0) break
    yield rows
    atOnce = Math.max(1, Math.min(AT_ONCE, Math.floor((LETTERS_AT_ONCE * rows.length) / lettersIn(rows))))
  }
  await client.query('CLOSE dumped')
}

/** Of all values together; at least one. */
function lettersIn(rows: readonly Row[]): number {
  let letters = 1
  for (const row of rows) for (const value of row) letters += value?.length ?? 0
  return letters
}
