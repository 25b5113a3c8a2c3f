import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Own } from './judge-edition.ts'

export const OWN_MIGRATIONS = fileURLToPath(new URL('../../../../../migrations', import.meta.url))

export interface Migration extends Own {
  readonly statements: readonly string[]
}

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[]
}

/**
 * What this edition has, oldest first. Frozen files name the schema in their references, where the tables may
 * lie in another one: the name is left out, and the search path says which. The hash stays the file's.
 */
export function ownMigrations(folder = OWN_MIGRATIONS): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
  return entries.map(({ when, tag }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    return {
      when,
      name: tag,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text
        .replaceAll('"public".', '')
        .split('--> statement-breakpoint')
        .filter((statement) => statement.trim()),
    }
  })
}
