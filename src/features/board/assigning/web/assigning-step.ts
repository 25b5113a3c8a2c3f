import type { Spot } from '#features/roster/domain/public.ts'

/** What the office does with a car over the board. */
export type AssigningDialog =
  | { readonly kind: 'assign-car'; readonly carId?: string; readonly driverId?: string }
  | { readonly kind: 'seat'; readonly spot: Spot }
  | { readonly kind: 'grounding'; readonly carId?: string; readonly slot?: number }

/** Also what leaves the board. */
export type AssigningStep =
  | AssigningDialog
  | { readonly kind: 'rental'; readonly carId: string; readonly slot: number }
