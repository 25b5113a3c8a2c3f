import { sha256OfText } from '#kernel/sha256.ts'
import type { Payee } from './payees.ts'

/**
 * Names a draft as a person has seen it: what it comes to, and to whom and where it would be paid, so that an
 * account that was changed after that look is not frozen unseen.
 * @param mark of the draft; null where the week can't be closed
 */
export function seenMark(mark: string | null, payee: Payee | undefined): string | null {
  if (mark === null || !payee) return mark
  const { name, address, accountKey, takesCash } = payee
  return `${mark}-${sha256OfText(JSON.stringify([name, address, accountKey, takesCash])).slice(0, LENGTH)}`
}

const LENGTH = 12
