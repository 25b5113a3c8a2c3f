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

type Entry = OutputOf<typeof readDriverLedger>['entries'][number]

interface LedgerTableProps {
  /** Undefined while they load. */
  readonly entries: readonly Entry[] | undefined
  /** Beside something else: days without years and hours, and not who booked it. */
  readonly short?: boolean
  /** What the table is called; the driver's balance where left out. */
  readonly label?: string
}

/** Entries as they were booked, each with the balance after it. */
export function LedgerTable({ entries, short = false, label = ledgerTexts.title }: LedgerTableProps) {
  return (
    <DataTable
      compact={short}
      label={label}
      columns={columnsOf(short)}
      rows={entries}
      rowKey={({ id }) => id}
      empty={<Empty icon={<IconReceipt size={24} />}>{ledgerTexts.empty}</Empty>}
    />
  )
}

function columnsOf(short: boolean): readonly Column<Entry>[] {
  const { columns } = ledgerTexts
  const by: Column<Entry> = { key: 'by', header: columns.by, cell: (entry) => entry.by }
  return [
    {
      key: 'date',
      header: columns.date,
      cell: ({ at }) => (short ? dayOf(at) : dateAndTime(at)),
    },
    { key: 'what', header: columns.what, cell: (entry) => <What entry={entry} /> },
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

function What({ entry }: { readonly entry: Entry }) {
  const { kind, week, receipt, note, batch, statement } = entry
  const name = week ? ledgerTexts.ofWeek(ledgerTexts.kinds[kind], week.week) : ledgerTexts.kinds[kind]
  return (
    <>
      <span>{[name, statement, batch, note].filter(Boolean).join(', ')}</span>{' '}
      {receipt ? (
        <Link className={classes.link} to="/admin/rozliczenia/pokwitowanie" search={{ numer: receipt }}>
          {receipt}
        </Link>
      ) : null}
    </>
  )
}
