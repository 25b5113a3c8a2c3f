import type { ComponentType, ReactNode } from 'react'
import { pagePart } from './page-part.tsx'

interface HandoverProps {
  readonly Link: ComponentType<{
    readonly href: string
    readonly className?: string
    readonly children: ReactNode
  }>
}

/** Taking and returning cars, in a file of their own. */
export const HandoverScreen = pagePart<HandoverProps>(
  async () => (await import('#features/handover/web/public-driver.tsx')).HandoverPage,
  6,
)
