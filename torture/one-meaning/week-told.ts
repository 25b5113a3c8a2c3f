import { getWeekCapacity } from '#features/availability/contract.ts'
import { repairFactsOf } from '#features/board/repair/domain/repair-facts.ts'
import { boardRemarks } from '#features/board/screen/domain/board-remarks.ts'
import { slotCounts } from '#features/board/work/domain/slot-counts.ts'
import type { WeekOnBoard } from '#features/board/work/domain/week-on-board.ts'
import { weekOnBoard } from '#features/board/work/web/opening/calendar-on-board.ts'
import { getGeneratedWeek } from '#features/schedule/contract.ts'
import { getPlanningAttention } from '#features/schedule/contract-attention.ts'
import { listDriverShifts } from '#features/schedule/contract-driver.ts'
import { exportGeneratedWeek, getAdminScheduler } from '#features/schedule/contract-weeks.ts'
import { getCurrentCalendar, listFreeShifts } from '#features/work-calendar/contract.ts'
import { slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { answered, type TestServer } from '#test/server/test-server.ts'
import { type Ask, linesOf, type Told } from './counts-told.ts'
import type { LivedFleet } from './lived-fleet.ts'

const SLOTS = 14

export async function weekTold(server: TestServer, ask: Ask, week: Week): Promise<Told[]> {
  const saved = await ask(getGeneratedWeek, week)
  if (!saved) return []
  const shown = weekOnBoard(week, saved)
  const fleetScope = { as: await server.asScope('fleet') }
  const offered = answered(await server.call(listFreeShifts, {}, fleetScope)).data
  const fleet = answered(await server.call(getCurrentCalendar, week, fleetScope))
  const { short, late } = await ask(getPlanningAttention, {})
  const listed = (await ask(getAdminScheduler, { year: week.year, adminWeek: week.week })).data
  const file = linesOf(await ask(exportGeneratedWeek, { ...week, format: 'csv' })).map((line) =>
    line.split(';'),
  )
  const form = await ask(getWeekCapacity, week)
  const waiting = new Set(saved.waiting.map(({ driverId }) => driverId))
  const told: Told[] = [
    {
      name: `people who wait, week ${week.week}`,
      by: {
        board: waiting.size,
        dashboard: late.find((each) => each.week === week.week && each.year === week.year)?.people ?? 0,
      },
    },
  ]
  const remarked = seatsRemarked({ ...shown, begun: saved.begun })
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const { date, shift } = slotAt(week, slot)
    const counts = slotCounts(shown, shown.board, slot)
    const half = slot % 2 === 0 ? 'days' : 'nights'
    const calendar = fleet[half]?.[slot >> 1]
    const office = saved[half][slot >> 1]
    const rows = listed[slot >> 1]?.[half] ?? []
    const [, month, day] = date.split('-').map(Number)
    const lines = file.filter(
      ([d, m, s]) => Number(d) === day && Number(m) === month && s === SHIFT_ON_WIRE[shift],
    )
    const begun = slot < saved.begun
    const name = `${date} ${shift}`
    told.push({
      name: `free cars, ${name}`,
      by: {
        board: counts.free,
        office: office?.cars.filter(({ standing }) => standing === 'free').length ?? -1,
        calendar: calendar?.cars.filter(({ standing }) => standing === 'free').length ?? -1,
        list: rows.filter(({ driver }) => driver === 'Wolne').length,
        file: lines.filter((line) => line[4] === 'Wolne').length,
      },
    })
    told.push({
      name: `seats to fill, ${name}`,
      by: {
        board: begun ? 0 : counts.left,
        remarks: remarked.get(slot) ?? 0,
        dashboard: short.find((each) => each.date === date && each.shift === shift)?.missing ?? 0,
        drivers: offered.find((each) => each.date === date && each.shift === SHIFT_ON_WIRE[shift])?.free ?? 0,
      },
    })
    const capacity = form.data[slot >> 1]
    const [most, taken] = capacity
      ? half === 'days'
        ? [capacity.dayLimit, capacity.dayShifts]
        : [capacity.nightLimit, capacity.nightShift]
      : [-1, 0]
    if (!begun)
      told.push({
        name: `seats that a form may still have, ${name}`,
        by: { board: counts.left, form: Math.max(0, most - taken) },
      })
    told.push({
      name: `people in cars, ${name}`,
      by: {
        board: counts.assigned,
        office: office?.cars.filter(({ drivers }) => drivers.length > 0).length ?? -1,
        calendar: calendar?.cars.filter(({ drivers }) => drivers.length > 0).length ?? -1,
      },
    })
    told.push({
      name: `people on the reserve, ${name}`,
      by: { board: shown.board[slot]?.reserve.length ?? -1, calendar: calendar?.reserve.length ?? -1 },
    })
  }
  return told
}

/** Seats to be filled by 'Uwagi', per slot. */
function seatsRemarked(shown: WeekOnBoard): ReadonlyMap<number, number> {
  const facts = repairFactsOf(shown, undefined, {
    ...{ nightBefore: new Set<string>(), planning: undefined, pins: new Map<string, string>() },
    left: () => [],
  })
  const remarks = boardRemarks(facts, shown.board)
  return new Map(remarks.flatMap((each) => (each.kind === 'empty-seats' ? [[each.slot, each.left]] : [])))
}

/** Of a driver: seats on the board against the driver's own page in the office. */
export async function driversTold(ask: Ask, week: Week): Promise<Told[]> {
  const saved = await ask(getGeneratedWeek, week)
  if (!saved) return []
  const { board } = weekOnBoard(week, saved)
  const seats = new Map<string, number>()
  for (const { cars } of board) for (const id of cars.values()) seats.set(id, (seats.get(id) ?? 0) + 1)
  const told: Told[] = []
  for (const [driverId, count] of [...seats].slice(0, 5)) {
    const { data } = await ask(listDriverShifts, { driverId })
    const mine = data.find((each) => each.week === week.week && each.year === week.year)
    told.push({
      name: 'shifts in cars of a driver',
      by: { board: count, driver: mine?.shifts.filter(({ kind }) => kind === 'car').length ?? 0 },
    })
  }
  return told
}

export function contradictions(told: readonly Told[]): Told[] {
  return told.filter(({ by }) => new Set(Object.values(by)).size > 1)
}

export type { LivedFleet }
