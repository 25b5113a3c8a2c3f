import { Button, Tabs } from '@mantine/core'
import { startTransition, useMemo, useState } from 'react'
import { grouped } from '#kernel/polish-text.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import type { NormalFile } from '../../domain/normal-rows.ts'
import type { ShownFile } from '../../domain/preview.ts'
import { type DriverSums, SUMMED, type Summed } from '../../domain/sums.ts'
import { figureText, importTabTexts as texts } from '../../texts-import-tab.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { Cut, ProblemsTable } from './problems-table.tsx'
import type { Imports } from './use-imports.ts'

type View = keyof typeof texts.views

/** What is wrong, the sums per driver, the first rows, and how the columns were understood. */
export function FileViews({ file, imports }: { readonly file: ShownFile; readonly imports: Imports }) {
  const [view, setView] = useState<View>(file.problemCount > 0 ? 'problems' : 'drivers')
  const counts: Partial<Record<View, number>> = { problems: file.problemCount, drivers: file.driverCount }
  return (
    <Tabs value={view} onChange={(next) => setView((next ?? 'drivers') as View)} keepMounted={false}>
      <TabRow>
        {(Object.keys(texts.views) as View[]).map((key) => (
          <Tabs.Tab key={key} value={key}>
            {`${texts.views[key]}${counts[key] === undefined ? '' : ` (${grouped(counts[key])})`}`}
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
      <Tabs.Panel value="columns">
        <ColumnMapping kind={file.kind} headings={file.headings} missing={[]} imports={imports} />
      </Tabs.Panel>
    </Tabs>
  )
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

type AnyRow = NormalFile['rows'][number]
type Figures = Partial<Record<Summed, number | null>>

function FirstRows({ rows }: { readonly rows: NormalFile['rows'] }) {
  const list: readonly AnyRow[] = rows
  const figures = SUMMED.filter((figure) => list.some((row) => typeof (row as Figures)[figure] === 'number'))
  const hasTime = list.some((row) => 'date' in row)
  const columns: readonly Column<AnyRow>[] = [
    { key: 'row', header: texts.row, width: '80px', cell: ({ row }) => row, sortValue: ({ row }) => row },
    { key: 'driver', header: texts.driver, cell: ({ driver }) => driver.name },
    ...(hasTime ? [{ key: 'when', header: texts.when, cell: when }] : []),
    ...figures.map(
      (figure): Column<AnyRow> => ({
        key: figure,
        header: texts.figures[figure],
        numeric: true,
        cell: (row) => {
          const value = (row as Figures)[figure]
          return typeof value === 'number' ? figureText(figure, value) : ''
        },
      }),
    ),
  ]
  return (
    <DataTable
      label={texts.views.rows}
      columns={columns}
      rows={list}
      rowKey={({ row }) => String(row)}
      isMuted={(row) => 'completed' in row && !row.completed}
      empty={<Empty>{texts.allBad}</Empty>}
    />
  )
}

/** The clock where the file has one, and the shift that the row falls into. */
function when(row: AnyRow): string {
  if (!('date' in row)) return ''
  const slot = `${row.date} ${texts.shifts[row.shift]}`
  if (!('startedAt' in row)) return slot
  const clock = row.startedAt.slice(0, 16).replace('T', ' ')
  return `${clock} → ${slot}${row.completed ? '' : `, ${texts.notCounted}`}`
}
