import { Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { assignTexts } from '../texts-office.ts'
import classes from './primary-conflicts.module.css'

interface CompetingMarkProps {
  readonly carId: string
  /** Who wants which slots. */
  readonly words: string
}

/**
 * In a list of all cars: primary drivers of this one chose the same slots; leads to where it is told whole.
 */
export function CompetingMark({ carId, words }: CompetingMarkProps) {
  return (
    <Anchor
      size="xs"
      className={classes.mark ?? ''}
      title={words}
      aria-label={`${assignTexts.conflictMark}: ${words}`}
      renderRoot={(props) => (
        <Link
          to="/admin/samochody/edycja/$id"
          params={{ id: carId }}
          search={{ zakladka: 'kierowcy' }}
          {...props}
        />
      )}
    >
      <IconAlertTriangle size={14} aria-hidden /> <span>{assignTexts.conflictMark}</span>
    </Anchor>
  )
}
