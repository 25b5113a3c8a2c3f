import { createHash } from 'node:crypto'
import type { WholeSubmission } from '#features/submissions/server/public.ts'

/**
 * Of all that a driver is shown of a submission and may change: another one as soon as anybody has changed
 * anything of it, whichever door it came by.
 */
export function versionOf({ id, reason, reasonText, days }: WholeSubmission): string {
  const choices = days.map((day) => `${day.id} ${day.option}`).sort()
  return createHash('sha256')
    .update(JSON.stringify([id, reason, reasonText, choices]))
    .digest('base64url')
    .slice(0, 22)
}
