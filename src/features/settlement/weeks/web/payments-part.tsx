import { Link } from '@tanstack/react-router'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { statementTexts } from '../texts-statement.ts'
import type { StatementAnswer } from './readings.ts'
import classes from './statement.module.css'

/** What went out under the statement: when, how much, and the receipt or the batch that shows it. */
export function PaymentsPart({ payments }: Pick<StatementAnswer, 'payments'>) {
  if (payments.length === 0) return null
  const {
    inCash,
    byTransfer,
    sentUnconfirmed,
    apart: ofCar,
    cashBack,
    transferBack,
  } = statementTexts.payments
  return (
    <ul className={classes.list} aria-label={statementTexts.payments.label}>
      {payments.map(({ at, grosze, batch, receipt, apart, returnedAt, reason, confirmed }) => (
        <li key={`${at} ${batch ?? receipt} ${apart}`}>
          <span>
            {[
              batch === null
                ? inCash(grosze, dateAndTime(at))
                : (confirmed ? byTransfer : sentUnconfirmed)(grosze, dateAndTime(at), batch),
              apart ? ofCar : '',
            ]
              .filter(Boolean)
              .join(', ')}
          </span>{' '}
          {receipt ? (
            <Link className={classes.link} to="/admin/rozliczenia/pokwitowanie" search={{ numer: receipt }}>
              {statementTexts.payments.receipt(receipt)}
            </Link>
          ) : null}
          {returnedAt ? (
            <span className={classes.note}>
              {(batch === null ? cashBack : transferBack)(dateAndTime(returnedAt), reason ?? '')}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
