import { Link } from '@tanstack/react-router'
import { statementTexts } from '../texts-statement.ts'
import type { StatementAnswer } from './readings.ts'
import classes from './statement.module.css'

/** What pays a statement that was closed without an account: an account since, and who answers for it. */
export function AccountSince({ statement: { driver, mayReopen } }: { readonly statement: StatementAnswer }) {
  return (
    <>
      {mayReopen ? <p className={classes.small}>{statementTexts.orReopen}</p> : null}
      <p className={classes.small}>
        <Link
          className={classes.link}
          to="/admin/pracownicy/$id"
          params={{ id: driver.id }}
          search={{ zakladka: 'konto' }}
        >
          {statementTexts.toCard}
        </Link>
        <span>, </span>
        <Link className={classes.link} to="/admin/przelewy" search={{ zakladka: 'do-wyplaty' }}>
          {statementTexts.toTransfers}
        </Link>
      </p>
    </>
  )
}
