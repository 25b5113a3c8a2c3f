import type { Shift } from '#kernel/shift.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getFuelWeek, getSavedFuel } from '../contract.ts'
import type { TypedLine } from './draft.ts'

/** One driver's row on the page. */
export interface FuelLine {
  readonly shift: Shift
  readonly driverId: string
  readonly fullName: string
  readonly reg: string
  /** As it was sent last; undefined where nothing was. */
  readonly sent: TypedLine | undefined
}

export interface FuelDay {
  readonly generated: boolean
  readonly lines: readonly FuelLine[]
  /** PLN a litre as sent with this date's last rows; undefined without any. */
  readonly prices: { readonly petrol: string; readonly gas: string } | undefined
}

/** The rows of one date, from the week's list and what was sent for the date. */
export function fuelDayOf(
  date: string,
  week: OutputOf<typeof getFuelWeek>['data'],
  saved: OutputOf<typeof getSavedFuel>['data'],
): FuelDay {
  const sentBy = new Map(saved.map((row) => [row.id, row.attributes]))
  const linesOf = (days: typeof week.days, shift: Shift): FuelLine[] =>
    (days.find((day) => day.date === date)?.cars ?? []).flatMap(({ reg, drivers }) =>
      drivers.map(({ id, fullName }) => {
        const sent = sentBy.get(`${date} ${shift} ${id}`)
        return {
          shift,
          driverId: id,
          fullName,
          reg,
          sent: sent && {
            petrol: typed(sent.benzyna),
            gas: typed(sent.gaz),
            hours: sent.godziny === null ? '' : typed(sent.godziny),
          },
        }
      }),
    )
  const last = [...saved].sort((a, b) => (a.attributes.sentAt < b.attributes.sentAt ? 1 : -1))[0]?.attributes
  return {
    generated: week.generated,
    lines: [...linesOf(week.days, 'day'), ...linesOf(week.nights, 'night')],
    prices: last && { petrol: typed(last.fuelPrice), gas: typed(last.gasPrice) },
  }
}

/** As a person here writes it: with a comma, and nothing for zero litres that were not typed. */
function typed(value: number): string {
  return String(value).replace('.', ',')
}
