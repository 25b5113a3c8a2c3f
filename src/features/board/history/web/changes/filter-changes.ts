import type { Change } from '#features/roster/domain/public.ts'

export type ChangeKind = Change['kind']

export const CHANGE_KINDS = ['slot', 'car', 'removed', 'added'] as const satisfies readonly ChangeKind[]

/** What a change can be found by. */
export interface FoundBy {
  readonly kind: ChangeKind
  readonly driver: string
  /** Plates of the car that was left and of the one that was got; empty ones say nothing. */
  readonly cars: readonly string[]
  /** All that is told of it, to be searched. */
  readonly words: string
}

/** Null and empty: whatever it is. */
export interface ChangesWanted {
  readonly kind: ChangeKind | null
  readonly driver: string | null
  readonly car: string | null
  readonly search: string
}

export const ALL_CHANGES: ChangesWanted = { kind: null, driver: null, car: null, search: '' }

/**
 * Whether all of what was asked for holds; of a search every word is wanted, without regard to case and
 * marks.
 */
export function isWanted({ kind, driver, car, search }: ChangesWanted, change: FoundBy): boolean {
  if (kind !== null && change.kind !== kind) return false
  if (driver !== null && change.driver !== driver) return false
  if (car !== null && !change.cars.includes(car)) return false
  const words = plain(change.words)
  return plain(search)
    .split(' ')
    .every((word) => words.includes(word))
}

/**
 * Who and what can be chosen, in Polish order, each once; what is chosen stays, so that it can be seen and
 * taken back when its changes have gone.
 */
export function choicesOf(changes: readonly FoundBy[], { kind: chosen, driver, car }: ChangesWanted) {
  const sorted = (all: readonly string[]) =>
    [...new Set(all.filter(Boolean))].sort((a, b) => a.localeCompare(b, 'pl'))
  return {
    kinds: CHANGE_KINDS.filter((kind) => kind === chosen || changes.some((change) => change.kind === kind)),
    drivers: sorted([driver ?? '', ...changes.map((change) => change.driver)]),
    cars: sorted([car ?? '', ...changes.flatMap(({ cars }) => cars)]),
  }
}

/** Of two places the kind of the change between them, as saved changes are told apart (D21). */
export function kindOf(
  from: { readonly slot: number; readonly carId: string | null } | null,
  to: { readonly slot: number; readonly carId: string | null } | null,
): ChangeKind {
  if (!from) return 'added'
  if (!to) return 'removed'
  return from.slot === to.slot && from.carId !== null && to.carId !== null ? 'car' : 'slot'
}

function plain(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase('pl')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, ' ')
}
