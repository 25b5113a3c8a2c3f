import { Link } from '@tanstack/react-router'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { statementTexts } from '../texts-statement.ts'
import type { StatementAnswer } from './readings.ts'
import classes from './statement.module.css'

/** Every version with who closed it, and who opened it again and why. */
export function VersionsCard({ statement }: { readonly statement: StatementAnswer }) {
  const { versions, year, week, driver } = statement
  if (versions.length === 0) return null
  return (
    <Panel title={statementTexts.history}>
      <ul className={classes.list}>
        {versions.map(({ id, version, closedAt, closedBy, reopened }) => (
          <li key={id}>
            <Link
              to="/admin/rozliczenia/$id"
              params={{ id: driver.id }}
              search={{ rok: year, tydzien: week, ...(reopened ? { wersja: id } : {}) }}
            >
              {statementTexts.versionOf(version, dateAndTime(closedAt), closedBy)}
            </Link>
            {reopened ? (
              <span className={classes.note}>
                {statementTexts.reopenedBy(dateAndTime(reopened.at), reopened.by, reopened.reason)}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
