import { call, isPassing } from '#platform/web/call.ts'
import { readMarket, takeFreeShift } from '../contract.ts'
import { marketTexts as texts } from '../texts.ts'
import { forgetTap, recallTap } from './kept-tap.ts'
import { keyOf, type Market, slotWords } from './shown-slot.ts'

export { HomeNews } from './home-news.tsx'

/** What the market has for the driver's home. */
export interface MarketOnHome {
  readonly market: Market
  /** So many shifts for which this very driver was asked, by a colleague or by the office. */
  readonly asks: number
  /** Shifts taken for weeks that are still to be made, by date and shift: they can be given back. */
  readonly taken: ReadonlySet<string>
  /** The own shifts that are offered, by date and shift: to whom; `asked`: somebody wants it. */
  readonly offered: ReadonlyMap<string, 'all' | 'one' | 'asked'>
  /** What became of a tap whose page was left before the answer came; `isYours`: the weeks are others now. */
  readonly tap: { readonly words: string; readonly isYours: boolean } | undefined
}

/** Undefined where it can't be had: the home stands without it. */
export async function loadMarketOnHome(): Promise<MarketOnHome | undefined> {
  const said = await endTap()
  const result = await call(readMarket, {})
  if (!result.ok) return undefined
  const { free, offers, own } = result.value
  return {
    market: result.value,
    asks: free.filter(({ asked }) => asked).length + offers.filter(({ asks }) => asks === 'you').length,
    taken: new Set(own.filter(({ chosen }) => chosen === 'taken').map(keyOf)),
    offered: new Map(own.flatMap((shift) => (shift.offer ? [[keyOf(shift), offeredTo(shift.offer)]] : []))),
    tap: said?.(own.map(keyOf)),
  }
}

function offeredTo({ state, toOne }: NonNullable<Market['own'][number]['offer']>): 'all' | 'one' | 'asked' {
  if (state === 'asked') return 'asked'
  return toOne ? 'one' : 'all'
}

type Said = (own: readonly string[]) => MarketOnHome['tap']

/** Sends once more, under its own key, what was tapped just now; of an older tap only says how it is. */
async function endTap(): Promise<Said | undefined> {
  const tap = recallTap()
  if (!tap) return undefined
  // It stays to be said again, on the page of free shifts.
  if (tap.isLocked) return () => ({ words: texts.tapNotCounted(slotWords(tap.shift)), isYours: false })
  const { shift, requestId, isMeant } = tap
  const words = slotWords(shift)
  const input = { date: shift.date, shift: shift.shift }
  const result = isMeant ? await call(takeFreeShift, input, { requestId, keepalive: true }) : undefined
  if (result && !result.ok && isPassing(result.failure))
    return () => ({ words: texts.notSent, isYours: false })
  forgetTap()
  if (result && !result.ok)
    return () => ({ words: `${texts.notTaken(words)} ${result.failure.msg}`, isYours: false })
  return (own) =>
    result || own.includes(keyOf(shift))
      ? { words: texts.booked(words), isYours: true }
      : { words: texts.notTaken(words), isYours: false }
}
