import { makeFirstAdministrator } from '#features/auth/server/first-start.ts'
import { submitAvailability } from '#features/availability/contract.ts'
import { weekOnBoard } from '#features/board/work/web/opening/calendar-on-board.ts'
import { listDrivers, removeDriver, toggleDriver } from '#features/drivers/office/contract.ts'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { deleteVehicle, listVehicles } from '#features/fleet/vehicles/contract.ts'
import { addRemoveShiftReason } from '#features/removals/contract.ts'
import { placesOf } from '#features/roster/domain/plan/week-plan.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { setUnknownPeople } from '#features/settings/contract.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { slotAt } from '#kernel/slot.ts'
import { addWeeks, type Week, weekOf } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { fleetTime, instantIn } from '#platform/server/clock.ts'
import { type Chance, createChance } from '#server-app/demo/chance.ts'
import { fillWithDemo } from '#server-app/demo/fill.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import type { TestCaller, TestServer } from '#test/server/test-server.ts'

/**
 * A fleet that has lived through some weeks, and what has happened to it since its coming week was generated.
 */
export interface LivedFleet {
  readonly office: TestCaller
  readonly current: Week
  readonly coming: Week
}

const LOGIN = { login: 'administrator', password: 'a long password' }
const FIRST_DAY = '2026-03-09'

/** @param seed the same seed is the same fleet */
export async function liveThrough(server: TestServer, seed: number): Promise<LivedFleet> {
  const chance = createChance(seed)
  await server.reset()
  const day = addDays(FIRST_DAY as CalendarDate, chance.below(300))
  server.clock.set(`${day}T${String(6 + chance.below(16)).padStart(2, '0')}:${10 + chance.below(50)}:00Z`)
  const { platform } = server
  const passwordHash = await platform.secrets.hashPassword(LOGIN.password)
  await makeFirstAdministrator(platform, { login: LOGIN.login, name: 'Administrator', passwordHash })
  const configuration = { ...platform.configuration, demoCars: 3 + chance.below(7) }
  await fillWithDemo({ ...platform, configuration }, LOGIN, { seed, pastWeeks: 1 + chance.below(3) })
  const office = await server.asUser({ admin: true })
  const current = weekOf(fleetTime(server.clock).date)
  const fleet = { office, current, coming: addWeeks(current, 1) }
  if (chance.happens(0.8)) await server.call(generateWeek, fleet.coming, { as: office })
  const times = 3 + chance.below(12)
  for (let time = 0; time < times; time += 1) await chance.pick(HAPPENINGS)(server, fleet, chance, time)
  server.clock.set(instantIn(server.clock, chance.pick([300, 3_600_000, 20 * 3_600_000])))
  return { ...fleet, office: await server.asUser({ admin: true }) }
}

type Happening = (server: TestServer, fleet: LivedFleet, chance: Chance, time: number) => Promise<unknown>

/** A refusal is an answer too: what matters is what is told afterwards. */
const HAPPENINGS: readonly Happening[] = [
  ground,
  carLeaves,
  driverLeaves,
  driverSwitched,
  lateForm,
  lateForm,
  strangers,
  emptyForm,
  seatIsFreed,
  seatIsFreed,
]

async function anyCar(server: TestServer, { office }: LivedFleet, chance: Chance): Promise<string> {
  const answer = await server.call(listVehicles, {}, { as: office })
  return answer.ok && answer.value.data.length > 0 ? chance.pick(answer.value.data).id : ''
}

async function anyDriver(server: TestServer, { office }: LivedFleet, chance: Chance) {
  const answer = await server.call(listDrivers, {}, { as: office })
  if (!answer.ok || answer.value.data.length === 0) throw new Error('The fleet has no drivers.')
  return chance.pick(answer.value.data)
}

async function ground(server: TestServer, fleet: LivedFleet, chance: Chance): Promise<void> {
  const from = slotAt(chance.pick([fleet.current, fleet.coming]), chance.below(14))
  const until = addDays(from.date, chance.below(4))
  await server.call(
    addGrounding,
    {
      carId: await anyCar(server, fleet, chance),
      dayStart: from.date,
      shiftStart: SHIFT_ON_WIRE[from.shift],
      dayEnd: until,
      shiftEnd: 'Noc',
    },
    { as: fleet.office },
  )
}

async function carLeaves(server: TestServer, fleet: LivedFleet, chance: Chance): Promise<void> {
  await server.call(deleteVehicle, { id: await anyCar(server, fleet, chance) }, { as: fleet.office })
}

async function driverLeaves(server: TestServer, fleet: LivedFleet, chance: Chance): Promise<void> {
  const { id } = await anyDriver(server, fleet, chance)
  await server.call(removeDriver, { id }, { as: fleet.office })
}

async function driverSwitched(server: TestServer, fleet: LivedFleet, chance: Chance): Promise<void> {
  const { id } = await anyDriver(server, fleet, chance)
  await server.callRaw(toggleDriver, { id, active: false }, { as: fleet.office })
}

async function lateForm(server: TestServer, { coming }: LivedFleet, chance: Chance, time: number) {
  const days = Array.from({ length: 1 + chance.below(4) }, () => chance.below(7))
  const choices = Object.fromEntries(
    days.map((day) => [day, chance.pick(['day', 'night-reserve', 'on-call'])]),
  )
  await submit(
    server,
    coming,
    `Późny ${'abcdefghijklmno'[time]}`,
    `60099${1000 + time}`,
    choices as never,
  ).catch(() => undefined)
}

/**
 * More unknown people than the fleet sees in an hour: from some of them on they wait for the office (D44).
 */
async function strangers(server: TestServer, fleet: LivedFleet, chance: Chance, time: number): Promise<void> {
  const limit = { confirmUnknown: 'always' } as const
  await server.callRaw(setUnknownPeople, limit, { as: fleet.office })
  for (let one = 0; one < 1 + chance.below(5); one += 1)
    await submit(server, fleet.coming, `Nieznany ${'abcde'[one]}`, `6${1_000_000 + time * 10 + one}0`, {
      [chance.below(7)]: 'day',
    }).catch(() => undefined)
  await server.callRaw(setUnknownPeople, { confirmUnknown: 'burst' }, { as: fleet.office })
}

async function emptyForm(server: TestServer, { coming }: LivedFleet, _: Chance, time: number): Promise<void> {
  const form = { fullName: 'Pusta Osoba', phone: `60098${1000 + time}`, email: 'pusta@example.pl' }
  const week = { year: coming.year, weekNum: coming.week }
  await server.call(submitAvailability, { ...form, ...week, selectedDays: [], empty: true, reason: 'Urlop' })
}

/** The office takes somebody off, says why, and saves. */
async function seatIsFreed(server: TestServer, fleet: LivedFleet, chance: Chance): Promise<void> {
  const week = chance.pick([fleet.current, fleet.coming])
  const answer = await server.call(getGeneratedWeek, week, { as: fleet.office })
  const saved = answer.ok ? answer.value : null
  if (!saved) return
  const places = placesOf(weekOnBoard(week, saved).board)
  const seats = places.filter(({ carId }) => carId !== null)
  if (seats.length === 0) return
  const gone = chance.pick(seats)
  const rest = places.filter((place) => place !== gone)
  const { date, shift } = slotAt(week, gone.slot)
  await server.callRaw(
    addRemoveShiftReason,
    { driver: gone.driverId, day: date, shift: SHIFT_ON_WIRE[shift], reason: 'Choroba - ma L4' },
    { as: fleet.office },
  )
  await server.call(
    updateWeek,
    {
      id: saved.id,
      version: saved.version,
      places: rest,
      waiting: saved.waiting.map(({ choiceId }) => choiceId),
    },
    { as: fleet.office },
  )
}
