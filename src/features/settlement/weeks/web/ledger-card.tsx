import { Link } from '@tanstack/react-router'
import { readDriverLedger } from '#features/settlement/ledger/contract.ts'
import { LedgerTable } from '#features/settlement/ledger/web/public.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { statementTexts } from '../texts-statement.ts'
import classes from './statement.module.css'

const LATEST = 6

/** The driver's last entries with the balance after each. */
export function LedgerCard({ driverId }: { readonly driverId: string }) {
  const ledger = useCall(readDriverLedger, { driverId })
  return (
    <Panel
      title={statementTexts.ledger}
      actions={
        <Link className={classes.wholeLedger} to="/admin/rozliczenia/$id/saldo" params={{ id: driverId }}>
          {statementTexts.wholeLedger}
        </Link>
      }
      flush
    >
      {ledger.failure && !ledger.data ? (
        <FailureAlert failure={ledger.failure} again={ledger.again} />
      ) : (
        <LedgerTable entries={ledger.data?.entries.slice(-LATEST)} short />
      )}
    </Panel>
  )
}
