import type { Charge } from '#features/settlement/domain/public.ts'
import type { driverCharges } from './tables.ts'

type Row = Pick<typeof driverCharges.$inferSelect, 'id' | 'kind' | 'grosze' | 'detail'>

/** A stored amount as settling takes it. */
export function chargeOfRow({ id: rowId, kind, grosze, detail }: Row): Charge {
  const id = `charge:${rowId}`
  switch (kind) {
    case 'fuel':
    case 'bonus':
      return { id, kind, grosze }
    case 'accountant':
      return { id, kind, heading: detail, grosze }
    case 'own-car':
      return { id, kind, vehicle: detail, grosze }
    default:
      return { id, kind, grosze, instalment: null }
  }
}
