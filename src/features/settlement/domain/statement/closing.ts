import { compareText } from '../arithmetic/in-order.ts'
import type { Mismatch } from '../facts/reconcile.ts'
import type { AppReport, Overlap } from '../facts/reports.ts'
import type { InputFault } from '../week/input-faults.ts'
import type { SettlementWarning } from '../week/warnings.ts'

/** Why a week of a driver can't be closed yet; each leads to what unblocks it. */
export type ClosingBlock =
  | { readonly code: 'no-scheme' }
  /** So many schemes hold in the period, days without one counted as one. */
  | { readonly code: 'scheme-changes'; readonly schemes: number }
  | { readonly code: 'rows-unmatched'; readonly rowIds: readonly string[] }
  /**
   * `is`: `none` where no file of the app covers the period; `without-driver` where it does, and does not
   * name the driver. Rows of others that wait for a person say nothing of this one.
   */
  | {
      readonly code: 'file-missing'
      readonly app: string
      readonly is: 'none' | 'without-driver'
    }
  /**
   * A report that goes through several weeks: no week can settle it, so none may be closed as if it were
   * not there.
   */
  | { readonly code: 'report-spans'; readonly report: AppReport }
  | { readonly code: 'reports-overlap'; readonly overlap: Overlap }
  | { readonly code: 'sums-differ'; readonly mismatch: Mismatch }
  | { readonly code: 'input-faulty'; readonly fault: InputFault }
  | { readonly code: 'amount-unknown'; readonly warning: UnknownAmount }

/** An amount that nobody has told, so that the week's result is not known either. */
export type UnknownAmount = Extract<
  SettlementWarning,
  { readonly code: 'net-unknown' | 'net-partly-told' | 'gross-unknown' | 'hours-unknown' }
>

export interface ClosingFacts {
  /** As `schemesOver` tells: each scheme that holds in the period, null for days without one. */
  readonly schemes: readonly unknown[]
  /** Rows that may be this driver's, and wait for somebody to say whose. */
  readonly unmatchedRowIds: readonly string[]
  /** Apps that the driver drove in the period, and apps of which a file covers it. */
  readonly appsDriven: readonly string[]
  readonly appsLoaded: readonly string[]
  /** Apps of which a file covers the period, whomever it names. */
  readonly appsCovered: readonly string[]
  /** Apps of whose rows of the period some wait that may be this driver's. */
  readonly appsUnmatched: readonly string[]
  /** Of this driver, which touch the period and stand in no week. */
  readonly spanning: readonly AppReport[]
  readonly overlaps: readonly Overlap[]
  readonly mismatches: readonly Mismatch[]
  readonly inputFaults: readonly InputFault[]
  /** Of the draft; none where there is no scheme to settle by. */
  readonly warnings: readonly SettlementWarning[]
}

/**
 * Every reason against closing, in the order in which they are best cleared; none where it may be closed.
 */
export function closingBlocks(facts: ClosingFacts): ClosingBlock[] {
  const { schemes, unmatchedRowIds, appsLoaded } = facts
  const blocks: ClosingBlock[] = []
  if (schemes.every((scheme) => scheme === null)) blocks.push({ code: 'no-scheme' })
  else if (schemes.length > 1) blocks.push({ code: 'scheme-changes', schemes: schemes.length })
  if (unmatchedRowIds.length > 0)
    blocks.push({ code: 'rows-unmatched', rowIds: unmatchedRowIds.toSorted(compareText) })
  const missing = [...new Set(facts.appsDriven)].filter((app) => !appsLoaded.includes(app)).sort(compareText)
  for (const app of missing) {
    const is = missingAs(app, facts)
    if (is) blocks.push({ code: 'file-missing', app, is })
  }
  blocks.push(...facts.spanning.map((report) => ({ code: 'report-spans' as const, report })))
  blocks.push(...facts.overlaps.map((overlap) => ({ code: 'reports-overlap' as const, overlap })))
  blocks.push(...facts.mismatches.map((mismatch) => ({ code: 'sums-differ' as const, mismatch })))
  blocks.push(...facts.inputFaults.map((fault) => ({ code: 'input-faulty' as const, fault })))
  for (const warning of unknownAmounts(facts.warnings)) blocks.push({ code: 'amount-unknown', warning })
  return blocks
}

/** Of a settlement's warnings those for which its result is not known. */
export function unknownAmounts(warnings: readonly SettlementWarning[]): UnknownAmount[] {
  return warnings.filter((warning): warning is UnknownAmount => {
    switch (warning.code) {
      case 'net-unknown':
      case 'net-partly-told':
      case 'gross-unknown':
      case 'hours-unknown':
        return true
      default:
        return false
    }
  })
}

/** Undefined where the file is there and rows of it may be this driver's: those are what is to be cleared. */
function missingAs(app: string, { appsCovered, appsUnmatched }: ClosingFacts) {
  if (!appsCovered.includes(app)) return 'none'
  return appsUnmatched.includes(app) ? undefined : 'without-driver'
}
