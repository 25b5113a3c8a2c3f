import { Drawer, Text } from '@mantine/core'
import { useState } from 'react'
import { count, money } from '#features/income/facts/web/public-words.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { PageButtons } from '#platform/web/admin-ui/page-buttons.tsx'
import { listSheetDifferences } from '../../contract-overview.ts'
import { overviewTexts as texts } from '../../texts-overview.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { useOpenFigure } from '../figure/opened-figure.tsx'
import { signOf } from './change.ts'
import classes from './overview.module.css'
import type { Overview } from './overview-on-wire.ts'

type Row = OutputOf<typeof listSheetDifferences>['data'][number]

interface SheetDifferencesProps {
  readonly period: Pick<Overview['now'], 'startDate' | 'endDate'>
  onClose(): void
}

/** Whose sheet says other earnings than the apps, week by week; each opens the shifts. */
export function SheetDifferences({ period: { startDate, endDate }, onClose }: SheetDifferencesProps) {
  useFocusBack()
  const open = useOpenFigure()
  const [page, setPage] = useState(1)
  const { data, failure, again } = useCall(
    listSheetDifferences,
    { startDate, endDate, page },
    { keepPrevious: true },
  )
  const openShifts = ({ driverId, fullName, year, week }: Row) => {
    const from = mondayOf({ year, week })
    onClose()
    open({
      figure: 'earned',
      label: texts.openShifts(fullName, week),
      driverId,
      period: { from, to: addDays(from, 6) },
    })
  }
  return (
    <Drawer opened onClose={onClose} title={texts.sheetTitle} position="right" size="xl">
      <Text size="sm" mb="md">
        {texts.sheetHint}
      </Text>
      <DataTable<Row>
        label={texts.sheetTitle}
        columns={columnsOf(openShifts)}
        rows={data?.data}
        rowKey={({ driverId, year, week }) => `${driverId} ${year} ${week}`}
        failure={failure}
        again={again}
        empty={<Empty>{resultsTexts.noData}</Empty>}
      />
      {data ? <PageButtons page={page} size={data.pageSize} total={data.total} onChange={setPage} /> : null}
    </Drawer>
  )
}

function differenceOf({ earnedGrosze, appsGrosze }: Row): number {
  return earnedGrosze - (appsGrosze ?? 0)
}

function columnsOf(openShifts: (row: Row) => void): readonly Column<Row>[] {
  return [
    {
      key: 'driver',
      header: texts.driver,
      sortValue: ({ fullName }) => fullName,
      cell: (row) => (
        <button type="button" className={classes.amount} onClick={() => openShifts(row)}>
          {row.fullName}
        </button>
      ),
    },
    {
      key: 'week',
      header: texts.week,
      sortValue: ({ year, week }) => `${year}-${String(week).padStart(2, '0')}`,
      cell: ({ year, week }) => `${week}/${year}`,
    },
    {
      key: 'shifts',
      header: texts.shifts,
      numeric: true,
      sortValue: ({ shifts }) => shifts,
      cell: ({ shifts }) => count(shifts),
    },
    {
      key: 'sheet',
      header: texts.sheetSays,
      numeric: true,
      sortValue: ({ earnedGrosze }) => earnedGrosze,
      cell: ({ earnedGrosze }) => money(earnedGrosze),
    },
    {
      key: 'apps',
      header: texts.appsSay,
      numeric: true,
      sortValue: ({ appsGrosze }) => appsGrosze,
      cell: ({ appsGrosze }) =>
        appsGrosze === null ? <span className={classes.quiet}>{texts.noApps}</span> : money(appsGrosze),
    },
    {
      key: 'difference',
      header: texts.difference,
      numeric: true,
      sortValue: differenceOf,
      cell: (row) => `${signOf(differenceOf(row))}${money(Math.abs(differenceOf(row)))}`,
    },
  ]
}
