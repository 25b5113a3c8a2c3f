import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What the office said once about headings that the product does not know. */
export const resultColumnNames = pgTable(
  'result_column_names',
  {
    kind: text().notNull(),
    /** Normalised as headings are when they are compared. */
    header: text().notNull(),
    field: text().notNull(),
  },
  (table) => [primaryKey({ name: 'result_column_names_pk', columns: [table.kind, table.header] })],
)
