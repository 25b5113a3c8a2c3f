import { Button, Skeleton } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { getResultsOverview } from '../../contract-overview.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { overviewTexts as texts } from '../../texts-overview.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { FiguresProvider } from '../figure/opened-figure.tsx'
import { rangeOf } from '../period/results-address.ts'
import { BestDrivers } from './best-drivers.tsx'
import { Composition } from './composition.tsx'
import { DayBars } from './day-bars.tsx'
import { MainFigures } from './main-figures.tsx'
import classes from './overview.module.css'
import { WorkAndCars } from './work-and-cars.tsx'

interface OverviewTabProps {
  readonly period: Period
  readonly last: Period | null | undefined
  apply(period: Period): void
}

/** Earnings first: what came in, of what it is made, when, by whom, and with how much work. */
export function OverviewTab({ period, last, apply }: OverviewTabProps) {
  const { data, failure, again } = useCall(getResultsOverview, rangeOf(period), { keepPrevious: true })
  if (!data) {
    return failure ? (
      <FailureAlert failure={failure} again={again} />
    ) : (
      <Skeleton height={420} radius={12} role="status" aria-label={resultsTexts.loading} />
    )
  }
  if (data.now.drivers === 0) return <NothingHere last={last} apply={apply} />
  return (
    <FiguresProvider period={period}>
      <div className={classes.screen}>
        <MainFigures overview={data} period={period} />
        <div className={classes.left}>
          <Composition overview={data} />
          <BestDrivers overview={data} period={period} />
        </div>
        <div className={classes.right}>
          <DayBars overview={data} />
          <WorkAndCars overview={data} />
        </div>
      </div>
    </FiguresProvider>
  )
}

function NothingHere({ last, apply }: Omit<OverviewTabProps, 'period'>) {
  return (
    <Panel>
      <Empty
        icon={<IconChartBar size={24} />}
        {...(last
          ? {
              action: (
                <Button size="xs" variant="default" onClick={() => apply(last)}>
                  {texts.toLast}
                </Button>
              ),
            }
          : {})}
      >
        {texts.noneHere}
      </Empty>
    </Panel>
  )
}
