/** What this tab knows of a build. */
interface KnownBuild {
  /** When it was last the page's own, or was told of. Milliseconds since 1970. */
  readonly at: number
  /** The page has loaded itself anew for it: at most once. */
  readonly taken?: boolean
}
export type KnownBuilds = Readonly<Record<string, KnownBuild>>

interface Surroundings {
  /** The build that this page is of; undefined where none is named. */
  readonly own: string | undefined
  /** Of this tab, beyond the page's own life. */
  readonly memory: { read(): KnownBuilds; write(builds: KnownBuilds): void }
  /** Milliseconds since 1970. */
  now(): number
}

/** For so long a build that the tab has had or was told of is not told again. Milliseconds. */
export const QUIET_MS = 10 * 60_000
const MOST_KNOWN = 8

/**
 * Learns from the answers of servers that they are of another build than this page. While one process after
 * the other is replaced, answers of both builds come by turns, and a page that was loaded anew may be the old
 * one again: so each build is told once and then not for ten minutes, and loads the page by itself at most
 * once, whatever comes.
 */
export class BuildWatch {
  readonly #around: Surroundings
  readonly #listeners = new Set<() => void>()
  #other: string | undefined
  #isTold = false

  constructor(around: Surroundings) {
    this.#around = around
    if (around.own !== undefined) this.#know(around.own, {})
  }

  /** @param build as an answer names it; servers of earlier editions name none */
  hear(build: string | null): void {
    const { own, memory, now } = this.#around
    if (build === null || own === undefined || build === own || build === this.#other) return
    const known = memory.read()[build]
    if (known && now() - known.at < QUIET_MS) return
    this.#know(build, known ?? {})
    this.#other = build
    this.#isTold = true
    this.#changed()
  }

  /** Whether the page is to say that there is another build. */
  isTold(): boolean {
    return this.#isTold
  }

  /** Whether another build was heard of, also where that was put away: explains what does not work. */
  isHeard(): boolean {
    return this.#other !== undefined
  }

  /** It was read, and is not shown any more. */
  putAway(): void {
    this.#isTold = false
    this.#changed()
  }

  /** Whether the page is to load itself anew now, where nothing can be lost; true once for each build. */
  takes(): boolean {
    const build = this.#other
    if (build === undefined || this.#around.memory.read()[build]?.taken) return false
    this.#know(build, { taken: true })
    // Where this tab can keep nothing, the next page would not know that it was loaded for that build.
    return this.#around.memory.read()[build]?.taken === true
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #know(build: string, known: Pick<KnownBuild, 'taken'>): void {
    const { memory, now } = this.#around
    const before = memory.read()
    const all = { ...before, [build]: { ...before[build], ...known, at: now() } }
    const latest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at)
    memory.write(Object.fromEntries(latest.slice(0, MOST_KNOWN)))
  }

  #changed(): void {
    for (const listener of this.#listeners) listener()
  }
}
