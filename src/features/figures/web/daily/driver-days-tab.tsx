import { IconUser } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { RideApp } from '#features/income/facts/domain/public.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listShiftResults } from '../../contract-statistics.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { AppChoice } from '../figure/app-choice.tsx'
import { DriverChoice } from '../figure/driver-choice.tsx'
import { FiguresProvider } from '../figure/opened-figure.tsx'
import { dailyColumns, type ResultRow } from '../figure/result-columns.tsx'
import { sourcesColumn } from '../figure/sources-column.tsx'
import { UnsplitTable } from '../figure/unsplit-table.tsx'
import { rangeOf } from '../period/results-address.ts'
import classes from './daily.module.css'
import { SaveAsFile } from './save-as-file.tsx'
import { Totals } from './totals.tsx'

interface DriverDaysTabProps {
  readonly period: Period
  readonly driverId: string | undefined
  choose(driverId: string | undefined): void
}

/** One driver's days, with their totals. */
export function DriverDaysTab({ period, driverId, choose }: DriverDaysTabProps) {
  return (
    <div className={classes.stack}>
      <DriverChoice period={period} value={driverId} onChange={choose} />
      {driverId ? (
        <Days period={period} driverId={driverId} />
      ) : (
        <Panel>
          <Empty icon={<IconUser size={24} />}>{resultsTexts.chosenDriver}</Empty>
        </Panel>
      )}
    </div>
  )
}

function Days({ period, driverId }: { readonly period: Period; readonly driverId: string }) {
  const { data, failure, again } = useCall(listShiftResults, { ...rangeOf(period), driverId })
  const { driverDays } = resultsTexts.daily
  const [app, setApp] = useState<RideApp>()
  const unsplit = data?.unsplit ?? []
  const columns = useMemo(
    () => [...dailyColumns(data?.data ?? [], app).filter(({ key }) => key !== 'driver'), sourcesColumn],
    [data, app],
  )
  return (
    <>
      {data && data.data.length + unsplit.length > 0 ? (
        <FiguresProvider period={period}>
          <Totals rows={data.data} unsplit={unsplit} />
        </FiguresProvider>
      ) : null}
      <Panel
        title={driverDays}
        actions={<SaveAsFile period={period} list="shifts" driverId={driverId} app={app} />}
        flush
      >
        <div className={classes.search}>
          <AppChoice value={app} onChange={setApp} />
        </div>
        <DataTable<ResultRow>
          label={driverDays}
          columns={columns}
          rows={data?.data}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'date', direction: 'down' }}
          failure={failure}
          again={again}
          empty={<Empty>{resultsTexts.noData}</Empty>}
        />
      </Panel>
      {unsplit.length > 0 ? (
        <Panel title={resultsTexts.unsplit.title} description={resultsTexts.unsplit.hint} flush>
          <UnsplitTable rows={unsplit} withDriver={false} />
        </Panel>
      ) : null}
    </>
  )
}
