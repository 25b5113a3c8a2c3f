import type { ComponentType, ReactNode } from 'react'
import { pagePart } from './page-part.tsx'

interface OwnStatementsProps {
  readonly statementKey: string
  readonly Link: ComponentType<{
    readonly href: string
    readonly className?: string
    readonly children: ReactNode
  }>
  readonly footer: ReactNode
}

/** The driver's own weeks in money, in a file of their own. */
export const OwnStatementsScreen = pagePart<OwnStatementsProps>(
  async () => (await import('#features/settlement/own-statements/web/public-driver.tsx')).OwnStatements,
  5,
)
