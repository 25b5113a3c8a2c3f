import { looseKey } from '#kernel/polish-text.ts'
import { slotOfRide } from '../cells/moment.ts'
import { driverKey, type RowCells } from '../cells/row-cells.ts'
import type { TripRow } from '../normal-rows.ts'
import { digestOf } from '../sha256.ts'

/** How the portals' languages say that a ride was driven to its end. */
const COMPLETED: ReadonlySet<string> = new Set(
  [
    'Ukończone',
    'Ukończony',
    'Zakończone',
    'Finished',
    'Completed',
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

/** A ride of Bolt's 'Historia przejazdów'. Its route goes into the key and nowhere else. */
export function readBoltTrip(cells: RowCells): TripRow | undefined {
  const driver = cells.driver({ id: ['individualId'], phone: 'phone', name: ['name'] })
  const moment = cells.moment('startedAt')
  const status = cells.needed('status', 60)
  const grossGrosze = cells.grosze('price')
  const payment = looseKey(cells.text('payment'))
  const trip = {
    distanceM: cells.metres('distance'),
    plate: plateOf(cells),
    tipGrosze: cells.grosze('tip'),
  }
  if (isCompleted(status) && cells.text('price') === '') cells.complain('missing', 'price')
  if (!moment) return undefined
  const startedAt = `${moment.date}T${moment.time}`
  return {
    row: cells.row,
    driver,
    tripKey: boltKey(
      [driverKey(driver), startedAt, isCompleted(status) ? 'completed' : looseKey(status)],
      cells,
    ),
    startedAt,
    ...slotOfRide(moment),
    completed: isCompleted(status),
    ...trip,
    grossGrosze,
    cashGrosze: payment === '' || grossGrosze === null ? null : CASH.has(payment) ? grossGrosze : 0,
  }
}

/**
 * Bolt has no trip id: driver, time, status and route tell one ride from another. The price stays out, so
 * that a ride whose price Bolt corrects later is replaced and not counted twice. Of the route only 16 bits go
 * in: enough to tell two rides of one minute apart, too little for anyone who holds the database to find out
 * an address by trying.
 */
function boltKey(parts: readonly string[], cells: RowCells): string {
  const route = digestOf(looseKey(cells.text('route'))).slice(0, 4)
  return digestOf([...parts, route].join('\n')).slice(0, 32)
}

/** A ride of Uber's `trip_activity`: when, whose, which car; its money stands in the payments. */
export function readUberTrip(cells: RowCells): TripRow | undefined {
  const driver = cells.driver({ id: ['driverId'], name: ['firstName', 'lastName'] })
  const moment = cells.moment('startedAt')
  const trip = {
    tripKey: cells.needed('tripId', 64).toLowerCase(),
    completed: isCompleted(cells.needed('status', 60)),
    plate: plateOf(cells),
    distanceM: cells.metres('distance'),
  }
  if (!moment) return undefined
  return {
    row: cells.row,
    driver,
    ...trip,
    startedAt: `${moment.date}T${moment.time}`,
    ...slotOfRide(moment),
    grossGrosze: null,
    cashGrosze: null,
    tipGrosze: null,
  }
}

/** Upper case, without spaces, as the fleet keeps its registrations (D25). */
function plateOf(cells: RowCells): string | null {
  return cells.short('plate', 20)?.toUpperCase().replace(/[\s-]/g, '') ?? null
}
