import { Skeleton } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useMe } from '#features/auth/web/public.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { getResultsSummary } from '../../contract-statistics.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { resultsTexts as texts } from '../../texts-screens.ts'
import { FiguresProvider } from '../figure/opened-figure.tsx'
import { rangeOf } from '../period/results-address.ts'
import { blocksFor, type useShownBlocks } from './shown-blocks.ts'
import classes from './summary.module.css'
import { SummaryBlock } from './summary-block.tsx'

interface SummaryTabProps {
  readonly period: Period
  readonly blocks: ReturnType<typeof useShownBlocks>
}

/** 'Podgląd sumaryczny' (Spec 2 §2 'Results'): the chosen blocks, in their order. */
export function SummaryTab({ period, blocks }: SummaryTabProps) {
  const me = useMe()
  const { data, failure, again } = useCall(getResultsSummary, rangeOf(period), { keepPrevious: true })
  if (!data) {
    return failure ? (
      <FailureAlert failure={failure} again={again} />
    ) : (
      <Skeleton height={420} radius={12} role="status" aria-label={texts.loading} />
    )
  }
  if (data.drivers.length === 0) {
    return (
      <Panel>
        <Empty icon={<IconChartBar size={24} />}>{texts.noData}</Empty>
      </Panel>
    )
  }
  const shown = blocksFor(me.admin).filter((block) => blocks.shown.includes(block))
  return (
    <FiguresProvider period={period}>
      <div className={classes.blocks}>
        {shown.map((block) => (
          <SummaryBlock key={block} block={block} summary={data} />
        ))}
        {shown.length === 0 ? (
          <Panel>
            <Empty>{texts.nothingShown}</Empty>
          </Panel>
        ) : null}
      </div>
    </FiguresProvider>
  )
}
