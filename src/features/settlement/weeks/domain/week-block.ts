import type { ClosingBlock } from '#features/settlement/domain/public.ts'

/** What stands against closing a driver's week, with what a screen needs to lead to what unblocks it. */
export type WeekBlock =
  | { readonly code: 'no-scheme' }
  | { readonly code: 'scheme-changes'; readonly schemes: number }
  | { readonly code: 'file-missing'; readonly app: string }
  /** Names in files that may be this driver's, and their rows of the week. */
  | { readonly code: 'rows-unmatched'; readonly rows: number; readonly names: readonly string[] }
  /** `subject` is that under which a person may explain it. */
  | {
      readonly code: 'sums-differ'
      readonly what: 'net-differs' | 'payout-differs'
      readonly app: string
      readonly expected: number
      readonly told: number
      readonly rowId: string | null
      readonly subject: string
    }
  | { readonly code: 'input-faulty'; readonly fault: string; readonly rowId: string | null }
  | {
      readonly code: 'amount-unknown'
      readonly what: 'net-unknown' | 'net-partly-told' | 'gross-unknown' | 'hours-unknown'
      readonly app: string | null
      readonly rowId: string | null
    }

/** A name of a file that nobody has matched yet and that may be a driver's. */
export interface UnmatchedName {
  readonly name: string
  readonly rowIds: readonly string[]
}

/** Under what a person explains the block; undefined of those that nobody can explain away. */
export function subjectOf(block: ClosingBlock): string | undefined {
  if (block.code === 'file-missing') return block.app
  if (block.code !== 'sums-differ') return undefined
  const { code, app, row, expected, told } = block.mismatch
  return JSON.stringify([code, app, row, expected, told])
}

export function weekBlock(block: ClosingBlock, unmatched: readonly UnmatchedName[]): WeekBlock {
  switch (block.code) {
    case 'no-scheme':
    case 'scheme-changes':
    case 'file-missing':
      return block
    case 'rows-unmatched':
      return { code: block.code, rows: block.rowIds.length, names: unmatched.map(({ name }) => name) }
    case 'sums-differ': {
      const { code: what, app, expected, told, rowIds } = block.mismatch
      const subject = subjectOf(block) ?? ''
      return { code: block.code, what, app, expected, told, rowId: rowIds[0] ?? null, subject }
    }
    case 'input-faulty':
      return {
        code: block.code,
        fault: block.fault.code,
        rowId: 'rowId' in block.fault ? block.fault.rowId : null,
      }
    case 'amount-unknown': {
      const { warning } = block
      return {
        code: block.code,
        what: warning.code,
        app: 'app' in warning ? warning.app : null,
        rowId:
          'rowId' in warning
            ? warning.rowId
            : warning.code === 'gross-unknown'
              ? null
              : (warning.rowIds[0] ?? null),
      }
    }
  }
}
