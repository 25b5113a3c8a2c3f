import type { ToldReason, WeekDriver } from '#features/roster/domain/public.ts'
import type { PackedNames } from './packed-week.ts'

interface NamedCar {
  readonly id: string
  readonly reg: string
  readonly make: string
  readonly model: string
}

/** Gathers what an answer names, each once, and tells its number. */
export class NameTable {
  readonly #drivers = new Map<string, number>()
  readonly #cars = new Map<string, number>()
  readonly #texts = new Map<string, number>([['', 0]])
  readonly #reasons = new Map<string, number>([['null', 0]])
  readonly #names: PackedNames = {
    ...{ driverIds: [], fullNames: [], phones: [] },
    ...{ carIds: [], regs: [], models: [], texts: [''], reasons: [null] },
  }

  /** Of one who is known by the id alone the rest is empty. */
  driver(id: string, known: ReadonlyMap<string, WeekDriver>): number {
    const { driverIds, fullNames, phones } = this.#names
    const number = this.#drivers.get(id) ?? driverIds.length
    if (number < driverIds.length) return number
    const driver = known.get(id)
    this.#drivers.set(id, number)
    driverIds.push(id)
    fullNames.push(driver?.fullName ?? '')
    phones.push(driver?.phone ?? '')
    return number
  }

  car(id: string, known: ReadonlyMap<string, NamedCar>): number {
    const { carIds, regs, models } = this.#names
    const number = this.#cars.get(id) ?? carIds.length
    if (number < carIds.length) return number
    const car = known.get(id)
    this.#cars.set(id, number)
    carIds.push(id)
    regs.push(car?.reg ?? '')
    models.push(car ? `${car.make} ${car.model}`.trim() : '')
    return number
  }

  text(text: string): number {
    const number = this.#texts.get(text) ?? this.#names.texts.length
    if (number === this.#names.texts.length) {
      this.#texts.set(text, number)
      this.#names.texts.push(text)
    }
    return number
  }

  reason(why: ToldReason | null): number {
    const key = JSON.stringify(why)
    const number = this.#reasons.get(key) ?? this.#names.reasons.length
    if (number === this.#names.reasons.length) {
      this.#reasons.set(key, number)
      this.#names.reasons.push(why)
    }
    return number
  }

  /** All that was asked for so far. */
  names(): PackedNames {
    return this.#names
  }
}
