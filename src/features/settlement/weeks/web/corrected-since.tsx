import { Link } from '@tanstack/react-router'
import { statementTexts } from '../texts-statement.ts'
import type { StatementAnswer } from './readings.ts'
import classes from './statement.module.css'

/** Where accepted corrections are: still waiting for a week to be closed, or in which statement. */
export function CorrectedSince({ statement }: { readonly statement: Pick<StatementAnswer, 'corrections'> }) {
  const accepted = statement.corrections.filter(({ state }) => state === 'accepted')
  const waiting = accepted.filter(({ settledIn }) => settledIn === null).length
  const settled = new Map(accepted.flatMap(({ settledIn: of }) => (of ? [[of.number, of] as const] : [])))
  return (
    <>
      {[...settled.values()].map(({ number, driverId, year, week }) => (
        <p className={classes.small} key={number}>
          <span>{statementTexts.correctedIn}</span>{' '}
          <Link
            className={classes.link}
            to="/admin/rozliczenia/$id"
            params={{ id: driverId }}
            search={{ rok: year, tydzien: week }}
          >
            {number}
          </Link>
        </p>
      ))}
      {waiting > 0 ? <p className={classes.small}>{statementTexts.correctionWaits(waiting)}</p> : null}
    </>
  )
}
