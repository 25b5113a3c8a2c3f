import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { MileageTier, OverMileageDecision } from './over-mileage.ts'
import type { ShiftsOfDriver } from './shared-cost.ts'

/** The how-manieth of how many, and what is still owed after it, in grosze. */
export interface Instalment {
  readonly number: number
  readonly of: number
  readonly left: number
}

/** What the office wrote of a charge when it was entered. */
export interface ChargeSaid {
  /** When it arose. */
  readonly date: CalendarDate
  /** As it was typed; empty where nothing was. */
  readonly note: string
  /** It takes back an entry of the same kind in a closed week: of which day and week that one is. */
  readonly reverses?: { readonly date: CalendarDate; readonly week: Week }
}

/** What the driver owes by one event. `grosze` is positive; a negative one gives something back. */
export type PlainChargeKind = 'wash' | 'fine' | 'damage' | 'deposit' | 'advance'

/**
 * What stands in a week beside the apps' money. Each carries the rates that held when it arose: settling
 * again never reads today's car, rent or tariff. `grosze` is what its name says, so that a positive wash
 * takes, and a positive bonus gives.
 */
export type Charge = {
  readonly id: string
  /**
   * No money depends on it. Missing of what nobody enters one by one, and of what was closed before it was
   * frozen.
   */
  readonly said?: ChargeSaid
} & (
  | {
      readonly kind: 'rent'
      readonly vehicle: string | null
      /** Of a day; or of a week, which is seven fixed daily parts. */
      readonly per: 'day' | 'week'
      readonly grosze: number
      readonly dates: readonly CalendarDate[]
    }
  | {
      readonly kind: 'rent'
      readonly vehicle: string | null
      readonly per: 'shift'
      readonly grosze: number
      readonly slots: readonly Slot[]
    }
  /** What was paid at the pump, VAT included. No money depends on who told it; missing where it is typed. */
  | { readonly kind: 'fuel'; readonly grosze: number; readonly told?: 'page' | 'sheet' }
  | {
      readonly kind: 'over-mileage'
      readonly metres: number
      readonly tiers: readonly MileageTier[]
      readonly decision: OverMileageDecision
    }
  | { readonly kind: PlainChargeKind; readonly grosze: number; readonly instalment: Instalment | null }
  /** The whole cost, the driver who is settled, and the shifts of everyone who shares it. */
  | {
      readonly kind: 'shared-cost'
      readonly grosze: number
      readonly driver: string
      readonly shifts: readonly ShiftsOfDriver[]
    }
  | { readonly kind: 'bonus'; readonly grosze: number }
  /** As the accountant told it (`zus`, `pit`); nothing of it is reckoned here. */
  | { readonly kind: 'accountant'; readonly heading: string; readonly grosze: number }
  /** Signed: positive is owed to the driver. */
  | {
      readonly kind: 'correction'
      readonly grosze: number
      readonly week: Week
      readonly statement: string
    }
  /** The driver's own car, rented to the fleet: a transfer of its own, outside of the week's result. */
  | { readonly kind: 'own-car'; readonly vehicle: string; readonly grosze: number }
  /** Signed: what a correction changes of what another week paid apart. It is paid apart as well. */
  | {
      readonly kind: 'own-car-correction'
      readonly grosze: number
      readonly week: Week
      readonly statement: string
    }
)

export const CHARGE_KINDS = [
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
] as const satisfies readonly Charge['kind'][]

/** What is a line of this week since another one was closed; none of this week's own rows. */
export function isCorrection({ kind }: Pick<Charge, 'kind'>): boolean {
  return kind === 'correction' || kind === 'own-car-correction'
}

export type ChargeOf<K extends Charge['kind']> = Extract<Charge, { readonly kind: K }>

export function chargesOf<K extends Charge['kind']>(charges: readonly Charge[], kind: K): ChargeOf<K>[] {
  return charges.filter((charge): charge is ChargeOf<K> => charge.kind === kind)
}
