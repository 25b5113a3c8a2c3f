import type { NetOfApp } from '#features/settlement/domain/public.ts'
import { plainAmount } from '#features/settlement/texts-amounts.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { statementTexts } from '../texts-statement.ts'
import classes from './statement.module.css'

const PARTS = ['driver', 'fleet', 'vat', 'passedOn'] as const

/** Where the net went; a part below zero is told in figures alone. */
export function NetBar({ parts }: { readonly parts: readonly NetOfApp[] }) {
  if (parts.length === 0) return null
  const total = (of: keyof Omit<NetOfApp, 'app'>) => parts.reduce((sum, part) => sum + part[of], 0)
  return (
    <Panel title={statementTexts.whereNetWent(total('net'))} description={statementTexts.officeOnly}>
      <div className={classes.bar} aria-hidden>
        {PARTS.map((part) => (
          <span key={part} className={classes[part]} style={{ flexGrow: Math.max(0, total(part)) }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {PARTS.map((part) => (
          <li key={part}>
            <span className={`${classes.dot} ${classes[part]}`} aria-hidden />
            {statementTexts.parts[part]} <strong>{plainAmount(total(part))}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
