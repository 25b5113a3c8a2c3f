import { REMOVAL_REASONS, type RemovalReason } from '../domain/reasons.ts'
import { REMOVAL_REASON_TEXTS } from '../texts.ts'

export interface ReadReason {
  readonly reason: RemovalReason
  readonly reasonText: string
}

/**
 * A reason of the list, with its text beside it, or a free text in the reason's place (Spec 1 §7): 'Inny
 * powód' in those words.
 * @returns undefined where a free text comes with another one beside it
 */
export function reasonFromWire(sent: {
  readonly reason: string
  readonly reasonText: string
}): ReadReason | undefined {
  const listed = REMOVAL_REASONS.find((each) => REMOVAL_REASON_TEXTS[each] === sent.reason)
  if (listed) return { reason: listed, reasonText: sent.reasonText }
  const beside = sent.reasonText.trim()
  return beside === '' || beside === sent.reason ? { reason: 'other', reasonText: sent.reason } : undefined
}
