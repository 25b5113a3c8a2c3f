import type { Shift } from '#kernel/shift.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftFromWire } from '#platform/pure/wire.ts'
import type { getFuelWeek, getSavedFuel } from '../contract.ts'
import type { FuelPrices } from '../domain/fuel-entry.ts'
import type { TypedLine } from './draft.ts'

/** A row as it was sent last. */
export interface SentLine {
  readonly typed: TypedLine
  /** What a litre cost then. */
  readonly prices: FuelPrices
  readonly sentAt: string
}

/** One driver's row on the page. */
export interface FuelLine {
  readonly shift: Shift
  readonly driverId: string
  readonly fullName: string
  readonly reg: string
  /** Undefined where nothing was sent. */
  readonly sent: SentLine | undefined
  /** Sent, while the schedule of now has the driver in no car of this shift. */
  readonly offRoster: boolean
}

export interface FuelDay {
  readonly generated: boolean
  readonly lines: readonly FuelLine[]
  /** PLN a litre as sent with this date's last rows that took the fuel; undefined without any. */
  readonly prices: Readonly<Record<Fuel, string | undefined>>
}

export type Fuel = keyof FuelPrices
type Saved = OutputOf<typeof getSavedFuel>['data'][number]['attributes']

/**
 * The rows of one date, from the week's list and what was sent for the date; last whom the list has no more.
 */
export function fuelDayOf(
  date: string,
  week: OutputOf<typeof getFuelWeek>['data'],
  saved: OutputOf<typeof getSavedFuel>['data'],
): FuelDay {
  const unplaced = new Map(saved.map((row) => [row.id, row.attributes]))
  const sentFor = (id: string) => {
    const found = unplaced.get(id)
    unplaced.delete(id)
    return found && sentLine(found)
  }
  const linesOf = (days: typeof week.days, shift: Shift): FuelLine[] =>
    (days.find((day) => day.date === date)?.cars ?? []).flatMap(({ reg, drivers }) =>
      drivers.map(({ id, fullName }) => ({
        shift,
        driverId: id,
        fullName,
        reg,
        sent: sentFor(`${date} ${shift} ${id}`),
        offRoster: false,
      })),
    )
  const listed = [...linesOf(week.days, 'day'), ...linesOf(week.nights, 'night')]
  const others = [...unplaced.values()].map(
    (row): FuelLine => ({
      shift: shiftFromWire(row.shift) ?? 'day',
      driverId: row.driverId,
      fullName: row.fullName || row.phoneNumber,
      reg: row.reg,
      sent: sentLine(row),
      offRoster: true,
    }),
  )
  return {
    generated: week.generated,
    lines: [...listed, ...others],
    prices: {
      petrol: lastPrice(saved, ({ benzyna, fuelPrice }) => (benzyna > 0 ? fuelPrice : 0)),
      gas: lastPrice(saved, ({ gaz, gasPrice }) => (gaz > 0 ? gasPrice : 0)),
    },
  }
}

function sentLine({ benzyna, gaz, godziny, fuelPrice, gasPrice, sentAt }: Saved): SentLine {
  return {
    typed: { petrol: typed(benzyna), gas: typed(gaz), hours: godziny === null ? '' : typed(godziny) },
    prices: { petrol: Math.round(fuelPrice * 100), gas: Math.round(gasPrice * 100) },
    sentAt,
  }
}

/** @param priceOf 0 where the row took none of the fuel */
function lastPrice(
  saved: OutputOf<typeof getSavedFuel>['data'],
  priceOf: (row: Saved) => number,
): string | undefined {
  const rows = saved.map(({ attributes }) => attributes).filter((row) => priceOf(row) > 0)
  const last = rows.sort((a, b) => (a.sentAt < b.sentAt ? 1 : -1))[0]
  return last && typed(priceOf(last))
}

/** As a person here writes it: with a comma. */
function typed(value: number): string {
  return String(value).replace('.', ',')
}
