import { randomUUID } from 'node:crypto'
import { driversByIds } from '#features/drivers/server/public.ts'
import {
  lockedVehicle,
  renewVehiclePaper,
  vehiclePapersForChange,
} from '#features/fleet/vehicles/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { savePaper as savePaperCall } from '../contract.ts'
import { judgePaper } from '../domain/judge-paper.ts'
import type { PaperKind } from '../domain/usual-kinds.ts'
import { paperTexts } from '../texts.ts'
import { keepUsualKinds, kindById } from './kind-store.ts'
import { paperForChange, putPaper } from './store.ts'
import { paperOnVehicle } from './vehicle-fields.ts'

type Form = Omit<ParsedOf<typeof savePaperCall>, 'issuedOn'> & { readonly issuedOn: CalendarDate | null }
type Refused = Failed<'no_such_kind' | 'no_such_subject' | 'wrong_dates' | 'not_on_vehicle'>

export interface SavedPaper {
  readonly kind: PaperKind
  /** The expiry of the one that was there before. */
  readonly formerly: CalendarDate | null
}

/**
 * Stores a paper in the place of the one of its kind; one whose date stands on the vehicle, there.
 * @param by who, and when
 */
export async function savePaper(
  tx: Tx,
  form: Form,
  by: { readonly changedAt: string; readonly changedBy: string },
): Promise<Result<SavedPaper, Refused>> {
  await keepUsualKinds(tx)
  const kind = await kindById(tx, form.kindId, 'share')
  if (!kind) return fail({ code: 'no_such_kind' })
  const problems = Object.entries(judgePaper(form, kind.vehicleField))
  if (problems.length > 0) {
    const fields = Object.fromEntries(problems.map(([field, problem]) => [field, paperTexts[problem]]))
    return fail({ code: kind.vehicleField ? 'not_on_vehicle' : 'wrong_dates', fields })
  }
  return kind.vehicleField ? saveOnVehicle(tx, kind, form) : savePaperRow(tx, kind, form, by)
}

async function saveOnVehicle(
  tx: Tx,
  kind: PaperKind,
  { subjectId, number, expiresOn }: Form,
): Promise<Result<SavedPaper, Refused>> {
  const vehicle = await vehiclePapersForChange(tx, subjectId)
  if (!vehicle) return fail({ code: 'no_such_subject' })
  const former = paperOnVehicle(vehicle, kind)
  await renewVehiclePaper(
    tx,
    subjectId,
    kind.vehicleField === 'inspection' ? { serviceDate: expiresOn } : { insEnd: expiresOn, insNum: number },
  )
  return ok({ kind, formerly: former.expiresOn })
}

async function savePaperRow(
  tx: Tx,
  kind: PaperKind,
  form: Form,
  by: { readonly changedAt: string; readonly changedBy: string },
): Promise<Result<SavedPaper, Refused>> {
  const { subjectId } = form
  const isThere =
    kind.subject === 'vehicle'
      ? (await lockedVehicle(tx, subjectId)) !== undefined
      : (await driversByIds(tx, [subjectId])).has(subjectId)
  if (!isThere) return fail({ code: 'no_such_subject' })
  const former = await paperForChange(tx, kind.id, subjectId)
  await putPaper(tx, { id: former?.id ?? randomUUID(), ...form, ...by })
  return ok({ kind, formerly: former?.expiresOn ?? null })
}
