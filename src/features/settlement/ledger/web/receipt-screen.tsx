import { Button, Skeleton } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { readReceipt } from '../contract.ts'
import { ledgerTexts } from '../texts.ts'
import { amountInWords } from '../texts-amount-in-words.ts'
import classes from './receipt.module.css'

/** A receipt of cash on paper: who, how much, for what, and two lines to sign. */
export function ReceiptScreen() {
  const { numer: number = '' } = useSearch({ from: '/guarded/admin/rozliczenia/pokwitowanie' })
  const receipt = useCall(readReceipt, { number })
  const { data } = receipt
  if (!data)
    return receipt.failure ? (
      <FailureAlert failure={receipt.failure} again={receipt.again} />
    ) : (
      <Skeleton height={260} radius="md" />
    )
  const what = data.purse === 'own-car' ? forCar(data.statement) : forWeek(data.statement)
  return (
    <>
      <PageHeader
        title={`${ledgerTexts.receiptTitles[data.kind]} ${data.number}`}
        actions={
          <Button className={classes.print} onClick={() => window.print()}>
            {ledgerTexts.print}
          </Button>
        }
      />
      <Panel>
        {data.payer === null ? (
          <p className={classes.office}>
            <span>{ledgerTexts.receiptNoFleet}</span>{' '}
            <Link to="/admin/przelewy" search={{ zakladka: 'ustawienia' }}>
              {ledgerTexts.receiptToFleet}
            </Link>
          </p>
        ) : null}
        <dl className={classes.facts}>
          {data.payer === null ? null : (
            <>
              <dt>{ledgerTexts.receiptFleet}</dt>
              <dd>{[data.payer, ...data.payerAddress].join(', ')}</dd>
            </>
          )}
          <dt>{ledgerTexts.receiptWho}</dt>
          <dd>{data.name}</dd>
          <dt>{ledgerTexts.amount}</dt>
          <dd>{zloty(data.grosze)}</dd>
          <dt>{ledgerTexts.receiptInWords}</dt>
          <dd>{amountInWords(data.grosze)}</dd>
          <dt>{ledgerTexts.receiptFor}</dt>
          <dd>{[what, data.note].filter(Boolean).join(', ')}</dd>
        </dl>
        {data.takenBack ? (
          <p>
            <strong>
              {ledgerTexts.receiptTakenBack(
                dateAndTime(data.takenBack.at),
                data.takenBack.by,
                data.takenBack.reason,
              )}
            </strong>
          </p>
        ) : null}
        <p>{ledgerTexts.receiptMade(dateAndTime(data.at), data.by)}</p>
        <div className={classes.signatures}>
          {ledgerTexts.signatures.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </div>
      </Panel>
    </>
  )
}

/** @param statement under which it was paid out; null of what was paid in */
function forWeek(statement: string | null): string {
  return statement ? ledgerTexts.receiptStatement(statement) : ledgerTexts.receiptPayIn
}

function forCar(statement: string | null): string {
  return statement ? ledgerTexts.receiptApart(statement) : ledgerTexts.receiptPayInApart
}
