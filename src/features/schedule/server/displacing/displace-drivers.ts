import { primaryCars } from '#features/fleet/assigned-drivers/server/public.ts'
import type {
  SettledPlace,
  UnavailableCar,
  WaitReason,
  WeekCar,
  WeekContents,
} from '#features/roster/domain/public.ts'
import { type Displaced, displace } from '#features/roster/domain/public.ts'
import {
  type Author,
  listWeeks,
  lockWeek,
  readContents,
  type WeekRow,
  weekOfRow,
} from '#features/roster/server/public.ts'
import { SLOTS_IN_WEEK, slotAt } from '#kernel/slot.ts'
import { type SlotSpan, spanInWeek } from '#kernel/slot-span.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { carsOfWeek, type LiveFrame, liveFrame } from '../week/live-frame.ts'
import { saveNextVersion } from '../week/save-week.ts'
import type { WeekReader } from '../week/week-reader.ts'
import type { DisplacedDriver, Displacing } from './displacing.ts'
import type { Imagined } from './unavailable-in-week.ts'

/** What taking a car off does to generated weeks. */
export function createDisplacing(platform: Platform, reader: WeekReader): Displacing {
  return {
    async preview(queries, offs, replaces) {
      const moves: DisplacedDriver[] = []
      const rows = await listWeeks(queries, undefined)
      const touched = rows
        .reverse()
        .filter((row) => offs.some(({ span }) => spanInWeek(span, weekOfRow(row))))
      for (const row of touched)
        moves.push(...(await previewWeek(queries, platform, row, { offs, replaces })))
      return moves
    },
    async displace(tx, span, author) {
      const moves: DisplacedDriver[] = []
      for (const row of await weeksTouched(tx, span)) {
        const displaced = await displaceInWeek(tx, platform, row.id, author)
        if (!displaced) continue
        reader.expect(weekOfRow(row), displaced.version)
        moves.push(...displaced.moves)
      }
      return moves
    },
  }
}

/** Generated weeks in the order of time, which is the order in which they are locked. */
async function weeksTouched(queries: Queries, span: SlotSpan): Promise<WeekRow[]> {
  const rows = await listWeeks(queries, undefined)
  return rows.reverse().filter((row) => spanInWeek(span, weekOfRow(row)))
}

async function previewWeek(
  queries: Queries,
  { clock }: Platform,
  row: WeekRow,
  imagined: Imagined,
): Promise<DisplacedDriver[]> {
  const week = weekOfRow(row)
  const frame = await liveFrame(queries, clock, week, imagined)
  if (frame.isOver) return []
  const contents = await readContents(queries, row.id)
  const { moves } = await displacedBy(queries, contents, frame)
  return moves.map((move) => displacedDriver(week, contents, frame, move))
}

/** Moves whoever sits on a car that is off by now, and tells the new version; undefined where nobody does. */
export async function displaceInWeek(
  tx: Tx,
  platform: Platform,
  weekId: string,
  author: Author,
): Promise<{ readonly version: number; readonly moves: readonly DisplacedDriver[] } | undefined> {
  const row = await lockWeek(tx, { id: weekId })
  if (!row) return undefined
  const week = weekOfRow(row)
  const frame = await liveFrame(tx, platform.clock, week)
  if (frame.isOver) return undefined
  const before = await readContents(tx, row.id)
  const { places, moves } = await displacedBy(tx, before, frame)
  if (moves.length === 0) return undefined
  const after = { cars: carsOfWeek(before.cars, frame), drivers: before.drivers, places }
  const saved = await saveNextVersion(tx, platform, row, before, after, author)
  return {
    version: saved.row.version,
    moves: moves.map((move) => displacedDriver(week, before, frame, move)),
  }
}

/**
 * Who has to leave a car of these contents, and where to.
 * @param gone cars that have left the fleet, where the places are of no saved week yet: in that one their
 * drivers would keep them (D26)
 */
export async function displacedBy(
  queries: Queries,
  { cars, places }: Pick<WeekContents, 'cars'> & { readonly places: readonly SettledPlace[] },
  frame: LiveFrame,
  gone: readonly WeekCar[] = [],
): Promise<Displaced> {
  const regs = regsOf(cars, frame)
  const left = new Map(gone.map(({ id, reg }) => [id, reg]))
  return displace(places, {
    cars: carsOfWeek(cars, frame).map(({ id }) => id),
    unavailable: [...frame.unavailable, ...gone.map(offAllWeek)],
    driversOff: frame.driversOff,
    begun: gone.length > 0 ? 0 : frame.begun,
    ownCars: await primaryCars(queries),
    reasonOf: (off) => {
      const hasLeft = left.get(off.carId)
      if (hasLeft !== undefined) return { code: 'car-left', reg: hasLeft }
      return carOffReason(regs.get(off.carId) ?? '', off)
    },
  })
}

function carOffReason(reg: string, { kind, reason }: UnavailableCar): WaitReason {
  if (kind === 'papers') return { code: 'car-papers', reg, paper: reason }
  if (kind === 'grounding') return { code: 'car-grounded', reg, note: reason }
  return { code: kind === 'rental' ? 'car-rented' : 'car-left', reg }
}

function offAllWeek({ id }: WeekCar): UnavailableCar {
  const to = SLOTS_IN_WEEK - 1
  return { carId: id, from: 0, to, kind: 'grounding', reason: '', notOnStation: false, renter: '' }
}

function displacedDriver(
  week: Week,
  { cars, drivers }: WeekContents,
  frame: LiveFrame,
  { driverId, slot, fromCar, toCar }: Displaced['moves'][number],
): DisplacedDriver {
  const regs = regsOf(cars, frame)
  return {
    week,
    slot: slotAt(week, slot),
    driverId,
    fullName: drivers.find(({ id }) => id === driverId)?.fullName ?? '',
    fromReg: regs.get(fromCar) ?? '',
    toReg: toCar === null ? null : (regs.get(toCar) ?? ''),
  }
}

function regsOf(cars: WeekContents['cars'], frame: LiveFrame): Map<string, string> {
  return new Map(carsOfWeek(cars, frame).map(({ id, reg }) => [id, reg]))
}
