import type { ToldReason, Waiter } from '#features/roster/domain/public.ts'
import { waitTextForDriver } from '#features/roster/texts-waiting.ts'

/** Why there is no car yet, and the place in the reserve; told in a letter, after the day and the shift. */
export function waitWords(waiter: Waiter, reason: ToldReason | null): string {
  return waitTextForDriver(waiter, reason)
}
