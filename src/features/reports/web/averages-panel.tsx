import { IconReportAnalytics } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { download } from '#platform/web/admin-ui/download.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { FormatButtons } from '#platform/web/admin-ui/format-buttons.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { exportShiftAverages, getShiftAverages } from '../contract.ts'
import type { AskedWeeks } from '../domain/asked-weeks.ts'
import { COUNT_KEYS, type CountKey } from '../domain/shift-averages.ts'
import { averagesTexts, COUNT_NAMES, periodName, SOURCE_NAMES, sourceSentences } from '../texts.ts'
import { reportScreenTexts as texts } from '../texts-screen.ts'
import { weeksOnWire } from './chosen-weeks.ts'
import classes from './reports.module.css'

type Report = OutputOf<typeof getShiftAverages>
type Row = Report['drivers'][number]

interface AveragesPanelProps {
  readonly asked: AskedWeeks
  /** Nothing is asked for before the current week is known, against which the range is judged. */
  readonly judged: boolean
}

/** The report on the screen (D36): whom it counts, by how many weeks, and from where. */
export function AveragesPanel({ asked, judged }: AveragesPanelProps) {
  const { data, failure, again } = useCall(getShiftAverages, weeksOnWire(asked), { enabled: judged })
  const [search, setSearch] = useState('')
  const rows = useMemo(
    () => data?.drivers.filter(({ fullName }) => findsText(search, fullName)),
    [data, search],
  )
  const filled = data !== undefined && data.drivers.length > 0
  return (
    <Panel
      title={texts.preview}
      description={periodName(asked)}
      actions={filled ? <SaveAsFile asked={asked} /> : undefined}
      flush
    >
      {data ? <Sources report={data} /> : null}
      {filled ? (
        <>
          <Totals report={data} />
          <div className={classes.search}>
            <SearchField
              label={texts.search}
              placeholder={texts.searchHint}
              value={search}
              onChange={setSearch}
            />
          </div>
        </>
      ) : null}
      <DataTable<Row>
        label={texts.preview}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ driverId }) => driverId}
        defaultSort={{ key: 'name', direction: 'up' }}
        failure={failure}
        again={again}
        empty={
          <Empty icon={<IconReportAnalytics size={24} />}>{filled ? texts.noneFound : texts.empty}</Empty>
        }
      />
    </Panel>
  )
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'name',
    header: averagesTexts.driver,
    cell: ({ fullName }) => <span className={classes.name}>{fullName}</span>,
    sortValue: ({ fullName }) => fullName,
  },
  ...COUNT_KEYS.map(
    (key): Column<Row> => ({
      key,
      header: COUNT_NAMES[key],
      numeric: true,
      cell: (row) => <Figure figures={row} name={key} />,
      sortValue: (row) => row[key],
    }),
  ),
  {
    key: 'source',
    header: averagesTexts.source,
    cell: ({ source }) => <span data-source={source}>{SOURCE_NAMES[source]}</span>,
    sortValue: ({ source }) => SOURCE_NAMES[source],
  },
]

interface FigureProps {
  readonly figures: Report['total']
  readonly name: CountKey
}

/** The count, and its share of a week. */
function Figure({ figures, name }: FigureProps) {
  return (
    <span className={classes.figure} data-none={figures[name] === 0 || undefined}>
      <b>{figures[name]}</b>
      <span className={classes.average}>{texts.average(decimal(figures.average[name]))}</span>
    </span>
  )
}

function Totals({ report: { total, drivers } }: { readonly report: Report }) {
  return (
    <section className={classes.totals} aria-label={texts.totals}>
      <div className={classes.total}>
        <span className={classes.label}>{texts.drivers}</span>
        <b>{drivers.length}</b>
      </div>
      {COUNT_KEYS.map((key) => (
        <div key={key} className={classes.total}>
          <span className={classes.label}>{COUNT_NAMES[key]}</span>
          <Figure figures={total} name={key} />
        </div>
      ))}
    </section>
  )
}

function Sources({ report: { sources, drivers } }: { readonly report: Report }) {
  const sentences = [
    ...sourceSentences(sources),
    ...(drivers.length > 0 ? [averagesTexts.counting, averagesTexts.removedHint] : []),
  ]
  return (
    <ul className={classes.sources}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** CSV and XLSX (D37). */
function SaveAsFile({ asked }: { readonly asked: AskedWeeks }) {
  return (
    <FormatButtons
      label={(format) => texts[format]}
      save={(format) => download(exportShiftAverages, { ...weeksOnWire(asked), format })}
    />
  )
}

const TWO_DECIMALS = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function decimal(value: number): string {
  return TWO_DECIMALS.format(value)
}
