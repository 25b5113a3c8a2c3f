import { Badge, Text, TextInput } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import type { ImportColumn } from '../../domain/import-columns.ts'
import { isUsualPlate } from '../../domain/vehicle.ts'
import { YES_NO } from '../../texts-import.ts'
import { importTexts } from '../../texts-import-screen.ts'
import { vehicleFormTexts } from '../../texts-office.ts'
import classes from './import.module.css'
import { nameOf } from './list-of-sheet.ts'
import type { PreviewRow } from './preview.ts'

const COLORS = { new: 'green', changed: 'blue', same: 'gray', bad: 'red' } as const

interface PreviewTableProps {
  readonly rows: readonly PreviewRow[]
  correct(row: number, column: ImportColumn, text: string): void
}

/** Every row of the file with what loading it would do; wrong cells are corrected in place. */
export function PreviewTable({ rows, correct }: PreviewTableProps) {
  const columns = useMemo(() => columnsOf(correct), [correct])
  return (
    <DataTable
      label={importTexts.previewTable}
      columns={columns}
      rows={rows}
      rowKey={({ number }) => String(number)}
      defaultSort={{ key: 'row', direction: 'up' }}
      isMuted={({ plan }) => plan.kind === 'same'}
      empty={<Empty icon={<IconListCheck size={24} />}>{importTexts.nothingShown}</Empty>}
    />
  )
}

const ORDER = { bad: 0, changed: 1, new: 2, same: 3 } as const

function columnsOf(correct: PreviewTableProps['correct']): readonly Column<PreviewRow>[] {
  const { columns, kinds } = importTexts
  return [
    {
      key: 'row',
      header: columns.row,
      width: '80px',
      cell: ({ number }) => (
        <>
          <span className={classes.rowWord}>{columns.row} </span>
          <span>{number}</span>
        </>
      ),
      sortValue: ({ number }) => number,
    },
    {
      key: 'status',
      header: columns.status,
      width: '120px',
      cell: ({ plan }) => (
        <Badge color={COLORS[plan.kind]} variant="light">
          {kinds[plan.kind]}
        </Badge>
      ),
      sortValue: ({ plan }) => ORDER[plan.kind],
    },
    {
      key: 'reg',
      header: columns.reg,
      width: '130px',
      cell: ({ cells }) => <strong className={classes.plate}>{cells.reg}</strong>,
      sortValue: ({ cells }) => cells.reg,
    },
    {
      key: 'car',
      header: columns.car,
      cell: ({ cells }) => `${cells.make ?? ''} ${cells.model ?? ''}`,
      sortValue: ({ cells }) => `${cells.make ?? ''} ${cells.model ?? ''}`,
    },
    {
      key: 'vin',
      header: columns.vin,
      width: '190px',
      cell: ({ cells }) => <span className={classes.digits}>{cells.vin}</span>,
    },
    {
      key: 'what',
      header: columns.what,
      width: '42%',
      cell: (row) => <WhatChanges row={row} correct={correct} />,
    },
  ]
}

function WhatChanges({ row, correct }: { row: PreviewRow; correct: PreviewTableProps['correct'] }) {
  const { number, plan, typed } = row
  const isOdd = plan.kind === 'new' && !isUsualPlate(plan.vehicle.reg)
  return (
    <div className={classes.what}>
      {typed.map(({ column, text, error }) => (
        <TextInput
          key={column}
          className={classes.cell ?? ''}
          size="xs"
          label={nameOf(column)}
          aria-label={importTexts.cell(nameOf(column), number)}
          value={text}
          error={error}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => correct(number, column, event.currentTarget.value)}
        />
      ))}
      {plan.kind === 'new' ? <Text size="xs">{importTexts.willBeAdded}</Text> : null}
      {plan.kind === 'same' ? <Text size="xs">{importTexts.willStay}</Text> : null}
      {plan.kind === 'changed' ? <Changes plan={plan} /> : null}
      {isOdd ? (
        <Text size="xs" className={classes.odd ?? ''}>
          {vehicleFormTexts.oddPlate}
        </Text>
      ) : null}
    </div>
  )
}

type Changed = Extract<PreviewRow['plan'], { kind: 'changed' }>

function Changes({ plan: { before, vehicle, columns } }: { plan: Changed }) {
  return (
    <ul className={classes.changes}>
      {columns.map((column) => (
        <li key={column}>
          {`${nameOf(column)}: ${importTexts.change(shown(before[column]), shown(vehicle[column] ?? ''))}`}
        </li>
      ))}
    </ul>
  )
}

function shown(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? YES_NO.yes[0] : YES_NO.no[0]) : String(value)
}
