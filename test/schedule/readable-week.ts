import type { getBaseCalendar } from '#features/schedule/contract.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'

type Calendar = Pick<OutputOf<typeof getBaseCalendar>['calendar'], 'days' | 'nights'>

function slotOf({ days, nights }: Calendar, slot: number): Calendar['days'][number] | undefined {
  return (slot % 2 === 0 ? days : nights)[slot >> 1]
}

/** `W01 Jan Lis` for who drives, `rezerwa Ewa Żak`, `do dyspozycji …`. @param slot 0-13 */
export function readableSlot(calendar: Calendar, slot: number): string[] {
  const day = slotOf(calendar, slot)
  return [
    ...(day?.cars ?? []).flatMap(({ reg, drivers }) => drivers.map(({ fullName }) => `${reg} ${fullName}`)),
    ...(day?.reserve ?? []).map(({ fullName }) => `rezerwa ${fullName}`),
    ...(day?.onCall ?? []).map(({ fullName }) => `do dyspozycji ${fullName}`),
  ]
}

/** A car as the calendar shows it in a slot. */
export function carInSlot(calendar: Calendar, slot: number, reg: string) {
  return slotOf(calendar, slot)?.cars.find((car) => car.reg === reg)
}

/** As the board sends a week it has read. */
export function placesOnBoard(calendar: Calendar) {
  return Array.from({ length: 14 }, (_, slot) => {
    const day = slotOf(calendar, slot)
    return [
      ...(day?.cars ?? []).flatMap(({ id: carId, drivers }) =>
        drivers.map(({ id }) => ({ driverId: id, slot, carId: carId as string | null, onCall: false })),
      ),
      ...(day?.reserve ?? []).map(({ id }) => ({ driverId: id, slot, carId: null, onCall: false })),
      ...(day?.onCall ?? []).map(({ id }) => ({ driverId: id, slot, carId: null, onCall: true })),
    ]
  }).flat()
}
