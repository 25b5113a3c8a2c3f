import { Button, Tabs } from '@mantine/core'
import { startTransition, useMemo, useState } from 'react'
import type { StatementRow } from '#features/income/facts/domain/public.ts'
import { factTexts } from '#features/income/facts/texts.ts'
import { grouped } from '#kernel/polish-text.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import type { ShownFile } from '../../domain/preview.ts'
import { type DriverSums, SUMMED, type Summed } from '../../domain/sums.ts'
import { figureText, importTabTexts as texts } from '../../texts-import-tab.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { Cut, ProblemsTable } from './problems-table.tsx'
import type { Imports } from './use-imports.ts'

type View = keyof typeof texts.views

/** What is wrong, the sums per driver, the first rows, and how the columns were understood. */
export function FileViews({ file, imports }: { readonly file: ShownFile; readonly imports: Imports }) {
  const [view, setView] = useState<View>(file.errors + file.warnings > 0 ? 'problems' : 'drivers')
  // What was chosen for a column and not saved yet stays while other views are looked at.
  const [seenColumns, setSeenColumns] = useState(false)
  const show = (next: string | null) => {
    setView((next ?? 'drivers') as View)
    if (next === 'columns') setSeenColumns(true)
  }
  return (
    <Tabs value={view} onChange={show} keepMounted={false}>
      <TabRow>
        {(Object.keys(texts.views) as View[]).map((key) => (
          <Tabs.Tab key={key} value={key}>
            {titleOf(key, file)}
          </Tabs.Tab>
        ))}
      </TabRow>
      <Tabs.Panel value="problems">
        <ProblemsTable file={file} />
      </Tabs.Panel>
      <Tabs.Panel value="drivers">
        <Drivers drivers={file.drivers} count={file.driverCount} />
      </Tabs.Panel>
      <Tabs.Panel value="rows">
        <FirstRows rows={file.first} />
      </Tabs.Panel>
      <Tabs.Panel value="columns" keepMounted={seenColumns}>
        <ColumnMapping kind={file.kind} headings={file.headings} missing={[]} imports={imports} />
      </Tabs.Panel>
    </Tabs>
  )
}

function titleOf(view: View, file: ShownFile): string {
  if (view === 'problems') return texts.problemsView(file.errors, file.warnings)
  return view === 'drivers' ? `${texts.views.drivers} (${grouped(file.driverCount)})` : texts.views[view]
}

/**
 * A few at once, since the preview is there as soon as the file is read, and a hundred rows take the page a
 * moment to draw.
 */
const DRIVERS_AT_ONCE = 25

function Drivers({ drivers, count }: { readonly drivers: readonly DriverSums[]; readonly count: number }) {
  const [showsAll, setShowsAll] = useState(drivers.length <= DRIVERS_AT_ONCE)
  const columns = useMemo((): readonly Column<DriverSums>[] => {
    const figures = SUMMED.filter((figure) => drivers.some(({ sums }) => sums[figure] !== undefined))
    const all: readonly Column<DriverSums>[] = [
      { key: 'name', header: texts.driver, cell: ({ name }) => name, sortValue: ({ name }) => name },
      {
        key: 'rows',
        header: texts.rowsOf,
        numeric: true,
        cell: ({ rows }) => rows,
        sortValue: ({ rows }) => rows,
      },
      ...figures.map((figure) => sumColumn(figure)),
    ]
    // Sorting a part of them would tell the highest of the part.
    return showsAll ? all : all.map(({ sortValue: _, ...column }) => column)
  }, [drivers, showsAll])
  const shown = showsAll ? drivers : drivers.slice(0, DRIVERS_AT_ONCE)
  return (
    <>
      <DataTable
        label={texts.views.drivers}
        columns={columns}
        rows={shown}
        rowKey={({ key }) => key}
        {...(showsAll ? { defaultSort: { key: 'name', direction: 'up' } as const } : {})}
        empty={<Empty>{texts.allBad}</Empty>}
      />
      <Cut shown={shown.length} all={count} />
      {showsAll ? null : (
        <Button mt="sm" size="xs" variant="default" onClick={() => startTransition(() => setShowsAll(true))}>
          {texts.showAll}
        </Button>
      )}
    </>
  )
}

function sumColumn(figure: Summed): Column<DriverSums> {
  return {
    key: figure,
    header: texts.figures[figure],
    numeric: true,
    cell: ({ sums }) => (sums[figure] === undefined ? '' : figureText(figure, sums[figure])),
    sortValue: ({ sums }) => sums[figure],
  }
}

function FirstRows({ rows }: { readonly rows: readonly StatementRow[] }) {
  const figures = SUMMED.filter((figure) => rows.some(({ amounts }) => amounts[figure] !== undefined))
  const hasNotes = rows.some(({ note }) => note !== null)
  const columns: readonly Column<StatementRow>[] = [
    { key: 'row', header: texts.row, width: '80px', cell: ({ row }) => row, sortValue: ({ row }) => row },
    { key: 'driver', header: texts.driver, cell: ({ driver }) => driver.name },
    { key: 'when', header: texts.when, cell: when },
    ...(hasNotes ? [NOTE] : []),
    ...figures.map(
      (figure): Column<StatementRow> => ({
        key: figure,
        header: texts.figures[figure],
        numeric: true,
        cell: ({ amounts }) => (amounts[figure] === undefined ? '' : figureText(figure, amounts[figure])),
      }),
    ),
  ]
  return (
    <DataTable
      label={texts.views.rows}
      columns={columns}
      rows={rows}
      rowKey={({ row }) => String(row)}
      isMuted={({ amounts }) => amounts.rides === 0}
      empty={<Empty>{texts.allBad}</Empty>}
    />
  )
}

const NOTE: Column<StatementRow> = { key: 'note', header: texts.note, cell: ({ note }) => note }

/** The clock where the file has one, and the shift or days that the row falls into. */
function when({ subject, date, shift, until, startedAt, ofRide, amounts }: StatementRow): string {
  if (ofRide !== null) return texts.withRide
  const days = shift ? `${date} ${texts.shifts[shift]}` : until ? factTexts.range(date, until) : date
  if (subject !== 'ride' || startedAt === null) return days
  const clock = startedAt.slice(0, 16).replace('T', ' ')
  return `${clock} → ${days}${amounts.rides === 0 ? `, ${texts.notCounted}` : ''}`
}
