import { randomUUID } from 'node:crypto'
import { drivers } from '#features/drivers/server/tables.ts'
import {
  INCOME_APPS,
  INCOME_KINDS,
  type IncomeApp,
  type MoneyKind,
} from '#features/income/facts/domain/public.ts'
import {
  incomeLoads,
  incomeStatements,
  platformDrivers,
  shiftResults,
} from '#features/income/facts/server/tables.ts'
import { driverCharges, sharedCosts } from '#features/settlement/charges/server/tables.ts'
import type { Scheme } from '#features/settlement/domain/public.ts'
import { schemeVersions } from '#features/settlement/schemes/server/tables.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { looseKey, polishSortKey } from '#kernel/polish-text.ts'
import type { Shift } from '#kernel/shift.ts'
import { datesOf, mondayOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

export const WEEK_47: Week = { year: 2026, week: 47 }
/** Monday after week 47, ten in the morning. */
export const MONDAY_48 = '2026-11-23T09:00:00Z'

/** Złoty as they are written, to grosze. */
export function zl(pln: number): number {
  return Math.round(pln * 100)
}

/** The driver keeps the net; tips and tolls pass apart in full, cash and fuel are deducted. */
export const PLAIN: Scheme = {
  earns: { kind: 'rent' },
  tiers: [],
  passes: {
    tip: { kind: 'apart', basisPoints: 10_000 },
    toll: { kind: 'apart', basisPoints: 10_000 },
    campaign: { kind: 'within-net' },
    cancellation: { kind: 'within-net' },
  },
  vat: { kind: 'included' },
  partnerFee: null,
  guarantee: null,
  fuelBasisPoints: 10_000,
  cash: 'deducted',
}

/** Half of the net less 8 %. */
export const HALVES: Scheme = {
  ...PLAIN,
  earns: { kind: 'share', basisPoints: 5000, apps: [] },
  vat: { kind: 'before-split', basisPoints: 800, floor: true },
}

let made = 0

export async function makeDriver(queries: Queries, fullName: string): Promise<string> {
  const id = randomUUID()
  made += 1
  await queries.insert(drivers).values({
    ...{ id, fullName, nameSort: polishSortKey(fullName), email: '', pinSealed: '', pinHash: '' },
    phone: `+48600${String(made).padStart(6, '0')}` as Phone,
    createdAt: '2026-01-01T08:00:00Z',
  })
  return id
}

/** First and last day. */
type Span = readonly [string, string]

/** Those told, else the whole week. */
function daysOf({ week, days }: { readonly week?: Week; readonly days?: Span }) {
  const dates = datesOf(week ?? WEEK_47)
  return { from: (days?.[0] ?? dates[0]) as CalendarDate, to: (days?.[1] ?? dates[6]) as CalendarDate }
}

/** A load of an app's weekly file, which covers the week, and who loaded it when. */
export async function makeLoad(
  queries: Queries,
  told: { no: number; kind: string; week?: Week; days?: Span; fileName?: string; at?: string },
): Promise<number> {
  const days = daysOf(told)
  await queries.insert(incomeLoads).values({
    ...{ no: told.no, id: randomUUID(), source: 'file', kind: told.kind },
    fileName: told.fileName ?? `${told.kind}.csv`,
    sha256: String(told.no).padStart(64, '0'),
    periodStart: days.from,
    periodEnd: days.to,
    ...{ rowCount: 1, newRows: 1, replacedRows: 0, removedRows: 0, holdingRows: 1 },
    ...{ loadedAt: told.at ?? '2026-11-23T07:00:00Z', loadedBy: 'Anna Próbna' },
  })
  return told.no
}

/** A reference of an app; of a driver, or of nobody yet. */
export async function makeReference(
  queries: Queries,
  app: Exclude<IncomeApp, 'settlement'>,
  name: string,
  driverId: string | null,
): Promise<string> {
  const id = randomUUID()
  await queries.insert(platformDrivers).values({
    ...{ id, platform: app, refKey: `name:${looseKey(name)} ${id}`, externalId: null, name },
    ...{ nameKey: looseKey(name), identity: id, driverId },
    state: driverId ? 'matched' : 'waiting',
    matchedBy: driverId ? 'person' : null,
  })
  return id
}

/** A row of a load: amounts in złoty, over the whole week unless a slot is told. */
export async function makeRow(
  queries: Queries,
  told: {
    load: number
    row: number
    app: Exclude<IncomeApp, 'settlement'>
    ref: string
    amounts: Partial<Record<MoneyKind, number>>
    week?: Week
    days?: Span
    slot?: { date: string; shift: Shift }
  },
): Promise<void> {
  const days = daysOf(told)
  const kinds = Object.keys(told.amounts) as MoneyKind[]
  await queries.insert(incomeStatements).values({
    ...{ loadNo: told.load, rowNo: told.row, app: INCOME_APPS[told.app], refId: told.ref },
    // Keys of sums over days begin with it.
    key: `${told.slot ? 'a' : 'c'}${randomUUID().slice(1)}`,
    date: (told.slot?.date ?? days.from) as CalendarDate,
    shift: told.slot?.shift ?? null,
    until: told.slot ? null : days.to,
    kinds: kinds.map((kind) => INCOME_KINDS[kind]),
    amounts: kinds.map((kind) => zl(told.amounts[kind] ?? 0)),
    ...{ removed: false, holds: true },
  })
}

export async function makeScheme(
  queries: Queries,
  scheme: Scheme,
  driverId?: string,
  from: Week = { year: 2026, week: 36 },
  version = 1,
): Promise<void> {
  await queries.insert(schemeVersions).values({
    ...{ id: randomUUID(), ownerKind: driverId ? 'driver' : 'fleet', ownerId: driverId ?? '', version },
    ...{ fromMonday: mondayOf(from), scheme, note: '' },
    ...{ createdAt: '2026-01-01T08:00:00Z', createdBy: 'Anna Próbna' },
  })
}

export async function makeCharge(
  queries: Queries,
  driverId: string,
  kind: (typeof driverCharges.$inferInsert)['kind'],
  pln: number,
  { week = WEEK_47, detail = '', date }: { week?: Week; detail?: string; date?: CalendarDate } = {},
): Promise<void> {
  const monday = mondayOf(week)
  await queries.insert(driverCharges).values({
    ...{ id: randomUUID(), driverId, monday, kind, grosze: zl(pln), detail, note: '' },
    date: date ?? monday,
    ...{ createdAt: '2026-11-20T08:00:00Z', createdBy: 'Anna Próbna' },
  })
}

export async function makeSharedCost(
  queries: Queries,
  pln: number,
  shifts: readonly { driver: string; shifts: number }[],
  week: Week = WEEK_47,
): Promise<void> {
  const monday = mondayOf(week)
  await queries.insert(sharedCosts).values({
    ...{ id: randomUUID(), monday, grosze: zl(pln), date: monday, shifts, note: '' },
    ...{ createdAt: '2026-11-20T08:00:00Z', createdBy: 'Anna Próbna' },
  })
}

/** Shifts that the driver drove, as the fleet's sheet tells them. */
export async function makeShifts(
  queries: Queries,
  driverId: string,
  slots: readonly (readonly [string, Shift])[],
): Promise<void> {
  await queries.insert(shiftResults).values(
    slots.map(([date, shift]) => ({
      ...{ driverId, date: date as CalendarDate, shift, totalIncomeGrosze: 10_000 },
    })),
  )
}
