import { randomUUID } from 'node:crypto'
import { lockedVehicle } from '#features/fleet/vehicles/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { OutputOf, ParsedOf } from '#platform/pure/endpoint.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Failed, WriteContext } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { addService, updateService } from '../contract.ts'
import { judgeDate, readVisit, type Visit } from '../domain/visit.ts'
import { problemTexts, serviceTexts } from '../texts.ts'
import { newKey } from './confirmation-key.ts'
import { sendLink } from './send-link.ts'
import { changeService, insertService, lockedService, type ServiceRow } from './store.ts'

type Form = ParsedOf<typeof addService>
type LinkOutcome = OutputOf<typeof addService>['link']
type Unfit = Failed<'missing_data' | 'invalid_service' | 'too_old' | 'too_far'>
type NoVehicle = Failed<'no_such_vehicle'>

/** Plans a service; its driver gets the link where the fleet wants that (D27). */
export async function planService(
  platform: Platform,
  form: Form,
  context: WriteContext,
): Promise<Result<OutputOf<typeof addService>, Unfit | NoVehicle>> {
  const { tx } = context
  const visit = judgeForm(form)
  if (!visit.ok) return visit
  const unfit = unfitDate(platform, visit.value)
  if (unfit) return fail(unfit)
  const car = await lockedVehicle(tx, form.carId)
  if (!car) return fail({ code: 'no_such_vehicle' })
  const row: ServiceRow = {
    id: randomUUID(),
    carId: car.id,
    reg: car.reg,
    ...columnsOf(visit.value),
    place: (form.place ?? '').trim(),
    ...newKey(platform),
    confirmedAt: null,
    linkSentAt: null,
    createdAt: instantNow(platform.clock),
    createdBy: context.caller.user?.name ?? '',
  }
  context.audit({ service: row.id, vehicle: car.id })
  await insertService(tx, row)
  return ok({ id: row.id, link: await linkIfWanted(platform, row, context) })
}

/**
 * Changes a service. What the driver confirmed was a car, a date, an hour and a place: with another one of
 * these the confirmation is gone, and the old link ends, so that a page still open on a phone can't confirm
 * what its driver has not read.
 */
export async function replanService(
  platform: Platform,
  { id, ...form }: ParsedOf<typeof updateService>,
  context: WriteContext,
): Promise<Result<OutputOf<typeof updateService>, Unfit | NoVehicle | Failed<'no_such_service'>>> {
  const { tx } = context
  context.audit({ service: id, vehicle: form.carId })
  const visit = judgeForm(form)
  if (!visit.ok) return visit
  const car = await lockedVehicle(tx, form.carId)
  const before = await lockedService(tx, id)
  if (!before) return fail({ code: 'no_such_service' })
  // The history of a car that has left can still be put right.
  const reg = car?.reg ?? (before.carId === form.carId ? before.reg : undefined)
  if (reg === undefined) return fail({ code: 'no_such_vehicle' })
  const { date, time } = visit.value
  const unfit = date === before.serviceDate ? undefined : unfitDate(platform, visit.value)
  if (unfit) return fail(unfit)
  const place = form.place?.trim() ?? before.place
  const isMoved =
    before.carId !== form.carId ||
    before.serviceDate !== date ||
    before.serviceTime !== time ||
    before.place !== place
  const change = {
    carId: form.carId,
    reg,
    ...columnsOf(visit.value),
    place,
    ...(isMoved ? { ...newKey(platform), confirmedAt: null, linkSentAt: null } : {}),
  }
  await changeService(tx, id, change)
  return ok({
    status: 'ok',
    confirmationCleared: isMoved && before.confirmedAt !== null,
    link: isMoved
      ? await linkIfWanted(platform, { ...before, ...change }, context)
      : { outcome: 'same', driver: null },
  })
}

function judgeForm(form: Omit<Form, 'carId'>): Result<Visit, Unfit> {
  const read = readVisit(form)
  if (read.ok) return read
  const code = read.error.kind === 'missing' ? 'missing_data' : 'invalid_service'
  return fail({ code, fields: problemTexts(read.error) })
}

function unfitDate({ clock }: Platform, { date }: Visit): Unfit | undefined {
  const judged = judgeDate(date, fleetTime(clock).date)
  if (judged === 'fine') return undefined
  return judged === 'too-old'
    ? { code: 'too_old', fields: { date: serviceTexts.tooOld } }
    : { code: 'too_far', fields: { date: serviceTexts.tooFar } }
}

function columnsOf({ date, time, description }: Visit) {
  return { serviceDate: date, serviceTime: time, description }
}

async function linkIfWanted(
  platform: Platform,
  row: ServiceRow,
  { tx, requestId }: WriteContext,
): Promise<LinkOutcome> {
  const { sendServiceSms } = await readSettings(tx, platform.clock)
  if (!sendServiceSms) return { outcome: 'switched-off', driver: null }
  const sent = await sendLink(tx, platform, row, requestId)
  return sent.ok ? { outcome: 'sent', driver: sent.value.driver } : { outcome: sent.error, driver: null }
}
