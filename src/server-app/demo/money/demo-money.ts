import { listDrivers } from '#features/drivers/office/contract.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { closeWeeks, readSettlementWeek } from '#features/settlement/weeks/contract.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { addWeeks, mondayOf, type Week } from '#kernel/week.ts'
import { createChance } from '../chance.ts'
import type { DemoOffice } from '../office.ts'
import { DemoSheet } from '../results.ts'
import { addAccounts } from './accounts.ts'
import { type AppFile, appFile, fileOf } from './app-files.ts'
import { addRules, addWeekCharges } from './rules.ts'
import { confirmBatch, exportBatch } from './transfers.ts'

/** So many of the last weeks are settled; the last one is a draft. */
const SETTLED = 3

/**
 * The demo's money: the sheet of all weeks, and of the last three what the apps paid. One is paid out, one
 * exported, and the last one waits, where a name is unknown and FREENOW's file is missing.
 */
export class DemoMoney {
  readonly #office: DemoOffice
  readonly #sheet: DemoSheet
  readonly #chance = createChance(77)
  readonly #first: Week
  readonly #pastWeeks: number
  /** Weeks whose sheet is loaded. */
  #loaded = 0
  #batch: string | undefined
  #uber: AppFile | undefined

  constructor(office: DemoOffice, first: Week, pastWeeks: number) {
    this.#office = office
    this.#sheet = new DemoSheet(office)
    this.#first = first
    this.#pastWeeks = pastWeeks
  }

  /**
   * What happens on the Tuesday before the week: where it is to be, the one that ended two days ago is
   * settled.
   * @param index of the week, counted from the demo's first one
   */
  async live(week: Week, index: number): Promise<void> {
    const ended = index - 2
    if (ended < 0 || ended < this.#pastWeeks - SETTLED) return
    const tuesday = addDays(mondayOf(addWeeks(week, -1)), 1)
    this.#office.clock.set(`${tuesday}T08:30:00Z`)
    await this.#office.logIn()
    const settled = addWeeks(week, -2)
    await this.#loadSheets(ended, tuesday)
    await this.#begin(settled)
    await this.#loadApps(settled, ['bolt', 'uber', 'freenow'])
    if (this.#batch) await confirmBatch(this.#office, this.#batch)
    await this.#close(settled)
    this.#office.clock.advance(40 * 60_000)
    this.#batch = await exportBatch(this.#office, tuesday)
  }

  /** By now: the sheet of the present week's days, the last week as a draft, and what came late. */
  async bringUpToDate(present: Week, today: CalendarDate): Promise<void> {
    await this.#loadSheets(this.#pastWeeks - 1, today)
    if (this.#pastWeeks > 0) {
      const last = addWeeks(present, -1)
      const late = this.#uber
      await this.#begin(last)
      await this.#loadApps(last, ['bolt', 'uber'])
      if (late) await this.#loadLate(addWeeks(present, -2), late)
    }
    await this.#loadSheets(this.#pastWeeks, today)
  }

  #rows: Awaited<ReturnType<DemoSheet['load']>> = []

  async #loadSheets(until: number, today: CalendarDate): Promise<void> {
    for (; this.#loaded <= until; this.#loaded++)
      this.#rows = await this.#sheet.load(addWeeks(this.#first, this.#loaded), today)
  }

  async #begin(week: Week): Promise<void> {
    const { data } = await this.#office.call(listDrivers, {})
    const drivers = data.map(({ id, attributes }) => ({ id, phone: attributes.phoneNumber }))
    const isFirst = this.#uber === undefined
    if (isFirst) {
      await addRules(this.#office, drivers, week)
      await addAccounts(this.#office, drivers)
    }
    await addWeekCharges(this.#office, drivers, week, isFirst)
  }

  async #loadApps(week: Week, apps: readonly ('bolt' | 'uber' | 'freenow')[]): Promise<void> {
    for (const app of apps) {
      const read = appFile(app, week, this.#rows, this.#chance)
      const file = app === 'uber' && !apps.includes('freenow') ? withUnknownName(read) : read
      if (file.rows.length > 0) await this.#office.call(importResults, { file })
      if (app === 'uber') this.#uber = file
    }
  }

  /** Everybody whose week nothing stands against. */
  async #close(week: Week): Promise<void> {
    const { data } = await this.#office.call(readSettlementWeek, week)
    const drivers = data.flatMap(({ driverId, mark }) => (mark === null ? [] : [{ driverId, mark }]))
    if (drivers.length > 0) await this.#office.call(closeWeeks, { ...week, drivers })
  }

  /** Uber takes something back from one driver after the week was closed. */
  async #loadLate(week: Week, { rows }: AppFile): Promise<void> {
    const row = rows[Math.floor(rows.length / 3)]
    const { net, campaign, payout } = row?.amounts ?? {}
    if (!row || net === undefined || campaign === undefined || payout === undefined) return
    const amounts = { ...row.amounts, net: net - 1460, campaign: campaign - 1460, payout: payout - 1460 }
    await this.#office.call(importResults, {
      file: fileOf('uber', week, [{ ...row, row: 2, amounts }], '-korekta'),
    })
  }
}

/** One driver whom the app spells otherwise, under an id that nobody has seen. */
function withUnknownName(file: AppFile): AppFile {
  const rows = file.rows.map((row, index) =>
    index === 4
      ? {
          ...row,
          driver: {
            externalId: '5d1b7a52-90c3-4e0f-8d43-c2b7f0a96e11',
            phone: null,
            name: row.driver.name.slice(0, -1),
          },
        }
      : row,
  )
  return { ...file, rows }
}
