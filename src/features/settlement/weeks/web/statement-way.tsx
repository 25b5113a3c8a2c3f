import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { readSettlementWeek } from '../contract.ts'
import { statementTexts } from '../texts-statement.ts'
import { weekTexts } from '../texts-week.ts'
import { GROUPS, groupOf } from './group-of-row.ts'
import type { StatementAnswer } from './readings.ts'
import classes from './statement.module.css'

/** Back to the week, and to the neighbours in the order in which the week shows them. */
export function StatementWay({ statement }: { readonly statement: StatementAnswer }) {
  const { year, week, driver } = statement
  const navigate = useNavigate()
  const { data } = useCall(readSettlementWeek, { year, week })
  const rows = data?.data ?? []
  const inOrder = GROUPS.flatMap((group) => rows.filter((row) => groupOf(row) === group))
  const at = inOrder.findIndex(({ driverId }) => driverId === driver.id)
  const go = (to: (typeof inOrder)[number] | undefined) => {
    if (to)
      void navigate({
        to: '/admin/rozliczenia/$id',
        params: { id: to.driverId },
        search: { rok: year, tydzien: week },
      })
  }
  const [before, after] = [at > 0 ? inOrder[at - 1] : undefined, at < 0 ? undefined : inOrder[at + 1]]
  return (
    <div className={classes.way}>
      <nav className={classes.crumbs} aria-label={statementTexts.crumbs}>
        <Link to="/admin/rozliczenia" search={{ rok: year, tydzien: week }}>
          {weekTexts.title}, {statementTexts.week(week)}
        </Link>
        {at < 0 ? null : (
          <span>
            {at + 1} / {inOrder.length}
          </span>
        )}
      </nav>
      <div className={classes.steps}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={statementTexts.previous}
          disabled={!before}
          onClick={() => go(before)}
        >
          <IconChevronUp size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={statementTexts.next}
          disabled={!after}
          onClick={() => go(after)}
        >
          <IconChevronDown size={18} />
        </ActionIcon>
      </div>
    </div>
  )
}
