import type { Place } from './places.ts'

const RESERVE = -1
const ON_CALL = -2

/**
 * All places of a version as short text: ids once, then triples of their numbers (driver, slot, car or list).
 */
export function encodePlaces(places: readonly Place[]): string {
  const drivers = [...new Set(places.map(({ driverId }) => driverId))].sort()
  const cars = [...new Set(places.flatMap(({ carId }) => carId ?? []))].sort()
  const driverAt = new Map(drivers.map((id, index) => [id, index]))
  const carAt = new Map(cars.map((id, index) => [id, index]))
  const rows = places.map(({ driverId, slot, carId, onCall }) => [
    driverAt.get(driverId),
    slot,
    carId === null ? (onCall ? ON_CALL : RESERVE) : carAt.get(carId),
  ])
  return JSON.stringify({ drivers, cars, rows })
}

export function decodePlaces(text: string): Place[] {
  const { drivers, cars, rows } = JSON.parse(text) as {
    drivers: string[]
    cars: string[]
    rows: [number, number, number][]
  }
  return rows.map(([driver, slot, car]) => ({
    driverId: drivers[driver] ?? '',
    slot,
    carId: cars[car] ?? null,
    onCall: car === ON_CALL,
  }))
}
