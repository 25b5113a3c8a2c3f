import type { ReactNode } from 'react'
import type { PageLink } from './frame.tsx'
import { OneStatement } from './one-statement.tsx'
import { StatementList } from './statement-list.tsx'
import './own-statements.css'

interface OwnStatementsProps {
  /** The statement that the address names; empty for the list. */
  readonly statementKey: string
  readonly Link: PageLink
  /** Stands below the page, above the bar of a statement. */
  readonly footer: ReactNode
}

/** `/moje-rozliczenia`: the driver's closed weeks in money, behind the own phone and PIN. */
export function OwnStatements({ statementKey, Link, footer }: OwnStatementsProps) {
  return statementKey === '' ? (
    <>
      <StatementList Link={Link} />
      {footer}
    </>
  ) : (
    <OneStatement key={statementKey} statementKey={statementKey} Link={Link} footer={footer} />
  )
}
