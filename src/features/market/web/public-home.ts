import { call } from '#platform/web/call.ts'
import { readMarket } from '../contract.ts'
import { keyOf } from './shown-slot.ts'

/** What the market has for the driver's home. */
export interface MarketOnHome {
  /** So many shifts for which this very driver was asked, by a colleague or by the office. */
  readonly asks: number
  /** The own shifts that are offered, by date and shift: whom they were offered to. */
  readonly offered: ReadonlyMap<string, 'all' | 'one'>
}

/** Undefined where it can't be had: the home stands without it. */
export async function loadMarketOnHome(): Promise<MarketOnHome | undefined> {
  const result = await call(readMarket, {})
  if (!result.ok) return undefined
  const { free, offers, own } = result.value
  return {
    asks: free.filter(({ asked }) => asked).length + offers.filter(({ asks }) => asks === 'you').length,
    offered: new Map(
      own.flatMap((shift) => (shift.offer ? [[keyOf(shift), shift.offer.toOne ? 'one' : 'all']] : [])),
    ),
  }
}
