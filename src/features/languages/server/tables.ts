import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '#platform/pure/languages.ts'

/** Sentences that the fleet says otherwise than the program. */
export const sentenceCorrections = pgTable(
  'sentence_corrections',
  {
    language: text().$type<Language>().notNull(),
    /** A digest of the program's sentence. */
    sentence: text().notNull(),
    /** The program's sentence, as it was when it was corrected. */
    original: text().notNull(),
    /** The fleet's. */
    correction: text().notNull(),
    /** Where it stood: the catalogue and the names that lead to it there. */
    catalogue: text().notNull(),
    path: text().notNull(),
    /** Grows with each change, so that of two who correct at once the later is told. */
    version: integer().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.sentence] })],
)
