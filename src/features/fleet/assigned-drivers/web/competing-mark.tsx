import { Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { listAssignedDrivers } from '../contract.ts'
import { assignTexts } from '../texts-office.ts'
import { conflictWords } from './conflict-words.ts'
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

/** For a list of all cars: by car's id, who among its primary drivers wants the same slots, in words. */
export function useCompetingCars(): ReadonlyMap<string, string> {
  const { data } = useCall(listAssignedDrivers, {})
  return useMemo(() => {
    const cars = new Map<string, string>()
    for (const { carId, drivers, ...competed } of data?.conflicts ?? []) {
      const names = drivers.map(({ fullName }) => fullName).join(', ')
      const told = cars.get(carId)
      cars.set(carId, assignTexts.conflict(names, conflictWords(competed), told))
    }
    return cars
  }, [data])
}
