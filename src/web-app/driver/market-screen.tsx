import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { giveTexts } from '#features/market/texts-give.ts'
import type { GiveFromHome } from '#features/market/web/public-driver.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { pagePart } from './page-part.tsx'

interface MarketProps {
  readonly Link: ComponentType<{
    readonly href: string
    readonly className?: string
    readonly children: ReactNode
  }>
}

/** The shifts that the driver may take, in a file of their own. */
export const MarketScreen = pagePart<MarketProps>(
  async () => (await import('#features/market/web/public-driver.tsx')).MarketPage,
  5,
)

/** 'Oddaj zmianę' from the driver's home, in a file of its own that comes with the first press. */
export const GivingPart = lazyPart<ComponentProps<typeof GiveFromHome>>(
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
