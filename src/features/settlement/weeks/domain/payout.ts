import { sumOf } from '#features/settlement/domain/public.ts'

/** What has become of what a closed statement was to pay, in grosze: parts that add up to it. */
export interface Payout {
  /** By transfers that were confirmed, and in cash; without what came back. */
  readonly paid: number
  /** In a batch whose file was handed out: a bank may be paying it. */
  readonly sent: number
  /** In a batch that nobody has handed out yet. */
  readonly prepared: number
  /** May still be paid under it, and no batch holds it. */
  readonly left: number
  /** Nobody pays it under this number any more: a newer statement holds it, or a debt that came since. */
  readonly movedOn: number
}

interface Told {
  /** What it was closed with. */
  readonly toPay: number
  readonly paid: number
  /** In an order of a batch. */
  readonly held: number
  /** The batch's file was handed out. */
  readonly gone: boolean
  readonly left: number
}

export function payoutOf({ toPay, paid, held, gone, left }: Told): Payout {
  return {
    paid,
    sent: gone ? held : 0,
    prepared: gone ? 0 : held,
    left,
    movedOn: Math.max(0, sumOf([toPay, 0 - paid, 0 - held, 0 - left])),
  }
}
