import type { Grosze } from '#kernel/money.ts'

/** What Bolt charges and pays for one order. Null: the answer does not have it. */
export interface BoltPrices {
  readonly ridePrice: Grosze | null
  /** Whether the price of the ride holds it already is not known, so nothing is reckoned from it. */
  readonly bookingFee: Grosze | null
  readonly tollFee: Grosze | null
  readonly cancellationFee: Grosze | null
  readonly tip: Grosze | null
  readonly commission: Grosze | null
  readonly netEarnings: Grosze | null
  readonly cashDiscount: Grosze | null
  readonly inAppDiscount: Grosze | null
}

/** One order as Bolt tells it, without its addresses and positions. Instants are Unix seconds. */
export interface BoltOrder {
  /** `order_reference`. An order that is offered to one driver after another has one for each. */
  readonly reference: string
  readonly driverId: string | null
  readonly driverPhone: string | null
  readonly driverName: string | null
  readonly plate: string | null
  /** Bolt's word: `finished`, `client_cancelled`, … */
  readonly status: string
  /** Bolt's word; only `cash` is told of with certainty. */
  readonly paymentMethod: string | null
  readonly distanceM: number | null
  readonly createdAt: number | null
  readonly acceptedAt: number | null
  readonly pickedUpAt: number | null
  readonly droppedOffAt: number | null
  readonly finishedAt: number | null
  readonly cancelledAt: number | null
  readonly prices: BoltPrices
}

/** From `created` on the driver is in this state, until the next log of him. */
export interface BoltStateLog {
  readonly driverId: string
  readonly vehicleId: string | null
  /** Bolt's word: `waiting_orders`, `has_order`, `busy`, `inactive`. */
  readonly state: string
  /** Unix seconds. */
  readonly created: number
}

export interface BoltDriver {
  readonly driverId: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phone: string | null
  readonly email: string | null
  /** Bolt's word: `active`, `suspended`, `deactivated`. */
  readonly state: string | null
}

export interface BoltVehicle {
  readonly vehicleId: string
  readonly plate: string | null
  readonly model: string | null
  readonly state: string | null
}
