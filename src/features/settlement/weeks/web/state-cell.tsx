import { Badge, Button } from '@mantine/core'
import {
  IconArrowForward,
  IconCircleCheck,
  IconCircleDashed,
  IconLock,
  IconLockExclamation,
  IconMessageQuestion,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { explainable, isGrossUnknown, type WeekBlock } from '../domain/week-block.ts'
import { blockWords, differenceWords } from '../texts-blocks.ts'
import { statementTexts } from '../texts-statement.ts'
import { STATES, weekTexts } from '../texts-week.ts'
import { apartDebtWords, debtWords } from './debt-words.ts'
import type { DriverOfWeek, WeekAnswer } from './readings.ts'
import { STATE_COLOURS } from './state-colours.ts'
import { UnblockLink } from './unblock-link.tsx'
import classes from './week.module.css'

interface StateCellProps {
  readonly row: DriverOfWeek
  readonly week: Pick<WeekAnswer, 'year' | 'week'>
  onExplain(row: DriverOfWeek, block: WeekBlock): void
}

/** Where the week of a driver stands: of a blocked one the link that unblocks it. */
export function StateCell({ row, week, onExplain }: StateCellProps) {
  const [block] = row.blocks
  if (block) return <Unblocking block={block} row={row} onExplain={onExplain} />
  const Icon = ICONS[row.state]
  // The net has a column of its own.
  const oddity = row.standsOut.find(({ code }) => code !== 'net')
  return (
    <span className={classes.state}>
      <Badge variant="light" color={STATE_COLOURS[row.state]} leftSection={<Icon size={14} aria-hidden />}>
        {STATES[row.state]}
      </Badge>
      {row.corrected ? (
        <Badge variant="light" color="yellow">
          {weekTexts.corrected}
        </Badge>
      ) : null}
      {row.debt ? (
        <span className={classes.scheme}>{debtWords(row.debt, row.balanceGrosze ?? 0)}</span>
      ) : null}
      {row.onTheWay ? (
        <span className={classes.scheme}>{weekTexts.onTheWay(row.onTheWay.batch, row.onTheWay.gone)}</span>
      ) : null}
      {row.payout && row.payout.paid > 0 && row.payout.left > 0 ? (
        <span className={classes.scheme}>{weekTexts.partlyPaid(row.payout.paid, row.payout.left)}</span>
      ) : null}
      {row.apart ? <span className={classes.scheme}>{apartWords(row.apart)}</span> : null}
      {row.openQuestions > 0 ? (
        <Badge variant="light" color="violet" leftSection={<IconMessageQuestion size={14} aria-hidden />}>
          {weekTexts.question}
        </Badge>
      ) : null}
      {oddity ? (
        <Link
          className={classes.link}
          to="/admin/rozliczenia/$id"
          params={{ id: row.driverId }}
          search={{ rok: week.year, tydzien: week.week }}
        >
          {differenceWords(oddity)}
        </Link>
      ) : null}
    </span>
  )
}

/** How much is paid apart, and what became of that. */
function apartWords({ toPayGrosze, carryGrosze, debt, state, onTheWay }: NonNullable<DriverOfWeek['apart']>) {
  if (toPayGrosze === 0) return apartDebtWords(debt, carryGrosze)
  const became = state === null ? '' : statementTexts.apartStates[state]
  return [weekTexts.apart(toPayGrosze), onTheWay ? weekTexts.onTheWay(onTheWay.batch, onTheWay.gone) : became]
    .filter(Boolean)
    .join(', ')
}

const ICONS = {
  blocked: IconLockExclamation,
  draft: IconCircleDashed,
  idle: IconArrowForward,
  closed: IconLock,
  'nothing-to-pay': IconLock,
  paid: IconCircleCheck,
  'rolled-over': IconArrowForward,
}

interface UnblockingProps {
  readonly block: WeekBlock
  readonly row: DriverOfWeek
  onExplain(row: DriverOfWeek, block: WeekBlock): void
}

function Unblocking({ block, row, onExplain }: UnblockingProps) {
  const { act, told } = blockWords(block)
  const mayExplain = explainable(block) !== undefined
  return (
    <span className={classes.state} title={told}>
      <IconLockExclamation size={16} aria-hidden className={classes.bad} />
      <span className={classes.unblock}>
        <span className={classes.told}>{told}</span>
        <UnblockLink block={block} />
        {mayExplain ? (
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={
              isGrossUnknown(block) ? weekTexts.takeNetOf(row.fullName) : weekTexts.explainOne(row.fullName)
            }
            onClick={() => onExplain(row, block)}
          >
            {isGrossUnknown(block)
              ? weekTexts.takeNet
              : block.code === 'file-missing'
                ? weekTexts.explain
                : act}
          </Button>
        ) : null}
        {row.blocks.length > 1 ? <span className={classes.scheme}>{`+${row.blocks.length - 1}`}</span> : null}
      </span>
    </span>
  )
}
