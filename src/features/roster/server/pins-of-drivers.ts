import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { slotAt } from '#kernel/slot.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { driverDataTexts } from '../texts-driver-data.ts'
import { forgetPinsOf, pinsOfDriver, putPin } from './pins.ts'

/** Places to which the office has pinned drivers. */
export function pinsOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const rows = await pinsOfDriver(queries, driverId)
      return [
        {
          name: 'pins',
          ...driverDataTexts.parts.pins,
          rows: rows.map(({ slot, carId, pinnedAt, ...week }) => {
            const { date, shift } = slotAt(week, slot)
            return {
              date: formatStateDay(date),
              shift: SHIFT_ON_WIRE[shift],
              kind: carId === null ? 'reserve' : 'car',
              at: pinnedAt,
            }
          }),
          words: { kind: driverDataTexts.kinds },
        },
      ]
    },
    removed: forgetPinsOf,
    /** Where both are pinned to one slot, the one who stays keeps the own pin. */
    async merged(tx, { stays, foldedId }) {
      const own = new Set((await pinsOfDriver(tx, stays.id)).map(keyOf))
      const coming = await pinsOfDriver(tx, foldedId)
      await forgetPinsOf(tx, foldedId)
      const moved = coming.filter((row) => !own.has(keyOf(row)))
      for (const row of moved) await putPin(tx, { ...row, driverId: stays.id })
      return { pins: moved.length }
    },
    erased: (tx, { id }) => forgetPinsOf(tx, id),
  }
}

function keyOf({ year, week, slot }: { year: number; week: number; slot: number }): string {
  return `${year} ${week} ${slot}`
}
