import type { PushKind } from '#features/push/server/public.ts'
import type { MarketNews } from '../texts-messages.ts'

/** On a phone newer news of a kind replace older ones, so that an offer that is off is not offered there. */
export const PUSH_KINDS: Readonly<Record<MarketNews, PushKind>> = {
  proposed: 'market-offer',
  unproposed: 'market-offer',
  offered: 'market-offer',
  'offered-first': 'market-offer',
  off: 'market-offer',
  given: 'market-own',
  expired: 'market-own',
  got: 'market-answer',
  refused: 'market-answer',
  'request-expired': 'market-answer',
}
