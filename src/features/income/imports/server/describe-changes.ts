import { driversByIds } from '#features/drivers/server/public.ts'
import { type Held, INCOME_APPS, type Subject } from '#features/income/facts/domain/public.ts'
import type { ClosedWeeks } from '#features/income/facts/server/public.ts'
import type { People } from '#features/income/matching/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { ROWS_ON_PREVIEW } from '../contract-preview.ts'
import type { Ahead } from './ahead.ts'
import { loadsByNo, type StoredLoad } from './load-store.ts'
import type { OffTime } from './off-time.ts'
import type { Older } from './older.ts'
import type { Step } from './plan-load.ts'
import { shorterReports } from './shorter-reports.ts'
import { standingBeside } from './standing-beside.ts'
import { APPS, KINDS, sumsOfChanges } from './sums-of-changes.ts'

/** What happens to keys, by what becomes of them. */
export interface Changes {
  readonly same: number
  readonly replaced: readonly Step[]
  readonly added: readonly Step[]
  readonly missing: readonly Step[]
  /** Of all of them, and of those that stay the same. */
  readonly all: readonly Step[]
}

interface Beside {
  readonly mark: string
  readonly repeated: number
  readonly waiting: number
  readonly waitingPeople: number
  readonly waitingAlike: number
  readonly closedWeeks: ClosedWeeks
  readonly older: Older | undefined
  readonly ahead: Ahead | undefined
  readonly offTime: OffTime | undefined
  readonly nothingNew: boolean
}

/** Changes as a person sees them before they happen: counts and sums of all, and a page of rows. */
export async function describeChanges(
  queries: Queries,
  { same, replaced, added, missing, all }: Changes,
  people: People,
  page: number,
  { older, ahead, offTime, ...told }: Beside,
) {
  const onPage = (steps: readonly Step[]) => steps.slice((page - 1) * ROWS_ON_PREVIEW, page * ROWS_ON_PREVIEW)
  const shown = { replaced: onPage(replaced), added: onPage(added), missing: onPage(missing) }
  const steps = [...shown.replaced, ...shown.added, ...shown.missing]
  const views = steps.flatMap(({ before, after }) => [before, after].filter((view) => view !== undefined))
  const drivers = await driversByIds(
    queries,
    views.flatMap(({ top }) => people.get(top.own.refId)?.driverId ?? []),
  )
  const loads = await loadsByNo(
    queries,
    steps.flatMap(({ before }) => before?.top.loadNo ?? []),
  )
  const nameOf = ({ top }: Held) => {
    const person = people.get(top.own.refId)
    return drivers.get(person?.driverId ?? '')?.fullName ?? person?.name ?? ''
  }
  const beside = await standingBeside(queries, all, people)
  const reckoned = [...all, ...beside.steps]
  const rowOf = (step: Step) => changedRow(step, people, nameOf, loads)
  return {
    ...told,
    same,
    replaced: replaced.length,
    added: added.length,
    missing: missing.length,
    rows: {
      replaced: shown.replaced.map(rowOf),
      added: shown.added.map(rowOf),
      missing: shown.missing.map(rowOf),
    },
    sums: await sumsOfChanges(reckoned, beside.people),
    shorter: await shorterReports(reckoned, beside.people),
    older: older ? { why: older.why, rows: older.rows, ...fileOf(older.load) } : null,
    ahead: ahead ?? null,
    offTime: offTime ?? null,
  }
}

function fileOf({ fileName, periodStart, periodEnd, loadedAt }: StoredLoad) {
  return { fileName, periodStart, periodEnd, loadedAt }
}

function changedRow(
  { statement, before, after }: Step,
  people: People,
  nameOf: (view: Held) => string,
  loads: ReadonlyMap<number, StoredLoad>,
) {
  const view = after ?? before
  if (!view) throw new Error('Nothing was there, and nothing will be.')
  const { top } = view
  const teller = before && loads.get(before.top.loadNo)
  const isMoved = before && after && placeText(before) !== placeText(after)
  const name = nameOf(view)
  const formerly = before ? nameOf(before) : name
  return {
    app: APPS.get(top.app) ?? ('bolt' as const),
    subject: subjectOf(top.key, top.own.shift !== null, top.app),
    row: statement && !statement.removed ? statement.rowNo : null,
    driverId: people.get(top.own.refId)?.driverId ?? null,
    driver: name,
    driverBefore: formerly === name ? null : formerly,
    date: top.own.date,
    shift: top.own.shift,
    until: top.own.until,
    before: isMoved
      ? { date: before.top.own.date, shift: before.top.own.shift, until: before.top.own.until }
      : null,
    startedAt: top.startedAt,
    note: top.note,
    amounts: amountsOf(before, after),
    toldBy:
      teller && before
        ? { fileName: teller.fileName, row: before.top.rowNo, loadedAt: teller.loadedAt }
        : null,
  }
}

function placeText({ top }: Held): string {
  return `${top.own.date} ${top.own.shift} ${top.own.until}`
}

function subjectOf(key: string, hasSlot: boolean, app: number): Subject {
  if (app === INCOME_APPS.settlement) return 'shift'
  if (key.startsWith('c')) return 'sums'
  return hasSlot ? 'ride' : 'payment'
}

function amountsOf(before: Held | undefined, after: Held | undefined) {
  const kinds = new Set([...(before?.amounts.keys() ?? []), ...(after?.amounts.keys() ?? [])])
  return [...kinds]
    .sort((a, b) => a - b)
    .flatMap((code) => {
      const kind = KINDS.get(code)
      const was = before?.amounts.get(code) ?? null
      const is = after?.amounts.get(code) ?? null
      return kind && was !== is ? [{ kind, before: was, after: is }] : []
    })
}
