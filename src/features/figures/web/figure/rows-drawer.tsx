import { Button, Drawer } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { listRowsOfFigure } from '../../contract-statistics.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { rangeOf } from '../period/results-address.ts'
import type { AskedOfScreen, AskedOfServer, FigureAsked } from './figure-asked.ts'
import classes from './figures.module.css'
import { columnsOfFigure, type ResultRow } from './result-columns.tsx'
import { sourcesColumn } from './sources-column.tsx'

interface RowsDrawerProps {
  readonly period: Period
  readonly asked: FigureAsked
  onClose(): void
}

/** The rows on which a figure stands; each leads on to its sources. */
export function RowsDrawer({ period, asked, onClose }: RowsDrawerProps) {
  useFocusBack()
  const title = resultsTexts.rows.title(asked.label)
  return (
    <Drawer opened onClose={onClose} title={title} position="right" size="xl">
      {'rows' in asked ? <OwnRows asked={asked} /> : <AskedRows period={period} asked={asked} />}
    </Drawer>
  )
}

function OwnRows({ asked }: { readonly asked: AskedOfScreen }) {
  const rows = useMemo(() => asked.rows(), [asked])
  return <RowsTable asked={asked} rows={rows} />
}

/** A hundred at a time. */
function AskedRows({ period, asked }: { readonly period: Period; readonly asked: AskedOfServer }) {
  const { label: _, period: own, ...filter } = asked
  const [page, setPage] = useState(1)
  const { data, failure, again } = useCall(
    listRowsOfFigure,
    { ...rangeOf(own ? common(own, period) : period), ...filter, page },
    { keepPrevious: true },
  )
  const texts = resultsTexts.rows
  const first = (page - 1) * (data?.pageSize ?? 0) + 1
  const last = first - 1 + (data?.data.length ?? 0)
  return (
    <>
      <RowsTable asked={asked} rows={data?.data} failure={failure} again={again} />
      {data && data.total > data.pageSize ? (
        <div className={classes.pages}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {texts.previous}
          </Button>
          <span role="status">{texts.of(first, last, data.total)}</span>
          <Button variant="default" disabled={last >= data.total} onClick={() => setPage(page + 1)}>
            {texts.next}
          </Button>
        </div>
      ) : null}
    </>
  )
}

interface RowsTableProps extends Partial<Pick<ReturnType<typeof useCall>, 'failure' | 'again'>> {
  readonly asked: FigureAsked
  readonly rows: readonly ResultRow[] | undefined
}

function RowsTable({ asked, ...rows }: RowsTableProps) {
  return (
    <DataTable<ResultRow>
      label={resultsTexts.rows.title(asked.label)}
      columns={[...columnsOfFigure(asked.figure), sourcesColumn]}
      rowKey={({ id }) => id}
      empty={<Empty>{resultsTexts.rows.none}</Empty>}
      {...rows}
    />
  )
}

/** The days of both. */
function common(a: Period, b: Period): Period {
  const [from = a.from] = [a.from, b.from].toSorted().reverse()
  const [to = a.to] = [a.to, b.to].toSorted()
  return { from, to }
}
