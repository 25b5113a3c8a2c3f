import type pg from 'pg'
import { type DumpedTable, quoted } from './catalogue.ts'
import type { Row } from './checksum.ts'

const AT_ONCE = 2_000

/** All rows of a table as texts, some thousand at a time; inside of a transaction. */
export async function* rowsOf(client: pg.ClientBase, { name, columns }: DumpedTable): AsyncGenerator<Row[]> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await client.query(`DECLARE dumped NO SCROLL CURSOR FOR SELECT ${texts} FROM ${quoted(name)}`)
  for (;;) {
    const { rows } = await client.query<Row>({ text: `FETCH ${AT_ONCE} FROM dumped`, rowMode: 'array' })
    if (rows.length === 0) break
    yield rows
  }
  await client.query('CLOSE dumped')
}
