import type { addVehicle } from '#features/fleet/vehicles/contract.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import type { Chance } from './chance.ts'

const MODELS = [
  ['Toyota', 'Corolla'],
  ['Toyota', 'Auris'],
  ['Toyota', 'Yaris'],
  ['Toyota', 'Camry'],
  ['Skoda', 'Fabia'],
  ['Skoda', 'Rapid'],
  ['Skoda', 'Octavia'],
  ['Skoda', 'Superb'],
] as const
const COLOURS = ['Czarny', 'Szary', 'Biały', 'Niebieski', 'Srebrny'] as const
const INSURERS = ['Powszechny Zakład Ubezpieczeń', 'Ergo Hestia', 'Warta', 'Vienna Group'] as const
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
const PLATE_LETTERS = 'ACEFGHJKLMNPRSTUVWXY'

/** Cars at the end of the fleet that may be rented. */
const FOR_RENT = 4

/** @param year the demo's present year */
export function inventCars(chance: Chance, count: number, year: number): InputOf<typeof addVehicle>[] {
  const plates = new Set<string>()
  while (plates.size < count) {
    plates.add(`WX${1000 + chance.below(9000)}${PLATE_LETTERS[chance.below(PLATE_LETTERS.length)]}`)
  }
  return [...plates].map((reg, index) => {
    const [make, model] = chance.pick(MODELS)
    const built = year - 1 - chance.below(8)
    const month = String(1 + chance.below(12)).padStart(2, '0')
    const day = String(1 + chance.below(28)).padStart(2, '0')
    return {
      reg,
      make,
      model,
      year: built,
      color: chance.pick(COLOURS),
      vin: Array.from({ length: 17 }, () => VIN_LETTERS[chance.below(VIN_LETTERS.length)]).join(''),
      entryDate: `${built}-${month}-${day}`,
      exitDate: `${built + 10}-${month}-${day}`,
      service: `${year + 1}-${month}-${day}`,
      priority: chance.happens(0.6) ? 1 : chance.below(11),
      sort: index + 1,
      isRental: index >= count - FOR_RENT,
      parking: `Garaż Wilanowska, poziom −1, miejsce ${index + 1}`,
      insName: chance.pick(INSURERS),
      insNum: `POL-${100000 + chance.below(900000)}`,
      insEnd: `${year + 1}-${month}-${day}`,
    }
  })
}
