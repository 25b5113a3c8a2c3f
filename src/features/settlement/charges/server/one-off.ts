import type { Charge } from '#features/settlement/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { weekOf } from '#kernel/week.ts'
import type { driverCharges } from './tables.ts'

type Row = Pick<typeof driverCharges.$inferSelect, 'id' | 'kind' | 'grosze' | 'detail' | 'date' | 'note'> & {
  /** Of the entry that this one takes back; null where it takes back none. */
  readonly reversedDate: CalendarDate | null
  readonly reversedMonday: CalendarDate | null
}

/** A stored amount as settling takes it. */
export function chargeOfRow(row: Row): Charge {
  const { id: rowId, kind, grosze, detail, date, note, reversedDate, reversedMonday } = row
  const reverses = reversedDate &&
    reversedMonday && { reverses: { date: reversedDate, week: weekOf(reversedMonday) } }
  const entered = { id: `charge:${rowId}`, said: { date, note, ...reverses } }
  switch (kind) {
    case 'fuel':
    case 'bonus':
      return { ...entered, kind, grosze }
    case 'accountant':
      return { ...entered, kind, heading: detail, grosze }
    case 'own-car':
      return { ...entered, kind, vehicle: detail, grosze }
    default:
      return { ...entered, kind, grosze, instalment: null }
  }
}
