/** Lets a few pieces of slow work run at once, the rest wait in turn; what can't wait is turned away. */
export interface WaitingLine {
  /**
   * Runs the work when its turn comes.
   * @param by who asks: one asker may hold only a part of the line, so that others still get in
   * @returns undefined where the line, or the asker's part of it, is full; the work is then not run
   */
  run<T>(by: string, work: () => Promise<T>): Promise<{ readonly value: T } | undefined>
}

/** Whoever is turned away may come again in a moment: nothing was tried. */
export class TooManyAtOnce extends Error {
  override readonly name = 'TooManyAtOnce'
  constructor() {
    super('Too many wait already.')
  }
}

export interface LineOptions {
  readonly atOnce: number
  readonly longest: number
  readonly longestPerAsker: number
}

export function createWaitingLine({ atOnce, longest, longestPerAsker }: LineOptions): WaitingLine {
  const waiting: (() => void)[] = []
  const perAsker = new Map<string, number>()
  let running = 0
  let inside = 0

  const leave = (by: string): void => {
    inside -= 1
    const left = (perAsker.get(by) ?? 1) - 1
    if (left === 0) perAsker.delete(by)
    else perAsker.set(by, left)
  }
  return {
    run: async (by, work) => {
      const own = perAsker.get(by) ?? 0
      if (inside >= longest || own >= longestPerAsker) return undefined
      inside += 1
      perAsker.set(by, own + 1)
      try {
        if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
        else running += 1
        try {
          return { value: await work() }
        } finally {
          const next = waiting.shift()
          if (next) next()
          else running -= 1
        }
      } finally {
        leave(by)
      }
    },
  }
}
