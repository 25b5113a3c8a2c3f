import type { StatementRow } from '#features/income/facts/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { looseKey } from '#kernel/polish-text.ts'
import type { Shift } from '#kernel/shift.ts'
import { slotOfRide } from '../cells/moment.ts'
import type { RowCells } from '../cells/row-cells.ts'
import { type Amounts, told } from './amounts.ts'

/** How the portals' languages say that a ride was driven to its end. */
const COMPLETED: ReadonlySet<string> = new Set(
  [
    'Ukończone',
    'Ukończony',
    'Zakończone',
    'Zakończony',
    'Finished',
    'Completed',
    'Accomplished',
    'Terminada',
    'Viagem terminada',
    'Concluída',
    'Завершено',
    'Завершена',
    'Завершений',
  ].map(looseKey),
)
const CASH: ReadonlySet<string> = new Set(['Gotówką', 'Gotówka', 'Cash', 'Dinheiro', 'Готівка'].map(looseKey))

/** Whether a status says so; any other, known or not, does not count. */
export function isCompleted(status: string): boolean {
  return COMPLETED.has(looseKey(status))
}

/**
 * A ride of Bolt's 'Historia przejazdów'. It has no id of its own, and its route is not read. What was not
 * driven to its end says that it is no ride, and what Bolt took for cancelling it: its price is what the ride
 * would have cost.
 */
export function readBoltTrip(cells: RowCells): StatementRow | undefined {
  const driver = cells.driver({ id: ['individualId'], phone: 'phone', name: ['name'] })
  const start = startOf(cells)
  const isDriven = isCompleted(cells.needed('status', 60))
  if (isDriven && cells.text('price') === '') cells.complain('missing', 'price')
  const money = {
    gross: cells.grosze('price'),
    tip: cells.grosze('tip'),
    toll: cells.grosze('toll'),
    cancellation: cells.grosze('cancellation'),
    distance: cells.metres('distance'),
  }
  const plate = plateOf(cells)
  const amounts = isDriven
    ? { rides: 1, ...money, cash: cashOf(cells, money.gross) }
    : { rides: 0, cancellation: money.cancellation || null }
  return start && rideRow(cells, { driver, id: null, ...start, plate, amounts })
}

/** A ride of Uber's `trip_activity`: when, whose, which car; its money stands in the payments. */
export function readUberTrip(cells: RowCells): StatementRow | undefined {
  const driver = cells.driver({ id: ['driverId'], name: ['firstName', 'lastName'] })
  const start = startOf(cells)
  const id = cells.needed('tripId', 64).toLowerCase()
  const isDriven = isCompleted(cells.needed('status', 60))
  const distance = cells.metres('distance')
  const plate = plateOf(cells)
  const amounts = isDriven ? { rides: 1, distance } : { rides: 0 }
  return start && rideRow(cells, { driver, id, ...start, plate, amounts })
}

/** A booking of FREENOW. A list without states holds driven ones only. */
export function readFreenowBooking(cells: RowCells): StatementRow | undefined {
  const driver = cells.driver({ id: ['driverId'], name: ['firstName', 'lastName'] })
  const start = startOf(cells)
  const id = cells.needed('bookingId', 64).toLowerCase()
  const isDriven = !cells.has('status') || isCompleted(cells.needed('status', 60))
  if (isDriven && cells.text('price') === '') cells.complain('missing', 'price')
  const money = { gross: cells.grosze('price'), tip: cells.grosze('tip'), toll: cells.grosze('toll') }
  const plate = plateOf(cells)
  const amounts = isDriven ? { rides: 1, ...money, cash: cashOf(cells, money.gross) } : { rides: 0 }
  return start && rideRow(cells, { driver, id, ...start, plate, amounts })
}

interface Start {
  readonly startedAt: string
  readonly date: CalendarDate
  readonly shift: Shift
}

function startOf(cells: RowCells): Start | undefined {
  const moment = cells.moment('startedAt')
  return moment ? { startedAt: `${moment.date}T${moment.time}`, ...slotOfRide(moment) } : undefined
}

type Ride = Pick<StatementRow, 'driver' | 'id' | 'plate'> & Start & { readonly amounts: Amounts }

function rideRow({ row }: RowCells, { amounts, ...ride }: Ride): StatementRow {
  return { row, subject: 'ride', until: null, ofRide: null, note: null, ...ride, amounts: told(amounts) }
}

/** What is handed over is the price of the ride: tips, tolls and fees go through the app. */
function cashOf(cells: RowCells, price: number | null): number | null {
  const payment = looseKey(cells.text('payment'))
  return payment === '' || price === null ? null : CASH.has(payment) ? price : 0
}

/** Upper case, without spaces, as the fleet keeps its registrations (D25). */
function plateOf(cells: RowCells): string | null {
  return cells.short('plate', 20)?.toUpperCase().replace(/[\s-]/g, '') || null
}
