import { type ComponentProps, useCallback, useState } from 'react'
import type { FormsInName as FormsInNamePart } from '#features/availability/web/public-disown.ts'
import { giveTexts } from '#features/market/texts-give.ts'
import type { GiveFromHome } from '#features/market/web/public-driver.tsx'
import type { HomeNews as HomeNewsPart, MarketOnHome } from '#features/market/web/public-home.ts'
import { OwnCalendar } from '#features/work-calendar/web/public-own.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Leaving } from './leaving/leaving.tsx'

/** 'Oddaj zmianę' from the driver's home, in a file of its own that comes with the first press. */
const GivingPart = lazyPart<ComponentProps<typeof GiveFromHome>>(
  async () => (await import('#features/market/web/public-driver.tsx')).GiveFromHome,
  ({ retry }, { onClose }) => (
    <Dialog title={giveTexts.title} onClose={onClose}>
      {retry ? (
        <Button onClick={retry}>{giveTexts.again}</Button>
      ) : (
        <Skeleton lines={3} label={giveTexts.loading} />
      )}
    </Dialog>
  ),
)

/** Forms that somebody sent in the driver's name; the home waits for none. */
const FormsInName = lazyPart<ComponentProps<typeof FormsInNamePart>>(
  async () => (await import('#features/availability/web/public-disown.ts')).FormsInName,
  () => null,
)

/** What of the market is to be known at once. */
const HomeNews = lazyPart<ComponentProps<typeof HomeNewsPart>>(
  async () => (await import('#features/market/web/public-home.ts')).HomeNews,
  () => null,
)

/** The driver's home, with what other features bring to it. */
export function OwnCalendarScreen(
  props: Omit<
    ComponentProps<typeof OwnCalendar>,
    'FormsInName' | 'GivingSheet' | 'market' | 'newsOf' | 'onFresh'
  >,
) {
  const [market, setMarket] = useState<MarketOnHome & { readonly of: string }>()
  // After the page stands: whoever is asked sees it there, and the answer to 'when' waits for nothing.
  const { hasMarket, hasHandover } = props
  const look = useCallback(
    async (me: string) => {
      if (hasHandover)
        void import('#features/handover/web/public-keeping.ts')
          .then(({ keepCars }) => keepCars())
          .catch(() => undefined)
      if (!hasMarket) return
      const loaded = await import('#features/market/web/public-home.ts')
        .then(({ loadMarketOnHome }) => loadMarketOnHome())
        .catch(() => undefined)
      // What became of a tap is told once, and stays in sight.
      if (loaded)
        setMarket((before) => ({
          ...{ ...loaded, of: me },
          tap: loaded.tap ?? (before?.of === me ? before.tap : undefined),
        }))
    },
    [hasMarket, hasHandover],
  )
  return (
    <Leaving>
      <OwnCalendar
        {...props}
        FormsInName={FormsInName}
        GivingSheet={GivingPart}
        market={market}
        newsOf={(acts) => market && <HomeNews market={market.market} {...acts} />}
        onFresh={look}
      />
    </Leaving>
  )
}
