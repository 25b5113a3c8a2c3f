import type { Charge } from '#features/settlement/domain/public.ts'
import type { driverCharges } from './tables.ts'

type Row = Pick<typeof driverCharges.$inferSelect, 'id' | 'kind' | 'grosze' | 'detail' | 'date' | 'note'>

/** A stored amount as settling takes it. */
export function chargeOfRow({ id: rowId, kind, grosze, detail, date, note }: Row): Charge {
  const entered = { id: `charge:${rowId}`, said: { date, note } }
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
