import { exportSubmissions, getSubmissionDetails, getWeekCapacity } from '#features/availability/contract.ts'
import { listNotSubmitted } from '#features/availability/contract-not-submitted.ts'
import { listWaitingForms } from '#features/availability/contract-waiting.ts'
import { listDrivers } from '#features/drivers/office/contract.ts'
import { getPlanReality, getResultsAttention } from '#features/figures/contract-plan-reality.ts'
import {
  exportResults,
  getResultsSummary,
  listResultWeeks,
  listShiftResults,
} from '#features/figures/contract-statistics.ts'
import { listCarServices, listWeekServices } from '#features/fleet/services/contract.ts'
import { listVehicles } from '#features/fleet/vehicles/contract.ts'
import { exportVehicles } from '#features/fleet/vehicles/contract-lists.ts'
import { listUnmatched } from '#features/income/matching/contract.ts'
import { listMessages } from '#features/messaging/contract.ts'
import { countDuePapers, listPapers } from '#features/papers/contract.ts'
import { getDailyResults } from '#features/prescribed/contract-figures.ts'
import { exportRemovedShifts, listRemovedShifts } from '#features/removals/contract.ts'
import { listPublicServices } from '#features/work-calendar/contract.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import type { Endpoint, InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { answered, type TestServer } from '#test/server/test-server.ts'
import type { LivedFleet } from './lived-fleet.ts'

type MessageState = keyof OutputOf<typeof listMessages>['counts']

/** One number under one name, as each place tells it. */
export interface Told {
  readonly name: string
  readonly by: Readonly<Record<string, number>>
}

export type Ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>

export function asking(server: TestServer, { office }: LivedFleet): Ask {
  return async (endpoint, input) => answered(await server.call(endpoint, input, { as: office }))
}

/** Lines of a CSV file under its heading; texts of the demo have no line breaks. */
export function linesOf(file: unknown): string[] {
  return String(file)
    .split('\r\n')
    .slice(1)
    .filter((line) => line !== '')
}

function sum<T>(of: readonly T[], count: (each: T) => number): number {
  return of.reduce((all, each) => all + count(each), 0)
}

export async function availabilityTold(ask: Ask, { coming }: LivedFleet): Promise<Told[]> {
  const details = await ask(getSubmissionDetails, coming)
  const capacity = await ask(getWeekCapacity, coming)
  const file = linesOf(await ask(exportSubmissions, { ...coming, format: 'csv' }))
  const missing = await ask(listNotSubmitted, coming)
  const drivers = (await ask(listDrivers, {})).data.filter(({ attributes }) => attributes.active)
  const sent = new Set(details.schedules.map(({ attributes }) => attributes.phone))
  const waiting = await ask(listWaitingForms, {})
  return [
    {
      name: 'submissions of the week',
      by: {
        dashboard: details.amount,
        list: details.schedules.length,
        file: new Set(file.map((line) => line.split(';').slice(0, 2).join())).size,
      },
    },
    {
      name: 'active drivers without a submission',
      by: {
        dashboard: missing.data.length,
        drivers: drivers.filter(({ attributes }) => !sent.has(attributes.phoneNumber)).length,
      },
    },
    { name: 'active drivers', by: { dashboard: missing.active, drivers: drivers.length } },
    {
      name: 'waiting forms',
      by: { dashboard: waiting.all, list: waiting.data.length, found: waiting.found },
    },
    ...(capacity.generated ? [] : chosenTold(capacity.data, details.capacityDay)),
  ]
}

type Days = OutputOf<typeof getWeekCapacity>['data']

/**
 * Before a week is generated the drivers' form and the office count choices against limits; after it the form
 * counts seats (D46).
 */
function chosenTold(form: Days, office: Days): Told[] {
  const counts = ['dayShifts', 'nightShift', 'dayLimit', 'nightLimit'] as const
  return form.flatMap((day, index) =>
    counts.map((count) => ({
      name: `${count} chosen or allowed, ${index}`,
      by: { form: day[count], office: office[index]?.[count] ?? -1 },
    })),
  )
}

export async function fleetTold(ask: Ask, { current, coming }: LivedFleet): Promise<Told[]> {
  const cars = (await ask(listVehicles, {})).data
  const file = linesOf(await ask(exportVehicles, { format: 'csv' }))
  const due = await ask(countDuePapers, {})
  const papers = await ask(listPapers, {})
  const overdue = await ask(listPapers, { overdue: true })
  const told: Told[] = [
    { name: 'vehicles', by: { list: cars.length, file: file.length } },
    {
      name: 'papers that have run out',
      by: { dashboard: due.overdue, group: papers.groups.overdue, filter: overdue.total },
    },
    {
      name: 'papers',
      by: { total: papers.total, groups: sum(Object.values(papers.groups), (count) => count) },
    },
  ]
  const mine = (await Promise.all(cars.map(({ id }) => ask(listCarServices, { id })))).flatMap(
    ({ data }) => data,
  )
  for (const week of [current, coming]) {
    const list = (await ask(listWeekServices, week)).data
    const ofWeek = mine.filter(
      ({ attributes }) => attributes.week === week.week && attributes.year === week.year,
    )
    const left = list.filter(({ attributes }) => cars.some(({ id }) => id === attributes.carId))
    told.push({
      name: `services of week ${week.week}`,
      by: {
        week: left.length,
        cars: ofWeek.length,
      },
    })
    const shown = await ask(listPublicServices, { ...week, pin: '2468' } as never)
    told.push({
      name: `services told to drivers, week ${week.week}`,
      by: { office: list.length, drivers: shown.data.length },
    })
  }
  return told
}

export async function moneyTold(ask: Ask, { current }: LivedFleet): Promise<Told[]> {
  const range = { startDate: addDays(mondayOf(current), -27), endDate: addDays(mondayOf(current), 6) }
  const summary = await ask(getResultsSummary, range)
  const shifts = (await ask(listShiftResults, range)).data
  const daily = (await ask(getDailyResults, range)).data
  const weeks = (await ask(listResultWeeks, range)).data
  const file = linesOf(await ask(exportResults, { ...range, list: 'shifts', format: 'csv' }))
  const { unmatched, plan } = await ask(getResultsAttention, {})
  const people = await ask(listUnmatched, { state: 'waiting' })
  const reality = await ask(getPlanReality, { year: plan.year, week: plan.week })
  const noRide = reality.data.filter(({ kind }) => kind === 'no-ride').length
  return [
    {
      name: 'shifts with results',
      by: {
        summary: summary.day.shifts + summary.night.shifts,
        drivers: sum(summary.drivers, ({ tally }) => tally.shifts),
        list: shifts.length,
        daily: daily.length,
        weeks: sum(weeks, ({ day, night }) => day.shifts + night.shifts),
        file: file.length,
      },
    },
    {
      name: 'income in grosze',
      by: {
        summary: summary.day.incomeGrosze + summary.night.incomeGrosze,
        drivers: sum(summary.drivers, ({ tally }) => tally.incomeGrosze),
        list: sum(shifts, ({ totalIncomeGrosze }) => totalIncomeGrosze ?? 0),
        weeks: sum(weeks, ({ day, night }) => day.incomeGrosze + night.incomeGrosze),
      },
    },
    {
      name: 'people of files without a driver',
      by: { dashboard: unmatched.people, waiting: people.waiting, list: people.total },
    },
    { name: 'rows of theirs', by: { dashboard: unmatched.rows, list: people.waitingRows } },
    { name: 'planned shifts without a ride', by: { dashboard: plan.withoutRide, list: noRide } },
    { name: 'shifts without a plan', by: { dashboard: plan.unplanned, list: reality.data.length - noRide } },
    { name: 'shifts that wait for results', by: { dashboard: plan.waiting, list: reality.waiting } },
  ]
}

export async function restTold(ask: Ask): Promise<Told[]> {
  const removed = (await ask(listRemovedShifts, {})).data
  const file = linesOf(await ask(exportRemovedShifts, {}))
  const messages = await ask(listMessages, {})
  const states = Object.entries(messages.counts).map(
    ([state, count]) => [state as MessageState, count] as const,
  )
  const listed = await Promise.all(
    states.map(async ([state]) => [state, (await ask(listMessages, { state })).total] as const),
  )
  return [
    { name: 'removed shifts', by: { list: removed.length, file: file.length } },
    { name: 'messages', by: { total: messages.total, states: sum(states, ([, count]) => count) } },
    ...listed.map(([state, total]) => ({
      name: `messages ${state}`,
      by: { count: messages.counts[state] ?? 0, list: total },
    })),
  ]
}
