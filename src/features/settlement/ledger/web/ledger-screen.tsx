import { Button, Group, Skeleton } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { plainAmount } from '#features/settlement/texts-amounts.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { readDriverLedger } from '../contract.ts'
import { ledgerTexts } from '../texts.ts'
import { CashModal, type CashOf } from './cash-modal.tsx'
import { LedgerTable } from './ledger-table.tsx'

/** A driver's whole money with the fleet; what is paid in, and paid out in cash, is booked here. */
export function DriverLedgerScreen() {
  const { id: driverId } = useParams({ from: '/guarded/admin/rozliczenia/$id/saldo' })
  const ledger = useCall(readDriverLedger, { driverId })
  const [open, setOpen] = useState<CashOf>()
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
        description={balanceWords(data.balanceGrosze)}
        actions={
          <Button variant="default" onClick={() => setOpen({ kind: 'paid-in' })}>
            {ledgerTexts.payIn}
          </Button>
        }
      />
      {data.payable.length > 0 ? (
        <Panel title={ledgerTexts.payOut}>
          <Group gap="sm">
            {data.payable.map(({ statement, grosze }) => (
              <Button key={statement} onClick={() => setOpen({ kind: 'paid-out', statement, grosze })}>
                {statement}: {plainAmount(grosze)}
              </Button>
            ))}
          </Group>
        </Panel>
      ) : null}
      <Panel title={ledgerTexts.title} flush>
        <LedgerTable entries={data.entries} />
      </Panel>
      <Link to="/admin/rozliczenia/$id" params={{ id: driverId }}>
        {ledgerTexts.kinds.settlement}
      </Link>
      {open ? <CashModal of={open} driverId={driverId} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
}

function balanceWords(grosze: number): string {
  if (grosze === 0) return ledgerTexts.even
  return grosze > 0 ? ledgerTexts.owedToDriver(grosze) : ledgerTexts.owedToFleet(0 - grosze)
}
