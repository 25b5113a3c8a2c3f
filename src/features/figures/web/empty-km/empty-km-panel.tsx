import { SegmentedControl } from '@mantine/core'
import { IconRoad } from '@tabler/icons-react'
import { useState } from 'react'
import { kilometres, share } from '#features/income/facts/web/public-words.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageButtons } from '#platform/web/admin-ui/page-buttons.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listEmptyKm } from '../../contract-empty-km.ts'
import { EMPTY_KM_DOUBTS } from '../../domain/empty-km/empty-km.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { emptyKmTexts as texts } from '../../texts-empty-km.ts'
import { resultsTexts } from '../../texts-screens.ts'
import classes from '../daily/daily.module.css'
import { rangeOf } from '../period/results-address.ts'

type Row = OutputOf<typeof listEmptyKm>['data'][number]
type By = 'driver' | 'car'

/** Kilometres without a passenger, by driver's or car's week, with what is known of how many shifts. */
export function EmptyKmPanel({ period }: { readonly period: Period }) {
  const [by, setBy] = useState<By>('driver')
  const [page, setPage] = useState(1)
  const { data, failure, again } = useCall(
    listEmptyKm,
    { ...rangeOf(period), by, page },
    { keepPrevious: true },
  )
  return (
    <Panel title={texts.title} description={texts.hint} flush>
      <div className={classes.search}>
        <SegmentedControl
          aria-label={texts.by}
          value={by}
          onChange={(next) => {
            setBy(next as By)
            setPage(1)
          }}
          data={[
            { value: 'driver', label: texts.byDriver },
            { value: 'car', label: texts.byCar },
          ]}
        />
      </div>
      <DataTable
        label={texts.title}
        columns={COLUMNS[by]}
        rows={data?.data}
        rowKey={({ of, year, week }) => `${of} ${year} ${week}`}
        failure={failure}
        again={again}
        empty={<Empty icon={<IconRoad size={24} />}>{texts.nothing}</Empty>}
      />
      {data ? (
        <div className={classes.pages}>
          <PageButtons page={page} size={data.pageSize} total={data.total} onChange={setPage} />
        </div>
      ) : null}
    </Panel>
  )
}

/** Of a figure of shifts of which it is known; none of them is no 0. */
function figure(
  key: string,
  header: string,
  value: (row: Row) => number,
  words: (value: number) => string,
): Column<Row> {
  return {
    key,
    header,
    numeric: true,
    sortValue: (row) => (row.known === 0 ? null : value(row)),
    cell: (row) => (row.known > 0 ? words(value(row)) : key === 'empty' ? texts.unknown : texts.none),
  }
}

const SHARED: readonly Column<Row>[] = [
  figure('empty', texts.empty, ({ emptyM }) => emptyM, kilometres),
  figure('share', texts.share, ({ emptyM, mileageM }) => (mileageM === 0 ? 0 : emptyM / mileageM), share),
  figure('mileage', texts.mileage, ({ mileageM }) => mileageM, kilometres),
  figure('rides', texts.rides, ({ ridesM }) => ridesM, kilometres),
  {
    key: 'known',
    header: texts.known,
    sortValue: ({ known, shifts }) => known / shifts,
    cell: ({ known, shifts }) => texts.knownOf(known, shifts),
  },
  { key: 'why', header: texts.why, cell: (row) => whyNot(row) },
]

const COLUMNS: Readonly<Record<By, readonly Column<Row>[]>> = {
  driver: [weekColumn(), nameColumn('driver'), ...SHARED],
  car: [weekColumn(), nameColumn('car'), ...SHARED],
}

function weekColumn(): Column<Row> {
  return {
    key: 'week',
    header: texts.week,
    sortValue: ({ year, week }) => `${year}-${String(week).padStart(2, '0')}`,
    cell: ({ year, week }) => `${week}/${year}`,
  }
}

function nameColumn(by: By): Column<Row> {
  return { key: 'of', header: texts.of[by], sortValue: ({ name }) => name, cell: ({ name }) => name }
}

function whyNot({ doubts, unmeasured }: Row): string {
  const apps = unmeasured.map((app) => resultsTexts.apps[app]).join(', ')
  const missing = EMPTY_KM_DOUBTS.filter((why) => doubts[why] > 0).map((why) =>
    texts.doubt(why === 'distances' ? texts.distancesOf(apps) : texts.doubts[why], doubts[why]),
  )
  return missing.length === 0 ? texts.none : missing.join('; ')
}
