import { inArray } from 'drizzle-orm'
import { driversByIds, formerDriversWithPhones } from '#features/drivers/server/public.ts'
import { platformDrivers } from '#features/income/facts/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { namesAgree } from '../domain/names-agree.ts'

interface Known {
  readonly name: string
  /** Null also of who only follows another reference. */
  readonly driverId: string | null
  /** Also of who follows. */
  readonly heldBy: string | null
  readonly phone: Phone
}

/**
 * Which removed record a reference stays with, although somebody on the list has its phone: its own driver,
 * and of who is nobody's yet the one of that phone and name of whom files told before. Weeks that were
 * settled under that record would else be owed once more to the new one. It ends once both are joined, or an
 * administrator says that they are two people.
 * @returns given a reference with the phones by which somebody on the list would have it
 */
export async function keptByFormer(
  queries: Queries,
  known: readonly Known[],
): Promise<(reference: Known, phones: readonly Phone[]) => string | undefined> {
  const named = [...new Set(known.flatMap(({ heldBy }) => heldBy ?? []))]
  const there = await driversByIds(queries, named)
  const phones = [...new Set(known.map(({ phone }) => phone))]
  const former = await withFiles(queries, await formerDriversWithPhones(queries, phones))
  return ({ driverId, heldBy, name }, ofOwner) => {
    const held = ofOwner.length > 0 ? heldBy : driverId
    if (held !== null) return there.has(held) ? undefined : held
    return former.find(
      (one) => namesAgree(one.fullName, name) && one.phones.some((phone) => ofOwner.includes(phone)),
    )?.id
  }
}

/** Of whom files have told something. */
async function withFiles<Former extends { readonly id: string }>(
  queries: Queries,
  former: readonly Former[],
): Promise<Former[]> {
  if (former.length === 0) return []
  const ids = former.map(({ id }) => id)
  const rows = await queries
    .selectDistinct({ id: platformDrivers.driverId })
    .from(platformDrivers)
    .where(inArray(platformDrivers.driverId, ids))
  const told = new Set(rows.map(({ id }) => id))
  return former.filter(({ id }) => told.has(id))
}
