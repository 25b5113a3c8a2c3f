import type { Week } from '#kernel/week.ts'
import type { ChargeSaid, Instalment } from '../charges/charge.ts'

/** Every kind of line in the order in which a statement shows them. */
export const LINE_CODES = [
  'app-net',
  'app-gross',
  'app-commission',
  'app-other',
  'share',
  'shift-pay',
  'hour-pay',
  'tier',
  'guarantee',
  'tip',
  'toll',
  'campaign',
  'cancellation',
  'vat-charge',
  'vat-relief',
  'cash',
  'partner-fee',
  'rent',
  'fuel',
  'over-mileage',
  'wash',
  'fine',
  'damage',
  'deposit',
  'advance',
  'shared-cost',
  'bonus',
  'accountant',
  'correction',
  'own-car',
  'own-car-correction',
] as const
export type LineCode = (typeof LINE_CODES)[number]

/** Lines outside of the week's result: a transfer of their own pays them. */
export function isPaidApart({ code }: { readonly code: LineCode }): boolean {
  return code === 'own-car' || code === 'own-car-correction'
}

/** `grosze` for one of what the quantity counts. */
export type Rate =
  | { readonly unit: 'basis-points'; readonly value: number }
  | { readonly unit: 'grosze'; readonly value: number }

/** How an amount came about: the inner column of a statement, which no total adds. */
export interface Working {
  readonly code:
    | 'app-net'
    | 'app-gross'
    | 'passed-apart'
    | 'base'
    | 'vat-reserve'
    | 'left-to-share'
    | 'work'
    | 'part'
    | 'rent-of-day'
    | 'over-mileage-tier'
    | 'proposed'
  /** An app's name or a date; null where the code says it all. */
  readonly of: string | null
  /** over-mileage-tier: metres within it, while `grosze` is the price of a kilometre. */
  readonly quantity?: number
  readonly grosze: number
  readonly rowIds: readonly string[]
}

/** What a catalogue needs to say a line's label and rule in words; each code fills in its own. */
export interface LineFacts {
  /** tier: of the net over this, up to that (null: without end). */
  readonly over?: number
  readonly upTo?: number | null
  readonly shift?: 'day' | 'night'
  readonly minutes?: number
  readonly vatBase?: 'gross' | 'net'
  /** Apps of whose net VAT of gross is charged, as they tell no gross. */
  readonly vatOfNet?: readonly string[]
  readonly relief?: { readonly basisPoints: number; readonly numerator: number; readonly denominator: number }
  /** The amount was cut by a floor. */
  readonly floored?: boolean
  readonly rentPer?: 'day' | 'shift' | 'week'
  readonly vehicle?: string | null
  readonly guaranteePer?: 'week' | 'shift'
  readonly instalment?: Instalment
  readonly decision?: 'proposed' | 'applied' | 'edited' | 'declined'
  readonly metres?: number
  readonly heading?: string
  readonly week?: Week
  readonly statement?: string
  /** Of a line that stands on one charge. */
  readonly said?: ChargeSaid
}

/** One line of a statement. Amounts are whole grosze; a positive one is owed to the driver. */
export interface Line {
  readonly code: LineCode
  /** Null where a line is of no app, or of all. */
  readonly app: string | null
  readonly quantity: number | null
  readonly rate: Rate | null
  readonly base: number | null
  readonly amount: number
  /** Facts, shifts and charges on which the line stands, in order of their ids. */
  readonly rowIds: readonly string[]
  readonly facts: LineFacts
  readonly workings: readonly Working[]
}

/** A line of what is told; the rest is what most lines have none of. */
export function line(code: LineCode, amount: number, told: Partial<Omit<Line, 'code' | 'amount'>>): Line {
  return {
    code,
    app: null,
    quantity: null,
    rate: null,
    base: null,
    amount,
    rowIds: [],
    facts: {},
    workings: [],
    ...told,
  }
}
