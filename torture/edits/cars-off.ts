import type { CarsOff, Span } from './ledger.ts'

/** Which cars were off when: one actor takes them off and gives them back, one after another. */
export class OffLog {
  readonly #sets: { readonly begun: number; ended: number; off: CarsOff }[] = [
    { begun: 0, ended: 0, off: new Set() },
  ]

  /** Something is about to be taken off or given back. @returns how to tell what is off after it */
  begin(): (off: CarsOff) => void {
    const entry = {
      begun: performance.now(),
      ended: Number.POSITIVE_INFINITY,
      off: new Set<string>() as CarsOff,
    }
    return (off) => {
      this.#sets.push({ ...entry, ended: performance.now(), off })
    }
  }

  /** Each of the sets that may have been in force at a moment of the span. */
  during({ from, to }: Span): readonly CarsOff[] {
    const before = this.#sets.findLast(({ ended }) => ended <= from)
    const meanwhile = this.#sets.filter(({ begun, ended }) => begun <= to && ended > from)
    return [...(before ? [before] : []), ...meanwhile].map(({ off }) => off)
  }
}
