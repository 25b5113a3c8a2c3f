import type { Week } from './compile.ts'
import { SLOTS } from './instance.ts'
import { has } from './rules.ts'

export const NOBODY = -1
export const NO_CAR = -1

/** What a move changes: own cars given (more is better), pairs of driver and car (fewer is better). */
export interface Change {
  own: number
  pairs: number
}

/** Who has which car when, and moves that keep every hard rule about cars. Tables have index * SLOTS + slot. */
export class Parking {
  readonly week: Week
  readonly carOf: Int32Array
  readonly driverIn: Int32Array
  /** Slots each driver works. */
  readonly works: Uint16Array
  /** Per driver the slots whose car is decided (pinned, published, past). */
  readonly locked: Uint16Array
  /** How many different cars each driver has. */
  readonly carsOfDriver: Uint8Array
  pairs = 0
  private readonly seen = new Int32Array(SLOTS + 1)

  constructor(week: Week, works: Uint16Array) {
    this.week = week
    this.works = works
    this.carOf = new Int32Array(week.drivers.length * SLOTS).fill(NO_CAR)
    this.driverIn = new Int32Array(week.cars.length * SLOTS).fill(NOBODY)
    this.locked = new Uint16Array(week.drivers.length)
    this.carsOfDriver = new Uint8Array(week.drivers.length)
  }

  /** Slots in which the car is available and nobody has it. */
  freeSlots(car: number): number {
    let slots = this.week.available[car]!
    for (let slot = 0; slot < SLOTS; slot++)
      if (this.driverIn[car * SLOTS + slot] !== NOBODY) slots &= ~(1 << slot)
    return slots
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
    this.recount(driver)
  }

  private recount(driver: number): void {
    const before = this.carsOfDriver[driver]!
    const after = this.carsAfter(driver, 0, NO_CAR, driver)
    this.carsOfDriver[driver] = after
    this.pairs += after - before
  }

  /**
   * How many cars a driver would have with `slots` moved: to one `car`, or, where `car` is NO_CAR, each to the car that `other` has now.
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
    if ((slots & ~this.week.available[car]!) !== 0 || (slots & this.locked[driver]!) !== 0) return false
    for (let rest = slots; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest)
      const other = this.driverIn[car * SLOTS + slot]!
      if (other !== NOBODY && (this.locked[other]! & (1 << slot)) !== 0) return false
    }
    return true
  }

  /** What `take` would change; `into` is filled in and answered. The driver must not have the car in these slots yet. */
  changeBy(driver: number, slots: number, car: number, into: Change): Change {
    const { carOf, driverIn, carsOfDriver } = this
    const { primary } = this.week
    const ownCar = primary[driver]!
    into.own = 0
    into.pairs = this.carsAfter(driver, slots, car, driver) - carsOfDriver[driver]!
    let done = 0
    for (let rest = slots; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest)
      const left = carOf[driver * SLOTS + slot]!
      if (ownCar !== NO_CAR) into.own += (car === ownCar ? 1 : 0) - (left === ownCar ? 1 : 0)
      const other = driverIn[car * SLOTS + slot]!
      if (other === NOBODY) continue
      const otherOwn = primary[other]!
      if (otherOwn !== NO_CAR) into.own += (left === otherOwn ? 1 : 0) - (car === otherOwn ? 1 : 0)
      if ((done & (1 << slot)) !== 0) continue
      const moved = this.slotsOn(other, car) & slots
      done |= moved
      into.pairs += this.carsAfter(other, moved, NO_CAR, driver) - carsOfDriver[other]!
    }
    return into
  }

  /** Gives the driver the car in these slots; whoever had it there gets the cars that are left. */
  take(driver: number, slots: number, car: number): void {
    const { carOf, driverIn } = this
    for (let rest = slots; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest)
      const left = carOf[driver * SLOTS + slot]!
      const other = driverIn[car * SLOTS + slot]!
      carOf[driver * SLOTS + slot] = car
      driverIn[car * SLOTS + slot] = driver
      driverIn[left * SLOTS + slot] = other
      if (other !== NOBODY) {
        carOf[other * SLOTS + slot] = left
        this.recount(other)
      }
    }
    this.recount(driver)
  }

  /**
   * The slots that have to change between two cars so that nobody's week is cut: from the given ones on, every shift that a driver in them
   * has in the same car. 0 where a hard rule or an own car is in the way.
   */
  chain(slots: number, a: number, b: number): number {
    const { driverIn, week, locked } = this
    let chain = slots
    for (let waiting = slots; waiting !== 0; ) {
      const slot = 31 - Math.clz32(waiting & -waiting)
      waiting &= waiting - 1
      for (let side = 0; side < 2; side++) {
        const car = side === 0 ? a : b
        const driver = driverIn[car * SLOTS + slot]!
        if (driver === NOBODY) continue
        if (week.primary[driver] === car || (locked[driver]! & (1 << slot)) !== 0) return 0
        if ((week.available[side === 0 ? b : a]! & (1 << slot)) === 0) return 0
        const more = this.slotsOn(driver, car) & ~chain
        chain |= more
        waiting |= more
      }
    }
    return chain
  }

  /** Everybody in these slots of the one car changes with whoever is in the other. */
  swapSlots(slots: number, a: number, b: number): void {
    const { carOf, driverIn } = this
    for (let rest = slots; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest)
      const inA = driverIn[a * SLOTS + slot]!
      const inB = driverIn[b * SLOTS + slot]!
      driverIn[a * SLOTS + slot] = inB
      driverIn[b * SLOTS + slot] = inA
      if (inA !== NOBODY) carOf[inA * SLOTS + slot] = b
      if (inB !== NOBODY) carOf[inB * SLOTS + slot] = a
    }
    this.recountIn(slots, a)
    this.recountIn(slots, b)
  }

  private recountIn(slots: number, car: number): void {
    for (let rest = slots; rest !== 0; ) {
      const driver = this.driverIn[car * SLOTS + 31 - Math.clz32(rest & -rest)]!
      rest &= driver === NOBODY ? rest - 1 : ~this.slotsOn(driver, car)
      if (driver !== NOBODY) this.recount(driver)
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
