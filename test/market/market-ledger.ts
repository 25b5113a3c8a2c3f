import type { Move } from '#features/roster/domain/plan/moves.ts'

/** What was answered with yes. */
export interface MarketLedger {
  readonly picks: { readonly driverId: string; readonly slot: number }[]
  readonly exchanges: { readonly offerId: string; readonly takerId: string }[]
  /** 'Jednak pojadę' that gave the seat back; said twice it is here twice. */
  readonly returns: { readonly driverId: string; readonly slot: number }[]
  /** By the version that the office was told. */
  readonly edits: Map<number, Move>
}

export function newLedger(): MarketLedger {
  return { picks: [], exchanges: [], returns: [], edits: new Map() }
}
