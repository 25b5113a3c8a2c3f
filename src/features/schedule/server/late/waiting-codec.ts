import type { WeekContents } from '#features/roster/domain/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getGeneratedWeek } from '../../contract.ts'
import type { Waiting } from './waiting-of-week.ts'

type Answer = NonNullable<OutputOf<typeof getGeneratedWeek>>

/** Who waits, and whose choice was taken back, as the board tells them (D42). */
export function waitingOnBoard(
  { drivers, cars }: WeekContents,
  waiting: Waiting,
): Pick<Answer, 'waiting' | 'waitingMark' | 'takenBack'> {
  const names = new Map(drivers.map(({ id, fullName }) => [id, fullName]))
  const regs = new Map(cars.map(({ id, reg }) => [id, reg]))
  return {
    waitingMark: waiting.mark,
    waiting: waiting.places.map(({ choiceId, driverId, slot, onCall }) => ({
      ...{ choiceId, driverId, slot, onCall },
      fullName: names.get(driverId) ?? '',
    })),
    takenBack: waiting.takenBack.map(({ driverId, slot, onCall, carId }) => ({
      ...{ driverId, slot, onCall },
      fullName: names.get(driverId) ?? '',
      reg: regs.get(carId ?? '') ?? '',
    })),
  }
}
