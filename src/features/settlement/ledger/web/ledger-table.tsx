import { Button } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { difference, plainAmount } from '#features/settlement/texts-amounts.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { readDriverLedger } from '../contract.ts'
import { ledgerTexts } from '../texts.ts'
import classes from './ledger.module.css'

export type LedgerLine = OutputOf<typeof readDriverLedger>['entries'][number]

interface LedgerTableProps {
  /** Undefined while they load. */
  readonly entries: readonly LedgerLine[] | undefined
  /** Beside something else: days without years and hours, and not who booked it. */
  readonly short?: boolean
  /** What the table is called; the driver's balance where left out. */
  readonly label?: string
  /** Cash that was booked wrong is taken back; not offered where left out. */
  readonly onTakeBack?: (entry: LedgerLine) => void
  /** A storno that was a mistake is undone; not offered where left out. */
  readonly onUndo?: (entry: LedgerLine) => void
}

/** Entries as they were booked, each with the balance after it. */
export function LedgerTable({
  entries,
  short = false,
  label = ledgerTexts.title,
  onTakeBack,
  onUndo,
}: LedgerTableProps) {
  return (
    <DataTable
      compact={short}
      label={label}
      columns={columnsOf(short, { onTakeBack, onUndo })}
      rows={entries}
      rowKey={({ id }) => id}
      empty={<Empty icon={<IconReceipt size={24} />}>{ledgerTexts.empty}</Empty>}
    />
  )
}

interface Acts {
  readonly onTakeBack: LedgerTableProps['onTakeBack'] | undefined
  readonly onUndo: LedgerTableProps['onUndo'] | undefined
}

function columnsOf(short: boolean, acts: Acts): readonly Column<LedgerLine>[] {
  const { columns } = ledgerTexts
  const by: Column<LedgerLine> = { key: 'by', header: columns.by, cell: (entry) => entry.by }
  return [
    {
      key: 'date',
      header: columns.date,
      cell: ({ at }) => (short ? dayOf(at) : dateAndTime(at)),
    },
    { key: 'what', header: columns.what, cell: (entry) => <What entry={entry} acts={acts} /> },
    { key: 'amount', header: columns.amount, numeric: true, cell: ({ grosze }) => difference(grosze) },
    {
      key: 'balance',
      header: columns.balance,
      numeric: true,
      cell: ({ balanceGrosze }) => plainAmount(balanceGrosze),
    },
    ...(short ? [] : [by]),
  ]
}

/** `16.11` */
function dayOf(at: string): string {
  return dateAndTime(at).replace(/\.\d{4},.*$/, '')
}

interface WhatProps {
  readonly entry: LedgerLine
  readonly acts: Acts
}

function What({ entry, acts: { onTakeBack, onUndo } }: WhatProps) {
  const { kind, week, receipt, note, batch, statement, takenBack, cameBack, undoes, mayUndo } = entry
  const called = undoes ? ledgerTexts.undoing[undoes] : ledgerTexts.kinds[kind]
  const words = cameBack ? ledgerTexts.wasSent : called
  const name = week ? ledgerTexts.ofWeek(words, week.week) : words
  return (
    <>
      <span>
        {[name, statement, batch, note, takenBack ? ledgerTexts.wasTakenBack : ''].filter(Boolean).join(', ')}
      </span>{' '}
      {receipt ? (
        <Link className={classes.link} to="/admin/rozliczenia/pokwitowanie" search={{ numer: receipt }}>
          {receipt}
        </Link>
      ) : null}
      {onTakeBack && takenBack === false ? (
        <Button variant="subtle" size="compact-sm" onClick={() => onTakeBack(entry)}>
          {ledgerTexts.takeBack}
        </Button>
      ) : null}
      {onUndo && mayUndo ? (
        <Button variant="subtle" size="compact-sm" onClick={() => onUndo(entry)}>
          {ledgerTexts.undo}
        </Button>
      ) : null}
    </>
  )
}
