/** Of backups that were made before an upgrade; no other file is ever deleted by them. */
const NAME = /^flotylla-(.+)-before-.+-(\d{8}T\d{6}Z)\.gz$/

const NEWEST = 3

/** @param now instant, ISO 8601 in UTC */
export function nameBeforeUpgrade(from: string, to: string, now: string): string {
  return `flotylla-${from}-before-${to}-${now.replaceAll(/[-:]|\.\d+/g, '')}.gz`
}

/**
 * Which backups from before upgrades have had their time: all but the three newest, and the newest of each
 * edition, so that one that is tried again and again never pushes out the only one of another.
 * @param names of the files in the folder, foreign ones among them
 */
export function expiredUpgradeBackups(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return newestFirst(names)
    .filter(({ from }, index) => {
      const isNewestOfEdition = !seen.has(from)
      seen.add(from)
      return index >= NEWEST && !isNewestOfEdition
    })
    .map(({ name }) => name)
}

export interface KeptBeforeUpgrade {
  readonly file: string
  /** Version of the program that wrote the data. */
  readonly from: string
  /** Instant, ISO 8601 in UTC. */
  readonly at: string
}

/** @param names as above */
export function newestBeforeUpgrade(names: readonly string[]): KeptBeforeUpgrade | undefined {
  const [newest] = newestFirst(names)
  if (!newest) return undefined
  const { name, from, at } = newest
  return { file: name, from, at: at.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z') }
}

function newestFirst(names: readonly string[]) {
  return names
    .map((name) => ({ name, parts: NAME.exec(name) }))
    .filter(({ parts }) => parts !== null)
    .map(({ name, parts }) => ({ name, from: parts?.[1] ?? '', at: parts?.[2] ?? '' }))
    .sort((one, other) => (one.at < other.at ? 1 : -1))
}
