import { ok, type Result } from '#kernel/result.ts'
import type { OutputOf, ParsedOf } from '#platform/pure/endpoint.ts'
import type { WriteContext } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { planServices } from '../contract-many.ts'
import { readVisit } from '../domain/visit.ts'
import { planService } from './save-service.ts'
import { servicesOfDays } from './store.ts'

type Planned = OutputOf<typeof planServices>
type Refused = Extract<Awaited<ReturnType<typeof planService>>, { readonly ok: false }>['error']
type OfVisit = Exclude<Refused, { readonly code: 'no_such_vehicle' }>

/** The same service of many cars; what is wrong with the visit itself refuses all of them. */
export async function planMany(
  platform: Platform,
  { carIds, ...visit }: ParsedOf<typeof planServices>,
  context: WriteContext,
): Promise<Result<Planned, OfVisit>> {
  const left: Planned['left'][number][] = []
  let [planned, links] = [0, 0]
  const same = await carsWithSame(context, visit)
  for (const carId of [...new Set(carIds)].sort()) {
    if (same.has(carId)) {
      left.push({ id: carId, why: 'planned-already' })
      continue
    }
    // One entry of the log tells of all of them.
    const saved = await planService(platform, { ...visit, carId }, { ...context, audit: () => undefined })
    if (saved.ok) {
      planned += 1
      if (saved.value.link.outcome === 'sent') links += 1
    } else if (saved.error.code === 'no_such_vehicle') left.push({ id: carId, why: 'gone' })
    else return { ok: false, error: saved.error }
  }
  return ok({ planned, links, left })
}

/** Said twice, it is one visit. */
async function carsWithSame(
  { tx }: WriteContext,
  form: Omit<ParsedOf<typeof planServices>, 'carIds'>,
): Promise<ReadonlySet<string>> {
  const read = readVisit(form)
  if (!read.ok) return new Set()
  const { date, time, description } = read.value
  const ofDay = await servicesOfDays(tx, date, date)
  return new Set(
    ofDay
      .filter((one) => one.serviceTime === time && one.description === description)
      .map(({ carId }) => carId),
  )
}
