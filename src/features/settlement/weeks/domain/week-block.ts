import type { AppReport, ClosingBlock, Days } from '#features/settlement/domain/public.ts'

/**
 * Blocks that a person may explain: what can't be mended, by the reason that somebody gives for it. Of
 * amounts that are unknown a gross alone: explained, VAT is charged of the app's net.
 */
export const EXPLAINED_CODES = [
  'file-missing',
  'sums-differ',
  'report-spans',
  'reports-overlap',
  'amount-unknown',
] as const

/** What stands against closing a driver's week, with what a screen needs to lead to what unblocks it. */
export type WeekBlock =
  | { readonly code: 'no-scheme' }
  | { readonly code: 'scheme-changes'; readonly schemes: number }
  /** Whether there is a file of the app for the week, and what is with it, as the domain tells. */
  | Extract<ClosingBlock, { readonly code: 'file-missing' }>
  /** Names in files that may be this driver's, their rows of the week, and the apps whose files those are. */
  | {
      readonly code: 'rows-unmatched'
      readonly rows: number
      readonly names: readonly string[]
      readonly apps: readonly string[]
    }
  /** A report of these days, none of which any week settles. */
  | {
      readonly code: 'report-spans'
      readonly app: string
      readonly days: Days
      readonly rowId: string | null
      readonly subject: string
    }
  | {
      readonly code: 'reports-overlap'
      readonly app: string
      readonly days: readonly Days[]
      /** Of two accounts, which both count. */
      readonly accounts: boolean
      readonly rowId: string | null
      readonly subject: string
    }
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
  /** Whose files have it. */
  readonly apps: readonly string[]
}

/** Under what a person explains the block; undefined of those that nobody can explain away. */
export function subjectOf(block: ClosingBlock): string | undefined {
  if (block.code === 'file-missing') return block.app
  if (block.code === 'report-spans') return subjectOfReports(block.report)
  if (block.code === 'reports-overlap') return subjectOfReports(block.overlap.first, block.overlap.second)
  if (block.code === 'amount-unknown')
    return block.warning.code === 'gross-unknown' ? block.warning.app : undefined
  if (block.code !== 'sums-differ') return undefined
  const { code, app, row, expected, told } = block.mismatch
  return JSON.stringify([code, app, row, expected, told])
}

/** The same reports loaded again are others. */
function subjectOfReports(...reports: readonly AppReport[]): string {
  return JSON.stringify(reports.map(({ app, row, from, to }) => [app, row, from, to]))
}

/** Under what a person explains a block of a screen; undefined of those that nobody can explain away. */
export function explainable(
  block: WeekBlock,
): { readonly code: (typeof EXPLAINED_CODES)[number]; readonly subject: string } | undefined {
  switch (block.code) {
    case 'file-missing':
      return { code: block.code, subject: block.app }
    case 'report-spans':
    case 'reports-overlap':
    case 'sums-differ':
      return { code: block.code, subject: block.subject }
    case 'amount-unknown':
      return isGrossUnknown(block) ? { code: block.code, subject: block.app } : undefined
    default:
      return undefined
  }
}

type UnknownOfApp = Extract<WeekBlock, { readonly code: 'amount-unknown' }> & { readonly app: string }

/** Whether VAT lacks an app's gross, for which its net may stand in. */
export function isGrossUnknown(block: WeekBlock): block is UnknownOfApp {
  return block.code === 'amount-unknown' && block.what === 'gross-unknown' && block.app !== null
}

export function weekBlock(block: ClosingBlock, unmatched: readonly UnmatchedName[]): WeekBlock {
  switch (block.code) {
    case 'no-scheme':
    case 'scheme-changes':
    case 'file-missing':
      return block
    case 'rows-unmatched':
      return {
        code: block.code,
        rows: block.rowIds.length,
        names: unmatched.map(({ name }) => name),
        apps: [...new Set(unmatched.flatMap(({ apps }) => apps))].sort(),
      }
    case 'report-spans': {
      const { app, from, to, rowIds } = block.report
      const subject = subjectOf(block) ?? ''
      return { code: block.code, app, days: { from, to }, rowId: rowIds[0] ?? null, subject }
    }
    case 'reports-overlap': {
      const { app, first, second, accounts = false } = block.overlap
      const days = [first, second].map(({ from, to }) => ({ from, to }))
      const rowId = second.rowIds[0] ?? null
      return { code: block.code, app, days, accounts, rowId, subject: subjectOf(block) ?? '' }
    }
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
