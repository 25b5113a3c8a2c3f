import type { Week } from './compile.ts'
import { SLOTS } from './instance.ts'
import { has } from './rules.ts'

export const NOBODY = -1
export const NO_CAR = -1

/**
 * Who has which car when, and moves that keep every hard rule about cars. Tables have index * SLOTS + slot.
 */
export class Parking {
  readonly week: Week
  readonly carOf: Int32Array
  readonly driverIn: Int32Array
  /** Slots each driver works. */
  readonly works: Uint16Array
  /** Per driver the slots whose car is decided (pinned, published, past, or his own car). */
  readonly locked: Uint16Array
  /** How many different cars each driver has. */
  readonly carsOfDriver: Uint8Array
  pairs = 0
  /** Per car the slots in which it is available and nobody has it. */
  private readonly free: Uint16Array
  /** Per car the slots in which it is available and may still change hands. */
  private readonly open: Uint16Array
  /** Per seat all the slots that whoever is in it has in that car; 0 = nobody. */
  private readonly stay: Uint16Array
  private readonly seen = new Int32Array(SLOTS + 1)

  constructor(week: Week, works: Uint16Array) {
    this.week = week
    this.works = works
    this.carOf = new Int32Array(week.drivers.length * SLOTS).fill(NO_CAR)
    this.driverIn = new Int32Array(week.cars.length * SLOTS).fill(NOBODY)
    this.locked = new Uint16Array(week.drivers.length)
    this.carsOfDriver = new Uint8Array(week.drivers.length)
    this.free = week.available.slice()
    this.open = week.available.slice()
    this.stay = new Uint16Array(week.cars.length * SLOTS)
  }

  /** Slots in which the car is available and nobody has it. */
  freeSlots(car: number): number {
    return this.free[car]!
  }

  /** Slots the driver works and has no car for yet. */
  withoutCar(driver: number): number {
    let slots = 0
    for (let rest = this.works[driver]!; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest)
      if (this.carOf[driver * SLOTS + slot] === NO_CAR) slots |= 1 << slot
    }
    return slots
  }

  slotsOn(driver: number, car: number): number {
    let slots = 0
    for (let rest = this.works[driver]!; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest)
      if (this.carOf[driver * SLOTS + slot] === car) slots |= 1 << slot
    }
    return slots
  }

  give(driver: number, slots: number, car: number): void {
    for (let slot = 0; slot < SLOTS; slot++) {
      if (!has(slots, slot)) continue
      this.carOf[driver * SLOTS + slot] = car
      this.driverIn[car * SLOTS + slot] = driver
    }
    this.free[car]! &= ~slots
    this.recount(driver)
  }

  /** From now on the driver keeps this car in these slots, in which he has it. */
  lock(driver: number, slots: number, car: number): void {
    this.locked[driver]! |= slots
    this.open[car]! &= ~slots
  }

  private recount(driver: number): void {
    const { carOf, stay } = this
    const before = this.carsOfDriver[driver]!
    const after = this.carsAfter(driver, 0, NO_CAR, driver)
    this.carsOfDriver[driver] = after
    this.pairs += after - before
    for (let rest = this.works[driver]!; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest)
      const car = carOf[driver * SLOTS + slot]!
      if (car !== NO_CAR) stay[car * SLOTS + slot] = this.slotsOn(driver, car)
    }
  }

  /**
   * How many cars a driver would have with `slots` moved: to one `car`, or, where `car` is NO_CAR, each to
   * the car that `other` has now.
   */
  private carsAfter(driver: number, slots: number, car: number, other: number): number {
    const { carOf, seen } = this
    let count = 0
    for (let rest = this.works[driver]!; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest)
      let on = carOf[driver * SLOTS + slot]!
      if ((slots & (1 << slot)) !== 0) on = car === NO_CAR ? carOf[other * SLOTS + slot]! : car
      if (on === NO_CAR) continue
      let at = 0
      while (at < count && seen[at] !== on) at++
      if (at === count) seen[count++] = on
    }
    return count
  }

  /** Whether the driver could have this car in these slots, whoever is in it going to the cars he leaves. */
  canTake(driver: number, slots: number, car: number): boolean {
    return (slots & ~this.open[car]!) === 0 && (slots & this.locked[driver]!) === 0
  }

  /**
   * By how many pairs of driver and car `take` would be worse. The driver must not have the car in these
   * slots yet.
   */
  pairsBy(driver: number, slots: number, car: number): number {
    const { driverIn, carsOfDriver, stay } = this
    let pairs = this.carsAfter(driver, slots, car, driver) - carsOfDriver[driver]!
    for (let rest = slots; rest !== 0; ) {
      const slot = 31 - Math.clz32(rest & -rest)
      rest &= rest - 1
      const other = driverIn[car * SLOTS + slot]!
      if (other === NOBODY) continue
      const moved = stay[car * SLOTS + slot]! & slots
      rest &= ~moved
      pairs += this.carsAfter(other, moved, NO_CAR, driver) - carsOfDriver[other]!
    }
    return pairs
  }

  /** Gives the driver the car in these slots; whoever had it there gets the cars that are left. */
  take(driver: number, slots: number, car: number): void {
    const { carOf, driverIn, free, stay } = this
    for (let rest = slots; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest)
      const left = carOf[driver * SLOTS + slot]!
      const other = driverIn[car * SLOTS + slot]!
      carOf[driver * SLOTS + slot] = car
      driverIn[car * SLOTS + slot] = driver
      driverIn[left * SLOTS + slot] = other
      if (other === NOBODY) {
        free[left]! |= 1 << slot
        free[car]! &= ~(1 << slot)
        stay[left * SLOTS + slot] = 0
      } else {
        carOf[other * SLOTS + slot] = left
        this.recount(other)
      }
    }
    this.recount(driver)
  }

  /** Slots in which nobody has the car and somebody may get it. */
  empty(car: number): number {
    return this.free[car]! & this.open[car]!
  }

  /**
   * The slots that have to change between two cars so that nobody's week is cut: from the given ones on,
   * every shift that a driver in them has in the same car. 0 where something decided is in the way.
   */
  block(slots: number, a: number, b: number): number {
    const { stay, open } = this
    const both = open[a]! & open[b]!
    let block = slots
    for (let waiting = slots; waiting !== 0; ) {
      if ((block & ~both) !== 0) return 0
      const slot = 31 - Math.clz32(waiting & -waiting)
      const more = (stay[a * SLOTS + slot]! | stay[b * SLOTS + slot]!) & ~block
      block |= more
      waiting = (waiting & (waiting - 1)) | more
    }
    return block
  }

  /**
   * A block whose change can make pairs fewer: 0 also where the two cars would merely change all they have.
   */
  chain(slots: number, a: number, b: number): number {
    const { open, free } = this
    const chain = this.block(slots, a, b)
    const left = ((open[a]! & ~free[a]!) | (open[b]! & ~free[b]!)) & ~chain
    return left === 0 && open[a] === open[b] ? 0 : chain
  }

  /**
   * Everybody in these slots of the one car changes with whoever is in the other. Nobody's stay in a car may
   * be cut by it (`chain`).
   */
  swapSlots(slots: number, a: number, b: number): void {
    const { carOf, driverIn, free, stay, carsOfDriver } = this
    for (let rest = slots; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest)
      const atA = a * SLOTS + slot
      const atB = b * SLOTS + slot
      const inA = driverIn[atA]!
      const inB = driverIn[atB]!
      const staying = stay[atA]!
      driverIn[atA] = inB
      driverIn[atB] = inA
      stay[atA] = stay[atB]!
      stay[atB] = staying
      if (inA !== NOBODY) carOf[inA * SLOTS + slot] = b
      if (inB !== NOBODY) carOf[inB * SLOTS + slot] = a
    }
    const change = (free[a]! ^ free[b]!) & slots
    free[a]! ^= change
    free[b]! ^= change
    for (let rest = slots; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest)
      const inA = driverIn[a * SLOTS + slot]!
      const inB = driverIn[b * SLOTS + slot]!
      if (inA !== NOBODY && carsOfDriver[inA]! > 1) this.recount(inA)
      if (inB !== NOBODY && carsOfDriver[inB]! > 1) this.recount(inB)
    }
  }

  ownCars(): number {
    let count = 0
    for (let driver = 0; driver < this.works.length; driver++) {
      const own = this.week.primary[driver]!
      if (own === NO_CAR) continue
      for (let slot = 0; slot < SLOTS; slot++) if (this.carOf[driver * SLOTS + slot] === own) count++
    }
    return count
  }
}
