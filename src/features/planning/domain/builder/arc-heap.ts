/**
 * Drivers who could make one kind of step, cheapest first, the earlier driver among equals. An entry dies
 * when its driver's version moves on; the dead are dropped when they come to the top, or all at once when
 * they are the most.
 */
export class ArcHeap {
  private readonly versions: Int32Array
  private costs: number[] = []
  private drivers: number[] = []
  private stamps: number[] = []
  private sweepAt = 256

  constructor(versions: Int32Array) {
    this.versions = versions
  }

  topCost(): number {
    return this.costs[0]!
  }

  topDriver(): number {
    return this.drivers[0]!
  }

  push(cost: number, driver: number): void {
    if (this.costs.length >= this.sweepAt) this.sweep()
    this.costs.push(cost)
    this.drivers.push(driver)
    this.stamps.push(this.versions[driver]!)
    this.rise(this.costs.length - 1)
  }

  /** Drops dead entries from the top; false when none is left. */
  settle(): boolean {
    while (this.costs.length > 0 && this.stamps[0] !== this.versions[this.drivers[0]!]) this.pop()
    return this.costs.length > 0
  }

  private before(a: number, b: number): boolean {
    const difference = this.costs[a]! - this.costs[b]!
    return difference < 0 || (difference === 0 && this.drivers[a]! < this.drivers[b]!)
  }

  private swap(a: number, b: number): void {
    const cost = this.costs[a]!
    this.costs[a] = this.costs[b]!
    this.costs[b] = cost
    const driver = this.drivers[a]!
    this.drivers[a] = this.drivers[b]!
    this.drivers[b] = driver
    const stamp = this.stamps[a]!
    this.stamps[a] = this.stamps[b]!
    this.stamps[b] = stamp
  }

  private rise(from: number): void {
    let at = from
    while (at > 0) {
      const up = (at - 1) >> 1
      if (!this.before(at, up)) return
      this.swap(at, up)
      at = up
    }
  }

  private sink(from: number): void {
    let at = from
    for (;;) {
      const left = 2 * at + 1
      if (left >= this.costs.length) return
      const right = left + 1
      const down = right < this.costs.length && this.before(right, left) ? right : left
      if (!this.before(down, at)) return
      this.swap(at, down)
      at = down
    }
  }

  private pop(): void {
    const last = this.costs.length - 1
    this.swap(0, last)
    this.costs.pop()
    this.drivers.pop()
    this.stamps.pop()
    this.sink(0)
  }

  private sweep(): void {
    let kept = 0
    for (let at = 0; at < this.costs.length; at++) {
      if (this.stamps[at] !== this.versions[this.drivers[at]!]) continue
      this.costs[kept] = this.costs[at]!
      this.drivers[kept] = this.drivers[at]!
      this.stamps[kept] = this.stamps[at]!
      kept++
    }
    this.costs.length = kept
    this.drivers.length = kept
    this.stamps.length = kept
    for (let at = (kept >> 1) - 1; at >= 0; at--) this.sink(at)
    this.sweepAt = Math.max(256, 2 * kept)
  }
}
