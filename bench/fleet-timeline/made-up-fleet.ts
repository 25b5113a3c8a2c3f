import type { listGroundings } from '#features/fleet/groundings/contract.ts'
import type { listRentals } from '#features/fleet/rentals/contract.ts'
import type { listVehicles } from '#features/fleet/vehicles/contract.ts'
import { dice } from '#features/planning/domain/builder/testing/instances.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'

export const TODAY = '2026-11-25' as CalendarDate
const MONDAY = '2026-11-23' as CalendarDate
export const CARS = 2000
export const GROUNDINGS = 1000
const RENTALS = 300

export interface MadeUpFleet {
  readonly cars: OutputOf<typeof listVehicles>
  readonly groundings: OutputOf<typeof listGroundings>
  readonly rentals: OutputOf<typeof listRentals>
}

/** The same each time: a thousand groundings within eight weeks, some cars rented. */
export function madeUpFleet(): MadeUpFleet {
  const roll = dice(CARS)
  const reg = (index: number) => `WX${10_000 + index}`
  const day = (from: number, days: number) => addDays(MONDAY, from + roll.below(days))
  return {
    cars: {
      data: Array.from({ length: CARS }, (_, index) => ({
        id: uuid(1, index),
        attributes: {
          reg: reg(index),
          make: 'Toyota',
          model: 'Corolla',
          year: 2022,
          color: 'Biały',
          vin: String(index).padStart(17, '0'),
          entryDate: '2022-01-01',
          exitDate: '2029-01-01',
          service: '2027-06-01',
          priority: 1,
          sort: 1,
          flotmanId: '',
          isRental: false,
          parking: '',
          grounded: false,
          insName: 'Warta',
          insNum: '123',
          insEnd: '2027-06-01',
        },
      })),
    },
    groundings: {
      today: TODAY,
      data: Array.from({ length: GROUNDINGS }, (_, index) => {
        const car = roll.below(CARS)
        const dayStart = day(-3, 56)
        return {
          id: uuid(2, index),
          attributes: {
            carId: uuid(1, car),
            carReg: reg(car),
            dayStart,
            shiftStart: index % 2 === 0 ? ('Dzień' as const) : ('Noc' as const),
            dayEnd: addDays(dayStart, 1 + roll.below(9)),
            shiftEnd: 'Noc' as const,
            notOnStation: false,
            groundedReason: index % 5 === 0 ? '' : 'Blacharz: przedni błotnik',
            week: 48,
            year: 2026,
            createdBy: 'Anna Nowak',
          },
        }
      }),
    },
    rentals: {
      today: TODAY,
      data: Array.from({ length: RENTALS }, (_, index) => {
        const car = roll.below(CARS)
        const start = day(-20, 40)
        return {
          id: uuid(3, index),
          attributes: {
            first_name: 'Andrzej',
            last_name: 'Bąk',
            rented_car: reg(car),
            carId: uuid(1, car),
            weekly_price: 500,
            mileage_start: 1000,
            mileage_end: null,
            start_date: start,
            start_time: '09:00',
            end_date: null,
            end_time: null,
            phone_number: '',
            type: 'Wynajem' as const,
            notOnStation: false,
            active: true,
            occupiedUntil: addDays(start, 14 + roll.below(20)),
          },
        }
      }),
    },
  }
}

function uuid(kind: number, index: number): string {
  return `0000000${kind}-0000-4000-8000-${String(index).padStart(12, '0')}`
}
