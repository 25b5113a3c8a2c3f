import { Alert } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { difference } from '#features/settlement/texts-amounts.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { listCorrections } from '../contract-statement.ts'
import { weekTexts } from '../texts-week.ts'
import classes from './week.module.css'

/** So many are named; the others come up as these are decided. */
const MOST_NAMED = 5

/** What waits for a person before, or after, weeks are closed. */
export function WeekNotices({ unmatchedNames }: { readonly unmatchedNames: number }) {
  const corrections = useCall(listCorrections, {})
  const waiting = corrections.data?.data ?? []
  const spanning = corrections.data?.spanning ?? []
  if (unmatchedNames === 0 && waiting.length === 0 && spanning.length === 0) return null
  return (
    <Alert color="yellow" mb="md">
      <div className={classes.notices}>
        {unmatchedNames > 0 ? (
          <div>
            <span>{weekTexts.unmatched(unmatchedNames)}</span>{' '}
            <Link className={classes.link} to="/admin/wyniki/osoby">
              {weekTexts.unmatchedAct}
            </Link>
          </div>
        ) : null}
        {waiting.length > 0 ? (
          <div>
            <span>{weekTexts.corrections(waiting.length)}</span>
            <ul className={classes.waiting}>
              {waiting
                .slice(0, MOST_NAMED)
                .map(({ statementId, number, fullName, driverId, year, week, grosze, apartGrosze }) => (
                  <li key={statementId}>
                    <Link
                      className={classes.link}
                      to="/admin/rozliczenia/$id"
                      params={{ id: driverId }}
                      search={{ rok: year, tydzien: week }}
                    >
                      {`${number}, ${fullName}`}
                    </Link>{' '}
                    <span className={classes.digits}>{difference(grosze + apartGrosze)}</span>
                  </li>
                ))}
            </ul>
          </div>
        ) : null}
        {spanning.length > 0 ? (
          <div>
            <span>{weekTexts.spanning(spanning.length)}</span>
            <ul className={classes.waiting}>
              {spanning.slice(0, MOST_NAMED).map(({ statementId, number, fullName, block, ...of }) => (
                <li key={`${statementId} ${JSON.stringify(block)}`}>
                  <Link
                    className={classes.link}
                    to="/admin/rozliczenia/$id"
                    params={{ id: of.driverId }}
                    search={{ rok: of.year, tydzien: of.week }}
                  >
                    {`${number}, ${fullName}`}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Alert>
  )
}
