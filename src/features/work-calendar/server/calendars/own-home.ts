import { hasFormsInName } from '#features/availability/server/public.ts'
import { ownReports } from '#features/driver-reports/server/public.ts'
import { driversByIds } from '#features/drivers/server/public.ts'
import { visitInSlot } from '#features/fleet/services/server/public.ts'
import { carForDriver } from '#features/fleet/vehicles/server/public.ts'
import { noteReadings } from '#features/notices/server/public.ts'
import { ownPapersDue } from '#features/papers/server/public.ts'
import { slotStanding } from '#features/roster/domain/public.ts'
import type { SavedWeek, WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { addDays, formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { compareSlots, hasBegun, otherSlotOfDate, type Slot, slotIndex } from '#kernel/slot.ts'
import { addWeeks, type Week, weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE, SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { getOwnHome } from '../../contract-home.ts'
import { hasEnded, nextShift, untilNextTurn, type WallClock } from '../../domain/next-shift.ts'
import { lostShifts } from '../after-all/lost-shifts.ts'
import { type ChosenAhead, chosenAhead, inWeek } from '../picks/chosen-ahead.ts'
import { askedAndGot } from './asked-and-got.ts'
import { ownChanges } from './own-changes.ts'
import { ownWeekOnWire } from './own-codec.ts'
import { type OwnShift, type OwnWeek, ownWeek } from './own-shifts.ts'
import { unsentForm } from './unsent-form.ts'

type OwnHome = OutputOf<typeof getOwnHome>
type NextShift = NonNullable<OwnHome['next']>

/**
 * What the driver's own page shows at first. The week before is among it for its last night, which runs
 * until Monday morning.
 */
export async function ownHome(
  queries: Queries,
  clock: Clock,
  reader: WeekReader,
  driverId: string,
): Promise<OwnHome> {
  const now = fleetTime(clock)
  const settings = await readSettings(queries, clock)
  const { currentWeek } = settings
  const driver = (await driversByIds(queries, [driverId])).get(driverId)
  const read = (week: Week) => ownWeek(queries, clock, reader, driverId, week)
  const before = await read(addWeeks(currentWeek, -1))
  const current = await read(currentWeek)
  const after = await read(addWeeks(currentWeek, 1))
  const seen = [current, after].filter(({ shown }) => shown !== undefined).map(({ week }) => week)
  await noteReadings(queries, clock, driverId, seen)
  const chosen = settings.showSchedule ? await chosenAhead(queries, clock, driverId) : []
  const onWire = async (week: OwnWeek) => {
    const shown = await ownWeekOnWire(queries, driverId, week)
    return week.shown ? shown : { ...shown, data: inWeek(chosen, week.week).map(chosenOnWire) }
  }
  return {
    me: driverId,
    fullName: driver?.fullName ?? '',
    email: driver?.email ?? '',
    phone: driver?.phone ?? '',
    today: now.date,
    goodForMs: untilNextTurn(now),
    next: await nextOnWire(queries, clock, reader, driverId, [before, current, after], now),
    weeks: [await onWire(before), await onWire(current), await onWire(after)],
    lost: await lostOnWire(queries, reader, driverId, [current, after], now),
    changes: await ownChanges(queries, clock, driverId),
    asked: await askedAndGot(queries, settings, reader, driverId),
    formsInName: await hasFormsInName(queries, clock, driverId),
    form: await unsentForm(queries, settings, driver, now),
    papers: await ownPapersDue(queries, driverId, now.date),
  }
}

/** What a driver has of a week that is still to be made: its car is given with the week. */
function chosenOnWire({ date, option }: ChosenAhead): OwnHome['weeks'][number]['data'][number] {
  return {
    stateDay: formatStateDay(date),
    dayName: WEEKDAY_NAMES[weekday(date)] ?? '',
    shift: SHIFT_OPTION_ON_WIRE[option],
    ...{ reg: '', make: '', model: '', service: null, bonus: null },
  }
}

/** Of the weeks that the driver is shown. */
async function lostOnWire(
  queries: Queries,
  reader: WeekReader,
  driverId: string,
  weeks: readonly OwnWeek[],
  now: WallClock,
): Promise<OwnHome['lost']> {
  const shown = weeks.filter((week) => week.shown !== undefined).map(({ week }) => reader.read(week))
  const saved = (await Promise.all(shown)).filter((week) => week !== undefined)
  const lost = await lostShifts(queries, driverId, saved, now)
  return lost.map(({ date, shift }) => ({ date, shift }))
}

async function nextOnWire(
  queries: Queries,
  clock: Clock,
  reader: WeekReader,
  driverId: string,
  weeks: readonly OwnWeek[],
  now: WallClock,
): Promise<NextShift | null> {
  const drives = weeks.flatMap(({ shown }) => shown?.shifts.filter(({ kind }) => kind === 'drive') ?? [])
  const next = nextShift(drives, now)
  const saved = next && (await reader.read(weekOf(next.slot.date)))
  if (!next?.car || !saved) return null
  const { id, reg, make, model } = next.car
  const kept = await carForDriver(queries, id)
  return {
    stateDay: formatStateDay(next.slot.date),
    shift: SHIFT_ON_WIRE[next.slot.shift],
    running: hasBegun(next.slot, now.date, now.hour),
    reg,
    make,
    model,
    color: kept?.color ?? '',
    parking: kept?.parking ?? '',
    service: next.service,
    visit: (await visitInSlot(queries, clock, id, next.slot)) ?? null,
    reports: await ownReports(queries, driverId, next.slot),
    ...besideIn(saved, next, id, driverId),
    also: await alsoOnWire(queries, driverId, drives, next.slot, now),
  }
}

/** Those that are not over, of today and tomorrow, beside the next one. */
async function alsoOnWire(
  queries: Queries,
  driverId: string,
  drives: readonly OwnShift[],
  next: Slot,
  now: WallClock,
): Promise<NextShift['also']> {
  const tomorrow = addDays(now.date, 1)
  const further = drives
    .filter(({ slot }) => !hasEnded(slot, now) && slot.date <= tomorrow && compareSlots(slot, next) !== 0)
    .sort((a, b) => compareSlots(a.slot, b.slot))
  return Promise.all(
    further.map(async ({ slot, car }) => ({
      stateDay: formatStateDay(slot.date),
      shift: SHIFT_ON_WIRE[slot.shift],
      reg: car?.reg ?? '',
      reports: await ownReports(queries, driverId, slot),
    })),
  )
}

/** What stands around the shift in its week: whether its car can be driven, and who has it in the other. */
function besideIn(
  { row, contents, frame }: SavedWeek,
  { slot }: OwnShift,
  carId: string,
  driverId: string,
): Pick<NextShift, 'carOff' | 'partner'> {
  const index = slotIndex({ year: row.year, week: row.week }, slot) ?? 0
  const other = otherSlotOfDate(index)
  const place = contents.places.find((one) => one.carId === carId && one.slot === other)
  const isShown = place && place.driverId !== driverId && !slotStanding(frame, carId, other, true).isHidden
  const partner = isShown && contents.drivers.find(({ id }) => id === place.driverId)
  return {
    carOff: slotStanding(frame, carId, index, true).standing !== 'driven',
    partner: (partner || undefined)?.fullName ?? null,
  }
}
