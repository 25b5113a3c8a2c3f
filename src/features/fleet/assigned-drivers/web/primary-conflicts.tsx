import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listCarDrivers } from '../contract.ts'
import { assignTexts } from '../texts-office.ts'
import { conflictWords } from './conflict-words.ts'
import classes from './primary-conflicts.module.css'

type Conflict = OutputOf<typeof listCarDrivers>['conflicts'][number]

/** Who among a car's primary drivers wants the same slots, week by week; nothing where nobody does. */
export function PrimaryConflicts({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null
  return (
    <Alert color="yellow" icon={<IconAlertTriangle />} title={assignTexts.conflicts} role="status">
      <span>{assignTexts.conflictsText}</span>
      <ul className={classes.list}>
        {conflicts.map(({ drivers, year, ...competed }) => {
          const words = conflictWords(competed)
          const names = drivers.map(({ fullName }) => fullName).join(', ')
          return (
            <li key={`${year} ${words} ${drivers.map(({ driverId }) => driverId).join()}`}>
              <strong>{names}</strong>
              <span>{`: ${words}`}</span>
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
