import type { NormalFile, StatementRow } from '#features/income/facts/domain/public.ts'

/** A load that stands. */
export interface SlowLoad {
  readonly no: number
  readonly file: NormalFile
  /** What it took away: the row that said it last, and which of its equals it was. */
  readonly removed: readonly Said[]
}

/** A row, and which one of its equals it is. */
export interface Said {
  readonly row: StatementRow
  readonly nth: number | undefined
}

/** Everything that was told and stands. */
export interface SlowWorld {
  readonly loads: readonly SlowLoad[]
  /** Drivers by phone; each has one name, which is nobody else's. */
  readonly phones: ReadonlyMap<string, string>
  /** What people said, by `app reference`; null where they said to ignore it. */
  readonly decided: ReadonlyMap<string, string | null>
  /** Who has a driver by a phone although the driver is on the list no more, by `app reference`. */
  readonly kept: ReadonlyMap<string, string>
  /** Who was erased, by `app reference`, with the person and driver of that moment. */
  readonly erased: ReadonlyMap<string, { readonly person: string; readonly driver: string | undefined }>
}
