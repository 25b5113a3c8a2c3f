import type { BoltFault } from './bolt-fault.ts'

/** Why a day could not be fetched: what Bolt or the way to it did, or what is wrong at our end. */
export type RunFault =
  | BoltFault
  /** The key was sealed with another key of the server, which is lost. */
  | { readonly code: 'key-unreadable' }
  /** The key opens the company no more. */
  | { readonly code: 'company-gone' }
  /** The server stopped, or its process died. */
  | { readonly code: 'interrupted' }
  /** Amounts that no fleet has: of that order, or of the day together. Runs of before named none. */
  | { readonly code: 'implausible'; readonly reference?: string | null | undefined }
  /** The key was removed while Bolt was asked. */
  | { readonly code: 'key-removed' }
  /** Ours; the server's log has more. */
  | { readonly code: 'own-error' }

/** Of one day and its rows; other days may go well. All others stop a company's whole night. */
const OF_THE_DAY: ReadonlySet<RunFault['code']> = new Set([
  'unreadable',
  'too-long',
  'totals-differ',
  'too-many-rows',
  'implausible',
  'own-error',
])

export function isOfTheDay({ code }: RunFault): boolean {
  return OF_THE_DAY.has(code)
}
