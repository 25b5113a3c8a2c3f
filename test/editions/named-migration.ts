import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[]
}

/** The time by which a migration is known. @param name without its number */
export function namedMigration(name: string): number {
  const path = join(import.meta.dirname, '../../migrations/meta/_journal.json')
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as Journal
  const found = entries.find(({ tag }) => tag.slice(5) === name)
  if (!found) throw new Error(`There is no migration ${name}.`)
  return found.when
}
