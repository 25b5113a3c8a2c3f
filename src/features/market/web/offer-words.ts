import { offerTexts as texts } from '../texts-offers.ts'
import type { Market } from './shown-slot.ts'

/** What is under way with an own shift. */
export function offerWords({
  state,
  to,
  toOne,
  reserveUntil,
}: NonNullable<Market['own'][number]['offer']>): string {
  if (state === 'asked') return texts.askedByOne
  if (to !== null) return texts.offeredTo(to)
  if (toOne) return texts.offeredToOne
  return reserveUntil !== null ? `${texts.offeredToAll} ${texts.reserveFirst}` : texts.offeredToAll
}
