import { listDrivers } from '#features/drivers/office/contract.ts'
import { listPaperKinds, savePaper } from '#features/papers/contract.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Chance } from './chance.ts'
import type { DemoOffice } from './office.ts'

/** Within so many days most papers run out, evenly. */
const FARTHEST = 700
/** A paper this share of cars and drivers lacks. */
const MISSING = 0.15

/**
 * Papers of the demo's cars and drivers: most valid, some due, one car's extinguisher and one driver's
 * medical certificate run out, the latter blocking.
 * @param today of the demo's fleet
 */
export async function addPapers(
  office: DemoOffice,
  chance: Chance,
  cars: readonly { readonly id: string }[],
  today: CalendarDate,
): Promise<void> {
  const kinds = (await office.call(listPaperKinds, {})).data
  const drivers = (await office.call(listDrivers, {})).data
  for (const { id: kindId, attributes: kind } of kinds) {
    if (kind.vehicleField || kind.name === 'Leasing') continue
    const subjects = kind.subject === 'vehicle' ? cars : drivers
    for (const { id: subjectId } of subjects) {
      if (chance.happens(MISSING)) continue
      const expiresOn = addDays(today, 8 + chance.below(FARTHEST))
      await office.call(savePaper, { kindId, subjectId, expiresOn, number: numberOf(chance) })
    }
  }
  const ofKind = (name: string): string => kinds.find(({ attributes }) => attributes.name === name)?.id ?? ''
  const [first, second, third] = cars
  const [, , driver] = drivers
  if (!first || !second || !third || !driver) return
  const renew = (name: string, subjectId: string, days: number, number = '') =>
    office.call(savePaper, { kindId: ofKind(name), subjectId, expiresOn: addDays(today, days), number })
  await renew('Gaśnica', first.id, -5, 'G-1042')
  await renew('Badania lekarskie', driver.id, -3, 'BL/77/2021')
  await renew('Ubezpieczenie OC', second.id, 4, 'POL-204816')
  await renew('Przegląd techniczny', third.id, 12)
}

function numberOf(chance: Chance): string {
  return `${1000 + chance.below(9000)}/${10 + chance.below(90)}`
}
