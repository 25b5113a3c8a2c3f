import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import type { WeekRow } from '#features/roster/server/public.ts'
import {
  copiesOfDriver,
  nextVersions,
  placesOfDriver,
  removalsOfDriver,
  renameInWeeks,
  weeksOfDriver,
} from '#features/roster/server/public.ts'
import { driverDataTexts } from '#features/roster/texts-driver-data.ts'
import { hasBegun, slotAt } from '#kernel/slot.ts'
import { type Week, weekOf } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { mergeInWeeks } from './merge-driver.ts'

/** What generated weeks hold of drivers: places, changes, and copies of name and addresses. */
export function weeksOfDrivers(platform: Platform): DriverDataHolder {
  const { clock } = platform
  return {
    read: partsOf,

    async traces(queries, driverId) {
      const copies = await copiesOfDriver(queries, driverId)
      return {
        names: copies.map(({ fullName }) => fullName),
        phones: copies.map(({ phone }) => phone),
        emails: copies.map(({ email }) => email),
      }
    },

    /** Weeks that are over keep what was true then (D26). */
    async changed(tx, { id, ...told }, _former, act) {
      const current = weekOf(fleetTime(clock).date)
      const weeks = (await weeksOfDriver(tx, id, 'lock')).filter((week) => !isBefore(week, current))
      const ids = weeks.map((week) => week.id)
      await renameInWeeks(tx, ids, id, told)
      await nextVersions(tx, ids, act)
    },

    /** Generated weeks stay as they are (D26). */
    removed: () => Promise.resolve(),

    async clashes(queries, { stays, foldedId }) {
      const own = await seatsOf(queries, stays.id)
      const coming = await seatsOf(queries, foldedId)
      const byDate = coming.toSorted((one, next) => one.date.localeCompare(next.date))
      return byDate.flatMap(({ date, shift, reg }) => {
        const other = own.find((seat) => seat.date === date && seat.shift === shift)
        if (!other) return []
        const both = { code: 'both-drive', slot: { date, shift }, reg: other.reg, otherReg: reg } as const
        return { blocking: true, both }
      })
    },

    async merged(tx, pair, act) {
      return { places: await mergeInWeeks(tx, platform, pair, act) }
    },

    async planned(queries, driverId) {
      const { date: today, hour } = fleetTime(clock)
      const weeks = (await weeksOfDriver(queries, driverId)).filter((week) => !isBefore(week, weekOf(today)))
      const places = await placesIn(queries, driverId, weeks)
      return places.some(({ slot }) => !hasBegun(slot, today, hour))
    },

    async erased(tx: Tx, { id, fullName }, act) {
      const ids = (await weeksOfDriver(tx, id, 'lock')).map((week) => week.id)
      await renameInWeeks(tx, ids, id, { fullName, phone: '', email: '' })
      await nextVersions(tx, ids, act)
    },
  }
}

function isBefore(a: Week, b: Week): boolean {
  return a.year !== b.year ? a.year < b.year : a.week < b.week
}

async function placesIn(queries: Queries, driverId: string, weeks: readonly WeekRow[]) {
  const byId = new Map(weeks.map((week) => [week.id, week]))
  const places = await placesOfDriver(queries, driverId, [...byId.keys()])
  return places.flatMap(({ weekId, slot, ...place }) => {
    const week = byId.get(weekId)
    return week ? [{ ...place, slot: slotAt(week, slot) }] : []
  })
}

async function seatsOf(queries: Queries, driverId: string) {
  const places = await placesIn(queries, driverId, await weeksOfDriver(queries, driverId))
  return places.flatMap(({ slot, carId, reg }) => (carId === null ? [] : [{ ...slot, reg: reg ?? '' }]))
}

async function partsOf(queries: Queries, driverId: string) {
  const weeks = await weeksOfDriver(queries, driverId)
  const byId = new Map(weeks.map((week) => [week.id, week]))
  const removals = await removalsOfDriver(queries, driverId, [...byId.keys()])
  const { parts, kinds } = driverDataTexts
  return [
    {
      name: 'shifts',
      ...parts.shifts,
      rows: (await placesIn(queries, driverId, weeks)).map(({ slot, carId, onCall, reg }) => ({
        date: slot.date,
        shift: SHIFT_ON_WIRE[slot.shift],
        reg: reg ?? '',
        kind: carId !== null ? kinds.car : onCall ? kinds.onCall : kinds.reserve,
      })),
    },
    {
      name: 'removedShifts',
      ...parts.removed,
      rows: removals.flatMap(({ weekId, slot, reg, at }) => {
        const week = byId.get(weekId)
        if (!week || slot === null) return []
        const { date, shift } = slotAt(week, slot)
        return [{ date, shift: SHIFT_ON_WIRE[shift], reg: reg ?? '', at }]
      }),
    },
  ]
}
