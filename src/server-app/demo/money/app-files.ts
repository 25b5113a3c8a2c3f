import { createHash } from 'node:crypto'
import type { importResults } from '#features/income/imports/contract.ts'
import { normalizePhone } from '#kernel/phone.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import type { Chance } from '../chance.ts'
import type { SheetRow } from '../results.ts'

export type AppFile = Extract<InputOf<typeof importResults>['file'], { rows: unknown }>
type AppRow = AppFile['rows'][number]
type App = 'bolt' | 'uber' | 'freenow'

const KINDS = { bolt: 'bolt-earnings', uber: 'uber-drivers', freenow: 'freenow-earnings' } as const
/** Shares of the gross that the apps keep, and that passengers pay in cash at the most. */
const COMMISSION = { bolt: 0.22, uber: 0.25, freenow: 0.18 } as const
const CASH = { bolt: 0.45, uber: 0.3, freenow: 0.2 } as const

interface Sums {
  readonly phone: string
  readonly name: string
  /** Grosze that passengers paid, and rides. */
  gross: number
  rides: number
}

/** What an app's weekly file says of who drove with it: the sheet's income, by rides. */
export function appFile(app: App, week: Week, sheet: readonly SheetRow[], chance: Chance): AppFile {
  const sums = new Map<string, Sums>()
  for (const row of sheet) {
    const rides = ridesOf(row, app)
    if (rides === 0) continue
    const all = row.bolt_rides + row.uber_rides + row.fn_rides
    const sum = sums.get(row.bolt_id) ?? { phone: `+${row.bolt_id}`, name: row.full_name, gross: 0, rides: 0 }
    sum.gross += Math.round((row.total_income * 100 * rides) / all)
    sum.rides += rides
    sums.set(row.bolt_id, sum)
  }
  const rows = [...sums.values()].map((sum, index) => rowOf(app, week, sum, index + 2, chance))
  return fileOf(app, week, rows)
}

/** @param said what makes this file another than an earlier one of its week */
export function fileOf(app: App, week: Week, rows: readonly AppRow[], said = ''): AppFile {
  const [monday, , , , , , sunday] = datesOf(week)
  if (!monday || !sunday) throw new Error('A week has seven dates.')
  const fileName = {
    bolt: `Zarobki na kierowcę-${week.year}W${week.week}${said}.csv`,
    uber: `${monday}-${sunday}-payments_driver${said}.csv`,
    freenow: `earnings_with_VAT_${monday}_${sunday}${said}.csv`,
  }[app]
  const sha256 = createHash('sha256')
    .update(JSON.stringify([fileName, rows]))
    .digest('hex')
  return { kind: KINDS[app], fileName, sha256, periodStart: monday, periodEnd: sunday, rows: [...rows] }
}

function ridesOf(row: SheetRow, app: App): number {
  return { bolt: row.bolt_rides, uber: row.uber_rides, freenow: row.fn_rides }[app]
}

function rowOf(app: App, week: Week, sum: Sums, row: number, chance: Chance): AppRow {
  const [date, , , , , , until] = datesOf(week)
  if (!date || !until) throw new Error('A week has seven dates.')
  const { gross } = sum
  const commission = Math.round(gross * COMMISSION[app])
  const tip = Math.round(gross * 0.04 * chance.next())
  const campaign = chance.happens(0.3) ? 1000 * (2 + chance.below(8)) : 0
  const net = gross + tip + campaign - commission
  const cash = Math.round(gross * CASH[app] * chance.next())
  const whole = { gross, tip, campaign, commission, net, cash, payout: net - cash }
  const amounts = {
    bolt: { ...whole, toll: 0, cancellation: 0 },
    uber: { commission, tip, campaign, net, cash, payout: net - cash },
    freenow: { gross, commission, net, tip, campaign, cash, rides: sum.rides },
  }[app]
  return {
    row,
    driver: { externalId: idOf(app, sum.phone), phone: normalizePhone(sum.phone) ?? null, name: sum.name },
    subject: 'sums',
    ...{ id: null, startedAt: null, shift: null, ofRide: null, plate: null, note: null },
    date,
    until,
    amounts,
  }
}

/** As the app writes it. */
function idOf(app: App, phone: string): string {
  const digest = createHash('sha256').update(`${app} ${phone}`).digest('hex')
  if (app === 'freenow') return `${1000 + (Number(phone.slice(-3)) % 900)}${digest.slice(0, 2).toUpperCase()}`
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
