import type { FileKind } from '#features/income/facts/domain/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { CallFailure } from '#platform/web/call.ts'
import type { importResults } from '../../contract.ts'
import { type previewLoad, ROWS_ON_PREVIEW } from '../../contract-preview.ts'
import type { ReadAnswer } from './import-task.ts'
import type { Said } from './read-results-file.ts'

export type Changes = OutputOf<typeof previewLoad>

/** A chosen file on its way into the results. */
export interface ChosenFile {
  readonly id: string
  readonly file: File
  /** What the person said about this file. */
  readonly said: Omit<Said, 'mappings'>
  /** Undefined until it was read. */
  readonly read?: ReadAnswer | undefined
  /** Being read now, or waiting for its turn. */
  readonly reading: 'waits' | 'now' | 'done'
  /** What loading it would change; undefined until the server has told. */
  readonly changes?: Changes | undefined
  /** Pages of rows in `changes`. */
  readonly pages: number
  /** The server is being asked. */
  readonly looking?: boolean
  readonly lookFailure?: CallFailure | undefined
  /** Why the changes were reckoned anew. */
  readonly again?: 'changed' | 'other' | undefined
  /** Rows of earlier loads that the file does not have go. */
  readonly removeMissing: boolean
  /** An older file may replace what a later one said. */
  readonly agreedOlder: boolean
  /** A file far from the present is the right one. */
  readonly agreedPeriod: boolean
  readonly sending?: boolean
  readonly failure?: CallFailure | undefined
  /** It read otherwise when it was to be sent. */
  readonly changed?: boolean
  readonly loaded?: OutputOf<typeof importResults>
}

export function newFile(id: string, file: File): ChosenFile {
  const agreed = { agreedOlder: false, agreedPeriod: false }
  return { id, file, said: {}, reading: 'waits', pages: 1, removeMissing: false, ...agreed }
}

/** Can be loaded: read, seen, and nothing is left to be said. */
export function isReady(file: ChosenFile): boolean {
  const { changes, loaded, sending, looking } = file
  if (loaded || sending || looking || !canBeLooked(file) || !changes) return false
  return (changes.older === null || file.agreedOlder) && (changes.offTime === null || file.agreedPeriod)
}

/** Read, with rows to load. */
export function canBeLooked({ read, reading }: ChosenFile): boolean {
  return reading === 'done' && read?.ok === true && read.value.state === 'ready' && read.value.good > 0
}

/** Not loaded yet, and it could be: leaving would lose what was chosen and said. */
export function isWaiting({ read, reading, loaded }: ChosenFile): boolean {
  return !loaded && (reading !== 'done' || (read?.ok === true && read.value.state !== 'refused'))
}

/** Neither read nor refused, or read and nobody has told what it would change. */
export function isUnlooked(file: ChosenFile): boolean {
  const { reading, changes, lookFailure, loaded } = file
  return !loaded && (reading !== 'done' || (canBeLooked(file) && !changes && !lookFailure))
}

export function kindOf({ read }: ChosenFile): FileKind | undefined {
  return read?.ok && read.value.state !== 'refused' ? read.value.kind : undefined
}

/** The next page of rows below those that are shown. */
export function withMore(before: Changes, next: Changes): Changes {
  const { replaced, added, missing } = before.rows
  return {
    ...next,
    rows: {
      replaced: [...replaced, ...next.rows.replaced],
      added: [...added, ...next.rows.added],
      missing: [...missing, ...next.rows.missing],
    },
  }
}

/** Whether a person who has seen the one has seen the other; further pages aside. */
export function isSameChange(seen: Changes, next: Changes): boolean {
  const shown = ({ mark: _, rows: { replaced, added, missing }, ...rest }: Changes) =>
    JSON.stringify([rest, ...[replaced, added, missing].map((list) => list.slice(0, ROWS_ON_PREVIEW))])
  return shown(seen) === shown(next)
}
