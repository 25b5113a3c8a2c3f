import type { RouteComponent } from '@tanstack/react-router'
import { SeatOffer, SeatOutlook } from '#features/board/assigning/web/public-outlook.ts'
import { BoardScreen } from '#features/board/screen/web/public.tsx'
import { SlotOutlook } from '#features/figures/web/public.tsx'
import { SeatProposal } from '#features/market/web/public.tsx'

/**
 * `/admin/edycja-grafiku`, with what an empty seat is likely to earn, and to whom it can be proposed: the
 * schedule knows nothing of results and of the market.
 * No chunk of its own, and the board's is still fetched when the pointer nears a link to it.
 */
export const BoardWithOutlook: RouteComponent = Object.assign(
  () => (
    <SeatOutlook value={SlotOutlook}>
      <SeatOffer value={SeatProposal}>
        <BoardScreen />
      </SeatOffer>
    </SeatOutlook>
  ),
  { preload: async () => BoardScreen.preload?.() },
)
