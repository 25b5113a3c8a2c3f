import { normalizeRegistration } from '#features/fleet/vehicles/domain/public.ts'
import type { WeekDriver } from '#features/roster/domain/public.ts'
import { normalizeFullName } from '#kernel/person-name.ts'
import { normalizePhone } from '#kernel/phone.ts'

type Maybe = string | null | undefined

export interface NamedCar {
  readonly id?: Maybe
  readonly reg?: Maybe
}

export interface NamedDriver {
  readonly id?: Maybe
  readonly phone?: Maybe
  readonly fullName?: Maybe
}

/** How callers who know plates and names only find cars and drivers. */
export interface WeekNames {
  /** By id, else by registration; undefined where there is none. */
  car(sent: NamedCar): string | undefined
  /** By id, else by phone, else by a name that only one has. */
  driver(sent: NamedDriver): string | undefined
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @param drivers those of the week before those of the list */
export function weekNames(
  cars: readonly { readonly id: string; readonly reg: string }[],
  drivers: readonly Pick<WeekDriver, 'id' | 'fullName' | 'phone'>[],
): WeekNames {
  const byReg = new Map(cars.map(({ id, reg }) => [normalizeRegistration(reg), id]))
  const carIds = new Set(cars.map(({ id }) => id))
  const byPhone = new Map(drivers.map(({ id, phone }) => [phone, id]))
  const byName = new Map<string, Set<string>>()
  for (const { id, fullName } of drivers) {
    const key = nameKey(fullName)
    byName.set(key, (byName.get(key) ?? new Set()).add(id))
  }
  return {
    car({ id, reg }) {
      if (id && carIds.has(id.toLowerCase())) return id.toLowerCase()
      const found = reg ? byReg.get(normalizeRegistration(reg)) : undefined
      // One that the week does not know is refused by its rules, in their words.
      return found ?? idIn(id)
    },
    driver({ id, phone, fullName }) {
      const known = idIn(id)
      if (known) return known
      const normal = phone ? normalizePhone(phone) : undefined
      if (normal) return byPhone.get(normal)
      const named = fullName ? byName.get(nameKey(fullName)) : undefined
      return named?.size === 1 ? [...named][0] : undefined
    },
  }
}

function idIn(id: Maybe): string | undefined {
  const text = id?.toLowerCase()
  return text && ID.test(text) ? text : undefined
}

function nameKey(fullName: string): string {
  return normalizeFullName(fullName).toLocaleLowerCase('pl')
}
