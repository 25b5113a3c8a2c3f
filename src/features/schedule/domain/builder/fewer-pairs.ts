import { SLOTS } from './instance.ts'
import { type Change, NOBODY, type Parking } from './parking.ts'
import { countOf } from './rules.ts'

const WARM = 0.35
const COLD = 0.1

/** Drivers with more than one car, of whom at least one shift may still change cars. */
class Travellers {
  readonly list: number[] = []
  private readonly place: Int32Array
  private readonly parking: Parking

  constructor(parking: Parking) {
    this.parking = parking
    this.place = new Int32Array(parking.works.length).fill(-1)
    for (let driver = 0; driver < parking.works.length; driver++) this.look(driver)
  }

  look(driver: number): void {
    const { carsOfDriver, works, locked } = this.parking
    const travels = carsOfDriver[driver]! > 1 && (works[driver]! & ~locked[driver]!) !== 0
    const at = this.place[driver]!
    if (travels && at === -1) {
      this.place[driver] = this.list.length
      this.list.push(driver)
    } else if (!travels && at !== -1) {
      const last = this.list.pop()!
      if (last !== driver) {
        this.list[at] = last
        this.place[last] = at
      }
      this.place[driver] = -1
    }
  }
}

/**
 * Level 7: fewer pairs of driver and car, with own cars (level 6) never fewer. A driver with several cars is asked to take one car for a part or
 * the whole of his week; who was in it takes what he leaves. Worse moves are let through less and less, so that chains of swaps can form.
 * @param moves how many are looked at; the only budget, so that a slow machine gives the same week
 * @param random a source of 32-bit numbers
 */
export function fewerPairs(parking: Parking, moves: number, random: () => number): void {
  const travellers = new Travellers(parking)
  const change: Change = { own: 0, pairs: 0 }
  const cooling = (COLD / WARM) ** (1 / moves)
  let warmth = WARM
  for (let move = 0; move < moves && travellers.list.length > 0; move++) {
    warmth *= cooling
    const driver = travellers.list[random() % travellers.list.length]!
    const car = proposeCar(parking, driver, random)
    const slots = proposeSlots(parking, driver, car, random)
    if (slots === 0 || !parking.canTake(driver, slots, car)) continue
    parking.changeBy(driver, slots, car, change)
    if (change.own < 0) continue
    if (change.own === 0 && change.pairs > 0 && random() >= 4294967296 * Math.exp(-change.pairs / warmth))
      continue
    takeAndLook(parking, travellers, driver, slots, car)
  }
}

/** Every other time a car the driver has anyway, else any. */
function proposeCar(parking: Parking, driver: number, random: () => number): number {
  const roll = random()
  if ((roll & 1) === 0) return parking.carOf[driver * SLOTS + anySlot(parking.works[driver]!, random)]!
  return (roll >>> 1) % parking.week.cars.length
}

/** All the driver's slots that are not on the car yet, or those he has on one other car. */
function proposeSlots(parking: Parking, driver: number, car: number, random: () => number): number {
  const movable = parking.works[driver]! & ~parking.locked[driver]! & ~parking.slotsOn(driver, car)
  if (movable === 0 || random() % 5 < 2) return movable
  return parking.slotsOn(driver, parking.carOf[driver * SLOTS + anySlot(movable, random)]!) & movable
}

function anySlot(slots: number, random: () => number): number {
  let rest = slots
  for (let skip = random() % countOf(slots); skip > 0; skip--) rest &= rest - 1
  return 31 - Math.clz32(rest & -rest)
}

function takeAndLook(
  parking: Parking,
  travellers: Travellers,
  driver: number,
  slots: number,
  car: number,
): void {
  const concerned = [driver]
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    const other = parking.driverIn[car * SLOTS + 31 - Math.clz32(rest & -rest)]!
    if (other !== NOBODY) concerned.push(other)
  }
  parking.take(driver, slots, car)
  for (const one of concerned) travellers.look(one)
}
