import { Button, Group, Skeleton } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { besideTransfers } from '#features/settlement/domain/public.ts'
import { plainAmount } from '#features/settlement/texts-amounts.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { readDriverLedger } from '../contract.ts'
import { ledgerTexts } from '../texts.ts'
import { CashModal, type CashOf } from './cash-modal.tsx'
import classes from './ledger.module.css'
import { type LedgerLine, LedgerTable } from './ledger-table.tsx'
import { StornoModal, UndoStornoModal } from './storno-modal.tsx'

type Ledger = OutputOf<typeof readDriverLedger>

/** A driver's whole money with the fleet; what is paid in, and paid out in cash, is booked here. */
export function DriverLedgerScreen() {
  const { id: driverId } = useParams({ from: '/guarded/admin/rozliczenia/$id/saldo' })
  const ledger = useCall(readDriverLedger, { driverId })
  const [open, setOpen] = useState<CashOf>()
  const [wrong, setWrong] = useState<LedgerLine>()
  const [undoing, setUndoing] = useState<LedgerLine>()
  const { data } = ledger
  if (!data)
    return ledger.failure ? (
      <FailureAlert failure={ledger.failure} title={ledgerTexts.failedTitle} again={ledger.again} />
    ) : (
      <Skeleton height={420} radius="md" />
    )
  return (
    <>
      <PageHeader
        title={`${ledgerTexts.title}: ${data.driver.fullName}`}
        description={owedWords(ledgerTexts.owed, data)}
        actions={
          <Button variant="default" onClick={() => setOpen({ kind: 'paid-in', purse: 'week' })}>
            {ledgerTexts.payIn}
          </Button>
        }
      />
      <PayOuts payable={data.payable} title={ledgerTexts.payOut} onOpen={setOpen} />
      <Panel title={ledgerTexts.title} flush>
        <LedgerTable entries={data.entries} onTakeBack={setWrong} onUndo={setUndoing} />
      </Panel>
      {data.apart ? (
        <Apart apart={data.apart} onOpen={setOpen} onTakeBack={setWrong} onUndo={setUndoing} />
      ) : null}
      <Link className={classes.link} to="/admin/rozliczenia/$id" params={{ id: driverId }}>
        {ledgerTexts.kinds.settlement}
      </Link>
      {open ? <CashModal of={open} driverId={driverId} onClose={() => setOpen(undefined)} /> : null}
      {wrong ? <StornoModal entry={wrong} onClose={() => setWrong(undefined)} /> : null}
      {undoing ? <UndoStornoModal entry={undoing} onClose={() => setUndoing(undefined)} /> : null}
    </>
  )
}

/** Who owes whom, and what of it waits for the next statement. */
function owedWords(
  owed: typeof ledgerTexts.owed,
  { balanceGrosze, onTheWay, waits }: Pick<Ledger, 'balanceGrosze' | 'onTheWay' | 'waits'>,
): string {
  const words = owed(besideTransfers(balanceGrosze, onTheWay))
  return waits ? `${words} ${ledgerTexts.waits(waits.grosze, waits.from)}` : words
}

interface PayOutsProps {
  readonly payable: Ledger['payable']
  readonly title: string
  onOpen(of: CashOf): void
}

function PayOuts({ payable, title, onOpen }: PayOutsProps) {
  if (payable.length === 0) return null
  return (
    <Panel title={title}>
      <Group gap="sm">
        {payable.map(({ statement, grosze }) => (
          <Button key={statement} onClick={() => onOpen({ kind: 'paid-out', statement, grosze })}>
            {`${statement}: ${plainAmount(grosze)}`}
          </Button>
        ))}
      </Group>
    </Panel>
  )
}

interface ApartProps {
  readonly apart: NonNullable<Ledger['apart']>
  onOpen(of: CashOf): void
  onTakeBack(entry: LedgerLine): void
  onUndo(entry: LedgerLine): void
}

/** The rental of the driver's own car: a balance of its own, beside the weeks'. */
function Apart({ apart, onOpen, onTakeBack, onUndo }: ApartProps) {
  const beside = besideTransfers(apart.balanceGrosze, apart.onTheWay)
  return (
    <>
      <PayOuts
        payable={apart.payable}
        title={`${ledgerTexts.payOut}: ${ledgerTexts.apart}`}
        onOpen={onOpen}
      />
      <Panel
        title={ledgerTexts.apart}
        description={`${owedWords(ledgerTexts.apartOwed, apart)} ${ledgerTexts.apartHint}`}
        actions={
          beside.owed < 0 ? (
            <Button variant="default" onClick={() => onOpen({ kind: 'paid-in', purse: 'own-car' })}>
              {ledgerTexts.payInApart}
            </Button>
          ) : undefined
        }
        flush
      >
        <LedgerTable
          entries={apart.entries}
          label={ledgerTexts.apart}
          onTakeBack={onTakeBack}
          onUndo={onUndo}
        />
      </Panel>
    </>
  )
}
