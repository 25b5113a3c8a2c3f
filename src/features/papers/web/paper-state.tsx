import { IconAlertTriangle, IconBan, IconCheck, IconClock, IconMinus } from '@tabler/icons-react'
import { paperScreenTexts } from '../texts-office.ts'
import classes from './paper-state.module.css'
import type { Paper } from './paper-types.ts'

type Standing = Pick<Paper, 'state' | 'days' | 'blocking'>

/** How a paper stands, in icon and words; null where there is none. */
export function PaperState({
  paper,
  inLine = false,
}: {
  readonly paper: Standing | null
  /** Beside each other, as in a row of a list. */
  readonly inLine?: boolean
}) {
  if (!paper)
    return (
      <span className={classes.state} data-tone="quiet">
        <IconMinus size={16} aria-hidden /> <span>{paperScreenTexts.missing}</span>
      </span>
    )
  const { label, tone, icon: Icon } = standing(paper)
  return (
    <span className={classes.states} data-inline={inLine || undefined}>
      <span className={classes.state} data-tone={tone}>
        <Icon size={16} aria-hidden /> <span>{label}</span>
      </span>
      {paper.blocking ? (
        <span className={classes.state} data-tone="bad">
          <IconBan size={16} aria-hidden />{' '}
          <span>
            {paper.state === 'overdue' ? paperScreenTexts.blocking : paperScreenTexts.blockingTonight}
          </span>
        </span>
      ) : null}
    </span>
  )
}

function standing({ state, days }: Standing) {
  if (state === 'overdue')
    return { label: paperScreenTexts.overdueFor(days), tone: 'bad', icon: IconAlertTriangle }
  if (state === 'valid') return { label: paperScreenTexts.valid, tone: 'good', icon: IconCheck }
  const label = days === 0 ? paperScreenTexts.expiresToday : paperScreenTexts.expiresIn(days)
  return { label, tone: 'soon', icon: IconClock }
}
