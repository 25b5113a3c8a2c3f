import { SLOTS } from './instance.ts'
import { type Change, NOBODY, type Parking } from './parking.ts'
import { countOf } from './rules.ts'

/** Found by measuring (`bench/builder.ts`): how readily a pair more is accepted at first and at last. */
const WARM = 0.2
const COLD = 0.1
/** Shares of the kinds of move, in percent. */
const CHAINS = 70
const CHAINS_WITH_A_CAR_OF_HIS = 5
const TAKES_OF_ANY_CAR = 5

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
 * Level 7: fewer pairs of driver and car, with own cars (level 6) never fewer. Two kinds of move start at a driver who has several cars. Either two
 * cars change a whole chain of shifts, so that nobody's week is cut: never worse, and it opens new ways. Or he takes one car for a part or the
 * whole of his week and who was in it takes what he leaves; worse moves of this kind are let through less and less.
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
    if (random() % 100 < CHAINS) {
      changeChain(parking, travellers, driver, random)
      continue
    }
    const car =
      random() % 100 < TAKES_OF_ANY_CAR ? anyCar(parking, random) : carOfHis(parking, driver, random)
    const slots = proposeSlots(parking, driver, car, random)
    if (slots === 0 || !parking.canTake(driver, slots, car)) continue
    parking.changeBy(driver, slots, car, change)
    if (change.own < 0) continue
    if (change.own === 0 && change.pairs > 0 && random() >= 4294967296 * Math.exp(-change.pairs / warmth))
      continue
    takeAndLook(parking, travellers, driver, slots, car)
  }
}

function changeChain(parking: Parking, travellers: Travellers, driver: number, random: () => number): void {
  const slot = anySlot(parking.works[driver]!, random)
  const from = parking.carOf[driver * SLOTS + slot]!
  const withHis = random() % 100 < CHAINS_WITH_A_CAR_OF_HIS
  const to = withHis ? carOfHis(parking, driver, random) : anyCar(parking, random)
  if (from === to) return
  const chain = parking.chain(1 << slot, from, to)
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
  return random() % week.cars.length
}

/** One of the cars the driver has anyway. */
function carOfHis({ carOf, works }: Parking, driver: number, random: () => number): number {
  return carOf[driver * SLOTS + anySlot(works[driver]!, random)]!
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
  const others: number[] = []
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    const other = parking.driverIn[car * SLOTS + 31 - Math.clz32(rest & -rest)]!
    if (other !== NOBODY) others.push(other)
  }
  parking.take(driver, slots, car)
  travellers.look(driver)
  for (const other of others) travellers.look(other)
}
