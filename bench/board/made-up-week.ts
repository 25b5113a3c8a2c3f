import type { PackedAround, TellWaiting } from '#features/board/work/domain/opening/pack-week.ts'
import { buildWeek } from '#features/planning/domain/builder/build-week.ts'
import { dice, SIZES, type Size, weekOf } from '#features/planning/domain/builder/testing/instances.ts'
import { waitReason } from '#features/planning/domain/public.ts'
import type { PlaceOrigin, SettledPlace, WeekContents } from '#features/roster/domain/places.ts'
import type { UnavailableCar } from '#features/roster/domain/unavailable.ts'
import type { getBaseCalendar } from '#features/schedule/contract.ts'
import { calendarOnWire } from '#features/schedule/server/week/calendar-codec.ts'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'

const FIRST = [
  'Zbigniew',
  'Świętosława',
  'Jan',
  'Krzysztof',
  'Ewa',
  'Łukasz',
  'Żaneta',
  'Małgorzata',
  'Piotr',
  'Paweł',
  'Agnieszka',
  'Rafał',
]
const LAST = [
  'Kowalski',
  'Lewandowska',
  'Kamiński',
  'Szymańska',
  'Brzęczyszczykiewicz',
  'Wiśniewski',
  'Zieliński',
  'Krawczyk',
  'Kwiatkowska',
  'Michalska',
  'Pawłowski',
  'Wójcik',
  'Mazur',
  'Nowak',
  'Dąbrowski',
  'Grabowska',
]

type Calendar = OutputOf<typeof getBaseCalendar>['calendar']

/** A week as the server knows it, and as the specification's calendar. */
export interface MadeUpWeek {
  readonly contents: WeekContents
  readonly around: PackedAround
  readonly tellWaiting: TellWaiting
  readonly calendar: Calendar
}

/** A week that the builder made of a made-up instance. The same size gives the same week. */
export function madeUpWeek(week: Week, size: Size): MadeUpWeek {
  const instance = weekOf(size, 7, 1.1)
  const { cars } = SIZES[size]
  const built = buildWeek(instance)
  if (!built.ok) throw new Error('the made-up week can not be built')
  const roll = dice(cars)
  const carIds = new Map(instance.cars.map(({ id }, index) => [id, uuid(1, index)]))
  const driverIds = new Map(instance.drivers.map(({ id }, index) => [id, uuid(2, index)]))
  const kind = (driver: string, slot: number): PlaceOrigin =>
    instance.drivers.find(({ id }) => id === driver)?.picks.find((pick) => pick.slot === slot)?.kind ??
    'on-call'
  const places: SettledPlace[] = [
    ...built.value.assignments.map(({ driver, slot, car }) => ({
      driverId: driverIds.get(driver) ?? '',
      slot,
      carId: carIds.get(car) ?? null,
      onCall: false,
      rank: 0,
      origin: kind(driver, slot),
      reason: null,
    })),
    ...built.value.reserve.map(({ driver, slot, rank, reason }) => ({
      driverId: driverIds.get(driver) ?? '',
      slot,
      carId: null,
      onCall: false,
      rank,
      origin: kind(driver, slot),
      reason: waitReason(reason),
    })),
    ...instance.drivers.flatMap(({ id, onCallDays }) =>
      onCallDays.flatMap((day) =>
        [day * 2, day * 2 + 1].map((slot, index) => ({
          driverId: driverIds.get(id) ?? '',
          slot,
          carId: null,
          onCall: true,
          rank: index + 1,
          origin: 'on-call' as const,
          reason: null,
        })),
      ),
    ),
  ]
  const unavailable: UnavailableCar[] = instance.cars.flatMap((car) =>
    car.unavailable.map((span) => ({
      carId: carIds.get(car.id) ?? '',
      ...span,
      reason: span.kind === 'grounding' ? 'blacharz' : '',
      notOnStation: false,
      renter: span.kind === 'rental' ? 'Bąk Andrzej' : '',
    })),
  )
  const contents: WeekContents = {
    cars: instance.cars.map(({ id, priority, order }, index) => ({
      id: carIds.get(id) ?? '',
      reg: `WX ${1000 + ((index * 7919) % 9000)}${'ABCDEFGHJK'[index % 10]}`,
      make: index % 3 === 0 ? 'Skoda' : 'Toyota',
      model: index % 3 === 0 ? 'Octavia' : 'Corolla',
      priority,
      order,
    })),
    drivers: instance.drivers.map(({ id }, index) => ({
      id: driverIds.get(id) ?? '',
      fullName: `${LAST[roll.below(LAST.length)]} ${FIRST[roll.below(FIRST.length)]}`,
      phone: `+48600${String(100000 + index)}`,
      email: `kierowca${index}@example.com`,
    })),
    places,
  }
  const serviced = places.find(({ slot, carId }) => slot === 5 && carId !== null)
  const around = {
    limits: Array.from({ length: SLOTS_IN_WEEK }, (_, slot) => instance.limits[slot] ?? cars),
    unavailable,
    driversOff: [],
    ownCars: [],
    services: serviced?.carId ? [{ carId: serviced.carId, slot: 5, time: '10:30' }] : [],
  }
  const tellWaiting = ({ reason }: SettledPlace) => ({ why: reason, freeSeat: null })
  return { contents, around, tellWaiting, calendar: calendarOnWire(week, contents, around, tellWaiting) }
}

function uuid(kind: number, index: number): string {
  return `0000000${kind}-0000-4000-8000-${String(index).padStart(12, '0')}`
}
