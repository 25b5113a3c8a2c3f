import type { Caller } from '#platform/server/http/caller.ts'

/** Who saves. `id` is null for a driver who picks a free shift, and for the program itself. */
export interface Author {
  readonly id: string | null
  readonly name: string
  /** The browser's tab from which our own page saves; missing for any other caller. */
  readonly tab?: string
}

/** Somebody of the office, as whoever calls is written into versions and changes. */
export function authorOf({ user, tab }: Caller): Author {
  return { id: user?.id ?? null, name: user?.name ?? '', ...(tab === undefined ? {} : { tab }) }
}
