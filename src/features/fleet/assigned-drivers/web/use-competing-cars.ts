import { useMemo } from 'react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { listAssignedDrivers } from '../contract.ts'
import { assignTexts } from '../texts-office.ts'
import { conflictWords } from './conflict-words.ts'

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
