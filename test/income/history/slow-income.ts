import {
  INCOME_KINDS,
  type IncomeKind,
  type NormalFile,
  type StatementRow,
} from '#features/income/facts/domain/public.ts'
import { APP_OF } from '#features/income/imports/server/statements-of.ts'
import { referenceKey } from '#features/income/matching/domain/public.ts'
import { slowEarned, takeSheetOff } from './slow-earned.ts'
import { type SlowPeople, slowPeople } from './slow-people.ts'
import type { Said, SlowWorld } from './slow-world.ts'

interface Told {
  readonly no: number
  readonly row: StatementRow | 'removed'
  readonly app: string
}

/** What the rules say is to be in both tables of results, worked out one row at a time; lines of text. */
export function slowIncome(world: SlowWorld): string[] {
  const people = slowPeople(world)
  const chains = new Map<string, Told[]>()
  for (const { no, file, removed } of world.loads) {
    const app = APP_OF[file.kind]
    const tell = (key: string, row: Told['row']) =>
      chains.set(key, [...(chains.get(key) ?? []), { no, row, app }])
    for (const said of slowSaid(people, file)) tell(slowKey(people, app, said), said.row)
    for (const said of removed) tell(slowKey(people, app, said), 'removed')
  }
  const held = [...chains].flatMap(([key, told]) => {
    const view = slowHeld(told)
    return view ? [{ ...view, key }] : []
  })
  const rides = new Map(
    held.flatMap((view) =>
      view.row.subject === 'ride' && view.row.id ? [[`${view.app} ${view.row.id}`, view]] : [],
    ),
  )
  const placed = held.map((view) => {
    const of = view.row.ofRide === null ? undefined : rides.get(`${view.app} ${view.row.ofRide}`)
    const whose = of ?? view
    const driver = people.driverOf(whose.app, whose.row)
    const place = of ? of.row : view.row
    const isSlot = place.subject === 'ride' || place.subject === 'shift'
    return {
      ...view,
      driver,
      from: place.date,
      until: isSlot ? null : (place.until ?? place.date),
      shift: isSlot ? place.shift : null,
    }
  })
  const known = placed.filter(({ driver }) => driver !== undefined)
  return [...slowSlots(known), ...slowDays(known)].sort()
}

type Placed = ReturnType<typeof slowHeld> & {
  readonly driver: string | undefined
  readonly from: string
  readonly until: string | null
  readonly shift: string | null
}

/** What holds of one key: of each kind what was told last. */
function slowHeld(told: readonly Told[]) {
  const amounts = new Map<string, number>()
  const toldBy = new Map<string, number>()
  let top: Told | undefined
  let rides: number | undefined
  for (const each of [...told].sort((a, b) => b.no - a.no)) {
    if (each.row === 'removed') break
    const { row } = each
    const driven = row.subject === 'ride' ? row.amounts.rides : undefined
    if (rides !== undefined && driven !== undefined && driven !== rides) break
    rides ??= driven
    top ??= each
    const isNoRide = row.subject === 'ride' && row.amounts.rides === 0
    for (const [kind, amount] of Object.entries(row.amounts))
      if (!amounts.has(kind) && !(isNoRide && ['gross', 'cash', 'tip', 'toll', 'campaign'].includes(kind))) {
        amounts.set(kind, amount)
        toldBy.set(kind, each.no)
      }
    if (row.subject === 'shift' || isNoRide) break
  }
  return top && top.row !== 'removed'
    ? { row: top.row, app: top.app, no: top.no, amounts, toldBy }
    : undefined
}

/** The rows of a file, equal ones once, those without anything of their own numbered. */
export function slowSaid(people: SlowPeople, file: NormalFile): Said[] {
  const app = APP_OF[file.kind]
  const rows = new Map(file.rows.map((row) => [contentOf(row), row]))
  const groups = Map.groupBy(rows.values(), (row) => slowKey(people, app, { row, nth: undefined }))
  return [...groups.values()].flatMap((group) =>
    group
      .sort(inOrder)
      .map((row, nth) => ({ row, nth: row.subject === 'ride' && row.id === null ? nth : undefined })),
  )
}

/** What a row speaks of. */
export function slowKey(people: SlowPeople, app: string, { row, nth }: Said): string {
  const person = people.personOf(app, row)
  if (row.subject === 'shift') return `shift ${person} ${row.date} ${row.shift}`
  if (row.subject === 'sums') return `sums ${app} ${person} ${row.date} ${row.until}`
  if (row.id !== null) return `${row.subject} ${app} ${row.id}`
  return `ride ${app} ${person} ${row.startedAt?.slice(0, 16)} ${nth ?? ''}`
}

/** Rides before what was none, then by what they say. */
function inOrder(a: StatementRow, b: StatementRow): number {
  const order = ({ startedAt, amounts, plate }: StatementRow) => {
    const told = Object.entries(amounts)
      .map(([kind, amount]) => [INCOME_KINDS[kind as IncomeKind], amount] as const)
      .sort(([one], [other]) => one - other)
    return JSON.stringify([startedAt, told.map(([kind]) => kind), told.map(([, amount]) => amount), plate])
  }
  return (b.amounts.rides ?? 1) - (a.amounts.rides ?? 1) || (order(a) < order(b) ? -1 : 1)
}

function contentOf({ row: _, driver, ...rest }: StatementRow): string {
  return JSON.stringify([referenceKey(driver), rest])
}

const APPS = ['bolt', 'uber', 'freenow']
const KINDS = [
  'gross',
  'commission',
  'net',
  'tip',
  'toll',
  'campaign',
  'cancellation',
  'cash',
  'adjustment',
  'payout',
]

function slowSlots(placed: readonly Placed[]): string[] {
  const slots = Map.groupBy(
    placed.filter(({ until }) => until === null),
    ({ driver, from, shift }) => `${driver} ${from} ${shift}`,
  )
  return [...slots].flatMap(([slot, all]) => {
    const sheet = all
      .filter(({ app }) => app === 'settlement')
      .sort((a, b) => b.no - a.no || b.row.row - a.row.row)[0]
    const of = (app: string, kind: string) =>
      sumOf(
        all.filter((each) => each.app === app),
        kind,
      )
    const money = APPS.flatMap((app) => KINDS.map((kind) => of(app, kind)))
    const rides = APPS.map((app) => sheet?.row.amounts[`${app}Rides` as 'boltRides'] ?? of(app, 'rides'))
    const isShift =
      sheet || money.some((amount) => amount !== null) || APPS.some((app) => (of(app, 'rides') ?? 0) > 0)
    if (!isShift) return []
    const earned = APPS.map((app) => slowEarned(all, app))
    const total = sheet?.row.amounts.totalIncome ?? addedUp(earned)
    return [
      `${slot}: ${text(total)} | ${money.map(text)} | ${rides.map(text)} | ${sheet?.row.amounts.mileage ?? '-'}`,
    ]
  })
}

/** What is left of days: each report's sums less the sums of what is told within, from single facts. */
function slowDays(placed: readonly Placed[]): string[] {
  const lines: string[] = []
  for (const [driver, own] of Map.groupBy(placed, (each) => each.driver ?? '')) {
    const slots = Map.groupBy(
      own.filter(({ until }) => until === null),
      ({ from, shift }) => `${from} ${shift}`,
    )
    const spans = new Set(own.flatMap(({ from, until }) => (until === null ? [] : [`${from} ${until}`])))
    const days = [...spans].map((span) => {
      const [from = '', until = ''] = span.split(' ')
      const left = (app: string, kind: string) => leftOver(own, slots, app, kind, from, until)
      const money = APPS.flatMap((app) => KINDS.map((kind) => left(app, kind)))
      const rides = addedUp(APPS.map((app) => left(app, 'rides')))
      const overlap = addedUp(APPS.map((app) => lesserReport(own, app, 'earned', from, until)))
      return { from, until, money, rides, overlap, earned: addedUp(APPS.map((app) => left(app, 'earned'))) }
    })
    const sheet = own.flatMap((each) => {
      const said = each.app === 'settlement' ? each.amounts.get('totalIncome') : undefined
      if (said === undefined || !holdsSheet(own, each)) return []
      const all = slots.get(`${each.from} ${each.shift}`) ?? []
      return { date: each.from, beyond: said - (addedUp(APPS.map((app) => slowEarned(all, app))) ?? 0) }
    })
    takeSheetOff(days, sheet)
    for (const { from, until, money, rides, overlap, earned } of days)
      if (rides !== null || overlap !== null || money.some((amount) => amount !== null))
        lines.push(
          `${driver} ${from}..${until}: ${text(overlap === null ? earned : (earned ?? 0))} | ${money.map(text)} | ${text(rides)} | ${text(overlap)}`,
        )
  }
  return lines
}

function holdsSheet(own: readonly Placed[], sheet: Placed): boolean {
  return !own.some(
    (other) =>
      other.app === 'settlement' &&
      other.from === sheet.from &&
      other.shift === sheet.shift &&
      (other.no > sheet.no || (other.no === sheet.no && other.row.row > sheet.row.row)),
  )
}

/** Recursively: what a span is said to hold of a kind, whoever says so. */
function leftOver(
  own: readonly Placed[],
  slots: ReadonlyMap<string, readonly Placed[]>,
  app: string,
  kind: string,
  from: string,
  until: string,
): number | null {
  const inApp = own.filter((each) => each.app === app && each.until !== null)
  const payments = (a: string, b: string, of = kind) => {
    const single = inApp.filter(
      ({ row, from: f, until: u }) => row.subject === 'payment' && f === a && u === b,
    )
    return amountIn(single, of)
  }
  const net = (a: string, b: string) =>
    latestReport(
      inApp.filter(({ row, from: f, until: u }) => row.subject === 'sums' && f === a && u === b),
      'net',
    )
  const said = reportOf(inApp, kind, from, until)
  const apart = payments(from, until)
  if (said === null || isLesser(inApp, kind, from, until)) return apart
  // A gross is made of grosses: the nets of rides would leave their commission as earned.
  const isGross = kind === 'earned' && net(from, until) === null
  const beside = isGross ? 'gross-first' : kind
  const spans = [...new Set(inApp.map(({ from: f, until: u }) => `${f} ${u}`))]
    .map((span) => span.split(' ') as [string, string])
    .filter(([f, u]) => from <= f && u <= until && (f !== from || u !== until))
  // The sum of all within, each report with what it has beyond its own.
  let within = payments(from, until, beside) ?? 0
  for (const [f, u] of spans) within += leftOver(own, slots, app, beside, f, u) ?? 0
  for (const [slot, all] of slots) {
    const day = slot.slice(0, 10)
    if (day < from || day > until) continue
    within += slotValue(all, app, beside) ?? 0
  }
  return said - within + (apart ?? 0)
}

function reportOf(inApp: readonly Placed[], kind: string, from: string, until: string): number | null {
  const same = inApp.filter(
    (each) => each.row.subject === 'sums' && each.from === from && each.until === until,
  )
  if (kind === 'earned') return latestReport(same, 'net') ?? latestReport(same, 'gross')
  if (kind === 'gross-first') return latestReport(same, 'gross') ?? latestReport(same, 'net')
  return latestReport(same, kind)
}

/** What a report says that adds nothing, as it crosses a better one; null where there is no such report. */
function lesserReport(
  own: readonly Placed[],
  app: string,
  kind: string,
  from: string,
  until: string,
): number | null {
  const inApp = own.filter((each) => each.app === app && each.until !== null)
  return isLesser(inApp, kind, from, until) ? reportOf(inApp, kind, from, until) : null
}

/** Day by day: both have own days and days together, and the other one is of one week, longer or later. */
function isLesser(inApp: readonly Placed[], kind: string, from: string, until: string): boolean {
  const own = daysFrom(from, until)
  return inApp.some(({ from: f, until: u }) => {
    if (u === null || reportOf(inApp, kind, f, u) === null) return false
    const other = daysFrom(f, u)
    const both = own.filter((day) => other.includes(day))
    if (both.length === 0 || both.length === own.length || both.length === other.length) return false
    if (both.length === 1 && new Date(both[0] ?? '').getUTCDay() === 1) return false
    const [a, b] = [goesThroughWeeks(own), goesThroughWeeks(other)]
    if (a !== b) return a
    return own.length === other.length ? from < f : own.length < other.length
  })
}

function daysFrom(from: string, until: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(until); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** It has a day after the first Monday that is not its first day. */
function goesThroughWeeks(days: readonly string[]): boolean {
  const monday = days.findIndex((day, at) => at > 0 && new Date(day).getUTCDay() === 1)
  return monday > 0 && monday < days.length - 1
}

function slotValue(all: readonly Placed[], app: string, kind: string): number | null {
  const mine = all.filter((each) => each.app === app)
  if (kind === 'earned') return slowEarned(all, app)
  if (kind === 'gross-first') return sumOf(mine, 'gross') ?? slowEarned(all, app)
  if (kind !== 'rides') return amountIn(mine, kind)
  const sheet = all
    .filter((each) => each.app === 'settlement')
    .sort((a, b) => b.no - a.no || b.row.row - a.row.row)[0]
  return sheet?.row.amounts[`${app}Rides` as 'boltRides'] ?? sumOf(mine, kind)
}

function amountIn(views: readonly Placed[], kind: string): number | null {
  if (kind === 'gross-first') return sumOf(views, 'gross') ?? sumOf(views, 'net')
  return kind === 'earned' ? (sumOf(views, 'net') ?? sumOf(views, 'gross')) : sumOf(views, kind)
}

/** Of reports of the same days the later load's, as each kind was told; rows of one load add up. */
function latestReport(views: readonly Placed[], kind: string): number | null {
  const loadOf = ({ toldBy }: Placed) => toldBy.get(kind) ?? 0
  const latest = Math.max(...views.map(loadOf))
  return sumOf(
    views.filter((view) => loadOf(view) === latest),
    kind,
  )
}

function sumOf(
  views: readonly { readonly amounts: ReadonlyMap<string, number> }[],
  kind: string,
): number | null {
  return addedUp(views.map(({ amounts }) => amounts.get(kind) ?? null))
}

function addedUp(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

function text(value: number | null): string {
  return value === null ? '-' : String(value)
}
