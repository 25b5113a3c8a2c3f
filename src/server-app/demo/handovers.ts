import { randomUUID } from 'node:crypto'
import { openSession } from '#features/auth/server/public.ts'
import { driverPinRevisions } from '#features/drivers/server/public.ts'
import { putHandover, putHandoverPhoto } from '#features/handover/contract.ts'
import { setNextService } from '#features/handover/contract-office.ts'
import { type HandoverKind, PHOTO_SIDES } from '#features/handover/domain/public.ts'
import { driverOfCar } from '#features/roster/server/public.ts'
import { setHandover } from '#features/settings/contract.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { minutesAfter, slotBegins } from '#platform/server/clock.ts'
import type { Platform } from '#platform/server/platform.ts'
import { carPicture } from './car-pictures.ts'
import type { Chance } from './chance.ts'
import { type Colour, drawnJpeg } from './drawn-jpeg.ts'
import type { DemoOffice } from './office.ts'

const DAYS_BACK = 2
const CARS = 2
const PAINT: readonly Colour[] = [
  [168, 52, 44],
  [58, 84, 138],
]
const SHIFT_MINUTES = 12 * 60
const DAMAGES = [
  { x: 70, y: 300, kind: 'scratch', remark: '' },
  { x: 660, y: 392, kind: 'dent', remark: 'na wysokości klamki' },
] as const

interface DemoCar {
  readonly id: string
}

/** Two cars handed over in the last days: mileage, fuel, a few photos, damage and an objection. */
export async function handCarsOver(
  platform: Platform,
  office: DemoOffice,
  chance: Chance,
  cars: readonly DemoCar[],
  today: CalendarDate,
): Promise<void> {
  const now = platform.clock.now().toISOString()
  await office.call(setHandover, { on: true })
  const handed = cars.slice(0, CARS)
  for (const [index, { id }] of handed.entries())
    await office.call(setNextService, { vehicle: id, km: firstKm(index) + (index === 0 ? 1900 : 600) })
  // From here on as drivers, the clock set back to when it was.
  for (const [index, car] of handed.entries()) {
    const stay = { km: firstKm(index), previous: undefined as string | undefined, told: 0 }
    for (let back = DAYS_BACK; back >= 0; back -= 1)
      for (const shift of ['day', 'night'] as const)
        await liveShift(
          platform,
          office,
          chance,
          { car, index, now, stay },
          { date: addDays(today, -back), shift },
        )
  }
  office.clock.set(now)
}

function firstKm(index: number): number {
  return 96_000 + index * 31_400
}

interface CarOfDemo {
  readonly car: DemoCar
  readonly index: number
  readonly now: string
  /** What stands on the odometer, and what was handed over last. */
  readonly stay: { km: number; previous: string | undefined; told: number }
}

async function liveShift(
  platform: Platform,
  office: DemoOffice,
  chance: Chance,
  { car, index, now, stay }: CarOfDemo,
  slot: Slot,
): Promise<void> {
  const { queries } = platform.database
  const driver = await driverOfCar(queries, car.id, slot)
  if (!driver) return
  const begins = slotBegins(slot)
  for (const [kind, minutes] of [
    ['take', -8],
    ['return', SHIFT_MINUTES - 12],
  ] as const satisfies readonly (readonly [HandoverKind, number])[]) {
    const at = minutesAfter(begins, minutes)
    if (at >= now) return
    office.clock.set(at)
    const revision = (await driverPinRevisions(queries, [driver.id])).get(driver.id)
    const { token } = await openSession(
      queries,
      { ...platform, clock: office.clock },
      {
        scope: 'driver',
        subject: driver.id,
        ...(revision === undefined ? {} : { revision }),
      },
    )
    if (kind === 'return') stay.km += 180 + Math.floor(chance.next() * 120)
    stay.told += 1
    const id = randomUUID()
    const isObjected = index === 0 && stay.told === 3
    const damage = index === 0 ? DAMAGES[stay.told - 2] : undefined
    const handover: InputOf<typeof putHandover> = {
      ...{ id, me: driver.id, vehicle: car.id, kind, ...slot, doneAt: at, sentAt: at, km: stay.km },
      fuel: isObjected ? 4 : kind === 'take' ? 8 : 6,
      remark: kind === 'return' && index === 1 ? 'Płyn do spryskiwaczy się kończy.' : '',
      previous: stay.previous ?? null,
      objection: isObjected ? 'Bak był w połowie pusty, a w środku śmieci.' : '',
      damages: damage ? [{ id: randomUUID(), ...damage }] : [],
    }
    await office.callAs(token, putHandover, handover)
    stay.previous = id
    if (stay.told > 3) continue
    for (const side of PHOTO_SIDES) {
      const jpeg = drawnJpeg(carPicture(side, PAINT[index] ?? [90, 90, 90]))
      await office.callAs(token, putHandoverPhoto, { id, side, data: [jpeg.toString('base64')] })
    }
  }
}
