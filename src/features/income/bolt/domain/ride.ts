import type { Grosze } from '#kernel/money.ts'
import type { Slot } from '#kernel/slot.ts'
import type { BoltOrder, BoltPrices } from './bolt-rows.ts'
import type { FleetZone } from './fleet-zone.ts'
import { type OrderWorth, worthOf } from './order-status.ts'

/**
 * Amounts by kind (D50), each as Bolt tells it: a commission is never what is left over. Bolt's orders hold
 * nothing of campaigns. Commission and cash are positive: net is after the one, payout is net less the other.
 */
export interface RideAmounts {
  /** The price of the ride: without tip, toll and cancellation fee. */
  readonly gross: Grosze | null
  readonly commission: Grosze | null
  readonly net: Grosze | null
  readonly tip: Grosze | null
  readonly toll: Grosze | null
  readonly cancellationFee: Grosze | null
  /** Taken from the passenger by the driver. */
  readonly cash: Grosze | null
}

/** One order that brought something. Instants are Unix seconds. */
export interface BoltRide {
  /** The identity, in whatever answer or file it stands. */
  readonly reference: string
  readonly driverId: string | null
  readonly driverPhone: string | null
  readonly driverName: string | null
  /** Upper case without spaces, as the fleet keeps its registrations (D25). */
  readonly plate: string | null
  /** By `startedAt`, in the fleet's zone (D2). */
  readonly slot: Slot
  /** When it was ordered, as the file's 'Data': minute and driver tell it from others in a file too. */
  readonly startedAt: number
  /** False: only a cancellation fee, which is no ride to count. */
  readonly completed: boolean
  readonly distanceM: number | null
  readonly amounts: RideAmounts
}

/** An order that can't be taken as it is. */
export type OrderProblem =
  | { readonly code: 'unknown-status'; readonly reference: string; readonly status: string }
  /** It counts, and nobody can tell for which shift. `net` in grosze. */
  | { readonly code: 'without-start'; readonly reference: string; readonly net: number | null }
  /** It counts, and names nobody: neither id nor phone nor name. */
  | { readonly code: 'without-driver'; readonly reference: string; readonly net: number | null }

/** An order that brings nothing; null where it does not say. */
export interface WithoutWorth {
  readonly reference: string
  readonly driverId: string | null
  /** Unix seconds. */
  readonly startedAt: number | null
}

export interface ReadOrders {
  readonly rides: readonly BoltRide[]
  /** Orders that bring nothing, such as one that was a ride when it was read before. */
  readonly without: readonly WithoutWorth[]
  readonly problems: readonly OrderProblem[]
}

const NOTHING = 0 as Grosze

/** Orders as rides of shifts; none is lost: each is a ride, or without worth, or a problem. */
export function readOrders(orders: readonly BoltOrder[], zone: FleetZone): ReadOrders {
  const rides: BoltRide[] = []
  const without: WithoutWorth[] = []
  const problems: OrderProblem[] = []
  for (const order of orders) {
    const { reference, status, prices, driverId } = order
    const net = prices.netEarnings
    const worth = worthOf(status)
    const startedAt = startOf(order)
    if (worth === 'unknown') problems.push({ code: 'unknown-status', reference, status })
    else if (worth === 'nothing' || (worth === 'fee' && !hasFee(prices)))
      without.push({ reference, driverId, startedAt })
    else if (startedAt === null) problems.push({ code: 'without-start', reference, net })
    else if (driverId === null && order.driverPhone === null && order.driverName === null)
      problems.push({ code: 'without-driver', reference, net })
    else
      rides.push({
        reference,
        driverId,
        driverPhone: order.driverPhone,
        driverName: order.driverName,
        plate: order.plate?.toUpperCase().replace(/[\s-]/g, '') || null,
        slot: zone.slotAt(startedAt),
        startedAt,
        completed: worth === 'driven',
        distanceM: order.distanceM,
        amounts: amountsOf(order, worth),
      })
  }
  return { rides, without, problems }
}

/** The order's own instant, as files have it; where it is not told, the first that is. */
function startOf({ createdAt, acceptedAt, pickedUpAt, droppedOffAt, finishedAt, cancelledAt }: BoltOrder) {
  return createdAt ?? acceptedAt ?? pickedUpAt ?? droppedOffAt ?? finishedAt ?? cancelledAt
}

function hasFee({ cancellationFee, netEarnings }: BoltPrices): boolean {
  return (cancellationFee ?? 0) !== 0 || (netEarnings ?? 0) !== 0
}

/** Of a cancelled order the price is what the ride would have cost. */
function amountsOf({ prices, paymentMethod }: BoltOrder, worth: OrderWorth): RideAmounts {
  const isDriven = worth === 'driven'
  return {
    gross: isDriven ? prices.ridePrice : NOTHING,
    commission: prices.commission,
    net: prices.netEarnings,
    tip: isDriven ? prices.tip : NOTHING,
    toll: isDriven ? prices.tollFee : NOTHING,
    cancellationFee: prices.cancellationFee,
    cash: isDriven ? cashOf(prices, paymentMethod) : NOTHING,
  }
}

/** Tips, fees and discounts go through the app: what is handed over is the price of the ride. */
function cashOf({ ridePrice }: BoltPrices, paymentMethod: string | null): Grosze | null {
  if (paymentMethod === null) return null
  return /(^|[^a-z])cash([^a-z]|$)/i.test(paymentMethod) ? ridePrice : NOTHING
}

/** 20 million PLN, as in files: more is no amount of one ride, whatever the answer says. */
const MOST_GROSZE = 2_000_000_000

/** Whether an amount of the ride can't be. */
export function isAbsurd({ amounts }: Pick<BoltRide, 'amounts'>): boolean {
  return Object.values(amounts).some((amount) => amount !== null && Math.abs(amount) > MOST_GROSZE)
}

/**
 * By how much the kinds of a ride miss its net: 0 where they add up, null where one of them isn't told. A
 * reason to look, never to change an amount.
 * @returns grosze
 */
export function missingFromNet({
  gross,
  tip,
  toll,
  cancellationFee,
  commission,
  net,
}: RideAmounts): number | null {
  if (gross === null || tip === null || toll === null) return null
  if (cancellationFee === null || commission === null || net === null) return null
  return net - (gross + tip + toll + cancellationFee - commission)
}
