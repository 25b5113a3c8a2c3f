import { Button, Drawer } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { listUnsplitResults } from '../../contract-overview.ts'
import { listRowsOfFigure } from '../../contract-statistics.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { rangeOf } from '../period/results-address.ts'
import type { AskedOfScreen, AskedOfServer, FigureAsked } from './figure-asked.ts'
import classes from './figures.module.css'
import { columnsOfFigure, type ResultRow } from './result-columns.tsx'
import { sourcesColumn } from './sources-column.tsx'
import { UnsplitTable } from './unsplit-table.tsx'

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
      {'rows' in asked ? <OwnRows asked={asked} /> : <Asked period={period} asked={asked} />}
    </Drawer>
  )
}

function OwnRows({ asked }: { readonly asked: AskedOfScreen }) {
  const rows = useMemo(() => asked.rows(), [asked])
  const unsplit = useMemo(() => asked.unsplit?.() ?? [], [asked])
  return (
    <>
      {rows.length > 0 || unsplit.length === 0 ? <RowsTable asked={asked} rows={rows} /> : null}
      {unsplit.length > 0 ? (
        <>
          <h3 className={classes.part}>{resultsTexts.unsplit.title}</h3>
          <UnsplitTable rows={unsplit} figure={asked.figure} />
        </>
      ) : null}
    </>
  )
}

function Asked({ period, asked }: { readonly period: Period; readonly asked: AskedOfServer }) {
  const within = asked.period ? common(asked.period, period) : period
  return (
    <>
      {asked.unsplitOnly ? null : <AskedRows period={within} asked={asked} />}
      {asked.shift ? null : <AskedUnsplit period={within} asked={asked} />}
    </>
  )
}

/** Beneath the shifts, where there is any. */
function AskedUnsplit({ period, asked }: { readonly period: Period; readonly asked: AskedOfServer }) {
  const [page, setPage] = useState(1)
  const whose = asked.driverId ? { driverId: asked.driverId } : {}
  const { data } = useCall(
    listUnsplitResults,
    { ...rangeOf(period), figure: asked.figure, ...whose, page },
    { keepPrevious: true },
  )
  if (!data || data.total === 0) return null
  return (
    <>
      <h3 className={classes.part}>{resultsTexts.unsplit.title}</h3>
      <UnsplitTable rows={data.data} figure={asked.figure} />
      <Pages page={page} show={setPage} data={data} of={resultsTexts.unsplit.of} />
    </>
  )
}

/** A hundred at a time. */
function AskedRows({ period, asked }: { readonly period: Period; readonly asked: AskedOfServer }) {
  const { label: _, period: _own, unsplitOnly: _only, ...filter } = asked
  const [page, setPage] = useState(1)
  const { data, failure, again } = useCall(
    listRowsOfFigure,
    { ...rangeOf(period), ...filter, page },
    { keepPrevious: true },
  )
  return (
    <>
      <RowsTable asked={asked} rows={data?.data} failure={failure} again={again} />
      {data ? <Pages page={page} show={setPage} data={data} of={resultsTexts.rows.of} /> : null}
    </>
  )
}

interface PagesProps {
  readonly page: number
  show(page: number): void
  readonly data: { readonly total: number; readonly pageSize: number; readonly data: readonly unknown[] }
  of(from: number, to: number, total: number): string
}

function Pages({ page, show, data: { total, pageSize, data }, of }: PagesProps) {
  const first = (page - 1) * pageSize + 1
  const last = first - 1 + data.length
  if (total <= pageSize) return null
  return (
    <div className={classes.pages}>
      <Button variant="default" disabled={page === 1} onClick={() => show(page - 1)}>
        {resultsTexts.rows.previous}
      </Button>
      <span role="status">{of(first, last, total)}</span>
      <Button variant="default" disabled={last >= total} onClick={() => show(page + 1)}>
        {resultsTexts.rows.next}
      </Button>
    </div>
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
