import { readFileSync } from 'node:fs'

/**
 * The editions that went out, oldest first: the first number of a version is the edition's. Their data
 * folders and backups are kept in `test/editions`, and every later edition opens them (D52).
 */
export const EDITIONS: readonly { readonly version: string; readonly lastMigration: number }[] = [
  // It wrote no name of its own beside what it applied.
  { version: '1.0.0', lastMigration: 1_767_225_600_000 },
]

const PACKAGE = new URL('../../../../../package.json', import.meta.url)

/** The version of this program, as package.json and CHANGELOG.md have it. */
export const PROGRAM_VERSION = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version

/** One migration that a database has been through. */
export interface Applied {
  /** Which one: its time. */
  readonly when: number
  readonly hash: string
  /** Version of the program that applied it; null where that was none that noted it. */
  readonly edition: string | null
}

/**
 * The version of the program that wrote the data last; for a database from between two editions the coming
 * one's with `-dev`.
 * @param applied not empty
 */
export function editionOf(applied: readonly Applied[]): string {
  const last = applied.at(-1)
  return (
    last?.edition ??
    EDITIONS.find(({ lastMigration }) => lastMigration >= (last?.when ?? 0))?.version ??
    `${PROGRAM_VERSION}-dev`
  )
}
