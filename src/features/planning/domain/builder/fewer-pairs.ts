import { SLOTS } from './instance.ts'
import { NOBODY, type Parking } from './parking.ts'
import { countOf } from './rules.ts'

/** Found by measuring (`bench/builder.ts`): how readily a pair more is accepted at first and at last. */
const WARM = 0.15
const COLD = 0.1
/** Shares of the kinds of move, in percent. */
const CHAINS = 80
const CHAINS_WITH_A_CAR_OF_HIS = 5
const TAKES_OF_ANY_CAR = 5

/** Drivers with more cars than they need, of whom at least one shift may still change cars. */
class Travellers {
  readonly list: number[] = []
  private readonly place: Int32Array
  private readonly parking: Parking
  private readonly fewest: Uint8Array

  constructor(parking: Parking, fewest: Uint8Array) {
    this.parking = parking
    this.fewest = fewest
    this.place = new Int32Array(parking.works.length).fill(-1)
    for (let driver = 0; driver < parking.works.length; driver++) this.look(driver)
  }

  look(driver: number): void {
    const { carsOfDriver, works, locked } = this.parking
    const travels = carsOfDriver[driver]! > this.fewest[driver]! && (works[driver]! & ~locked[driver]!) !== 0
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
 * Level 7: fewer pairs of driver and car; own cars (level 6) and whatever else is decided stay. Two kinds of
 * move start at a driver who has more cars than he needs. Either two cars change a whole chain of shifts, so
 * that nobody's week is cut: never worse, and it opens new ways. Or he takes one car for a part or the whole
 * of his week and who was in it takes what he leaves; worse moves of this kind are let through less and less.
 * @param fewest per driver the cars he needs at least
 * @param moves how many are looked at; the only budget, so that a slow machine gives the same week
 * @param random a source of 32-bit numbers
 */
export function fewerPairs(parking: Parking, fewest: Uint8Array, moves: number, random: () => number): void {
  const travellers = new Travellers(parking, fewest)
  const cooling = (COLD / WARM) ** (1 / moves)
  let warmth = WARM
  for (let move = 0; move < moves && travellers.list.length > 0; move++) {
    warmth *= cooling
    const driver = travellers.list[below(travellers.list.length, random)]!
    if (below(100, random) < CHAINS) {
      changeChain(parking, travellers, driver, random)
      continue
    }
    const car =
      below(100, random) < TAKES_OF_ANY_CAR ? anyCar(parking, random) : carOfHis(parking, driver, random)
    const slots = proposeSlots(parking, driver, car, random)
    if (slots === 0 || !parking.canTake(driver, slots, car)) continue
    const pairs = parking.pairsBy(driver, slots, car)
    if (pairs > 0 && random() >= 4294967296 * Math.exp(-pairs / warmth)) continue
    takeAndLook(parking, travellers, driver, slots, car)
  }
}

function changeChain(parking: Parking, travellers: Travellers, driver: number, random: () => number): void {
  const slot = anySlot(parking.works[driver]!, random)
  const from = parking.carOf[driver * SLOTS + slot]!
  const withHis = below(100, random) < CHAINS_WITH_A_CAR_OF_HIS
  const to = withHis ? carOfHis(parking, driver, random) : anyCar(parking, random)
  if (from === to) return
  const chain = parking.chain(1 << slot, from, to)
  if (chain === 0) return
  parking.swapSlots(chain, from, to)
  lookAt(parking, travellers, chain, from)
  lookAt(parking, travellers, chain, to)
}

function lookAt({ driverIn }: Parking, travellers: Travellers, slots: number, car: number): void {
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    const driver = driverIn[car * SLOTS + 31 - Math.clz32(rest & -rest)]!
    if (driver !== NOBODY) travellers.look(driver)
  }
}

function anyCar({ week }: Parking, random: () => number): number {
  return below(week.cars.length, random)
}

/** One of the cars the driver has anyway. */
function carOfHis({ carOf, works }: Parking, driver: number, random: () => number): number {
  return carOf[driver * SLOTS + anySlot(works[driver]!, random)]!
}

/** All the driver's slots that are not on the car yet, or those he has on one other car. */
function proposeSlots(parking: Parking, driver: number, car: number, random: () => number): number {
  const movable = parking.works[driver]! & ~parking.locked[driver]! & ~parking.slotsOn(driver, car)
  if (movable === 0 || below(5, random) < 2) return movable
  return parking.slotsOn(driver, parking.carOf[driver * SLOTS + anySlot(movable, random)]!) & movable
}

function anySlot(slots: number, random: () => number): number {
  let rest = slots
  for (let skip = below(countOf(slots), random); skip > 0; skip--) rest &= rest - 1
  return 31 - Math.clz32(rest & -rest)
}

function takeAndLook(
  parking: Parking,
  travellers: Travellers,
  driver: number,
  slots: number,
  car: number,
): void {
  const others: number[] = []
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    const other = parking.driverIn[car * SLOTS + 31 - Math.clz32(rest & -rest)]!
    if (other !== NOBODY) others.push(other)
  }
  parking.take(driver, slots, car)
  travellers.look(driver)
  for (const other of others) travellers.look(other)
}

/** A number of 31 bits divides several times faster than one of 32. */
function below(bound: number, random: () => number): number {
  return (random() >>> 1) % bound
}
