import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** JPEGs by the SHA-256 of their bytes, without anything beside the picture. */
export const photoFiles = pgTable('photo_files', {
  hash: text().primaryKey(),
  bytes: bytes('bytes').notNull(),
  size: integer().notNull(),
})

/** What photos belong to: a car's hand-over, or what a driver told the office. */
export const PHOTO_HOLDERS = ['handover', 'report'] as const

/** Whose photo is which file. Who deletes what a photo belongs to also has its photos forgotten. */
export const photos = pgTable(
  'photos',
  {
    holder: text({ enum: PHOTO_HOLDERS }).notNull(),
    holderId: uuid('holder_id').notNull(),
    /** Among those of one holder: the side of the car, or an id made on the phone. */
    name: text().notNull(),
    hash: text()
      .references(() => photoFiles.hash)
      .notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** Where room is short it goes after all others: somebody still has to see it. */
    goesLast: boolean('goes_last').notNull(),
  },
  (table) => [
    primaryKey({ name: 'photos_pk', columns: [table.holder, table.holderId, table.name] }),
    index('photos_hash').on(table.hash),
    index('photos_taken').on(table.takenAt),
  ],
)
