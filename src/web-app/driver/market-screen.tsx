import type { ComponentType, ReactNode } from 'react'
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
