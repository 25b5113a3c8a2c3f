import * as z from 'zod/mini'
import type { Grosze } from '#kernel/money.ts'
import type { BoltDriver, BoltOrder, BoltStateLog, BoltVehicle } from '../../domain/bolt-rows.ts'
import { groszeOf } from './pln.ts'

// What stands here is all that is ever kept of an answer: addresses, positions and whatever else Bolt tells
// is dropped by not being named.

/** Bolt counts in seconds; milliseconds would be a date thousands of years away. */
const LAST_INSTANT = 10_000_000_000

const text = z.string().check(z.maxLength(500))
const id = text.check(z.minLength(1))
const amount = z.optional(
  z.pipe(
    z.nullable(z.union([z.number(), z.string()])),
    z.transform((value, context): Grosze | null => {
      if (value === null) return null
      const grosze = groszeOf(value)
      if (grosze !== undefined) return grosze
      context.issues.push({ code: 'custom', message: 'amount', input: value })
      return z.NEVER
    }),
  ),
)
const instant = z.int().check(z.minimum(0), z.maximum(LAST_INSTANT))
const maybeText = z.optional(z.nullable(text))
const maybeInstant = z.optional(z.nullable(instant))

/** `{ code, message, data }`: whatever HTTP says, only code 0 is well. */
export const envelope = z.object({
  code: z.int(),
  message: maybeText,
  error_hint: maybeText,
  data: z.optional(z.unknown()),
})

export const tokenAnswer = z.object({
  access_token: id.check(z.regex(/^[\x21-\x7e]+$/)),
  expires_in: z.number().check(z.positive()),
})

export const companies = z.object({ company_ids: z.array(z.int()) })

const count = z.optional(z.nullable(z.int().check(z.minimum(0))))
/** How many rows Bolt counts in the whole range, where it says so. */
export const totals = z.object({ total_orders: count, total_rows: count })

const prices = z.object({
  ride_price: amount,
  booking_fee: amount,
  toll_fee: amount,
  cancellation_fee: amount,
  tip: amount,
  commission: amount,
  net_earnings: amount,
  cash_discount: amount,
  in_app_discount: amount,
})

export const orderRow = z.pipe(
  z.object({
    order_reference: id,
    driver_uuid: maybeText,
    driver_phone: maybeText,
    driver_name: maybeText,
    vehicle_license_plate: maybeText,
    order_status: id,
    payment_method: maybeText,
    ride_distance: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(10_000_000)))),
    order_created_timestamp: maybeInstant,
    order_accepted_timestamp: maybeInstant,
    order_pickup_timestamp: maybeInstant,
    order_drop_off_timestamp: maybeInstant,
    order_finished_timestamp: maybeInstant,
    order_cancelled_timestamp: maybeInstant,
    order_no_show_timestamp: maybeInstant,
    order_price: z.optional(z.nullable(prices)),
  }),
  z.transform((row): BoltOrder => {
    const price = row.order_price
    return {
      reference: row.order_reference,
      driverId: row.driver_uuid || null,
      driverPhone: row.driver_phone || null,
      driverName: row.driver_name || null,
      plate: row.vehicle_license_plate || null,
      status: row.order_status,
      paymentMethod: row.payment_method || null,
      distanceM: typeof row.ride_distance === 'number' ? Math.round(row.ride_distance) : null,
      // Zero is how some answers say that it has not happened.
      createdAt: row.order_created_timestamp || null,
      acceptedAt: row.order_accepted_timestamp || null,
      pickedUpAt: row.order_pickup_timestamp || null,
      droppedOffAt: row.order_drop_off_timestamp || null,
      finishedAt: row.order_finished_timestamp || null,
      cancelledAt: row.order_cancelled_timestamp || row.order_no_show_timestamp || null,
      prices: {
        ridePrice: price?.ride_price ?? null,
        bookingFee: price?.booking_fee ?? null,
        tollFee: price?.toll_fee ?? null,
        cancellationFee: price?.cancellation_fee ?? null,
        tip: price?.tip ?? null,
        commission: price?.commission ?? null,
        netEarnings: price?.net_earnings ?? null,
        cashDiscount: price?.cash_discount ?? null,
        inAppDiscount: price?.in_app_discount ?? null,
      },
    }
  }),
)

export const stateLogRow = z.pipe(
  z.object({ driver_uuid: maybeText, vehicle_uuid: maybeText, state: id, created: instant }),
  z.transform(
    (row): BoltStateLog => ({
      driverId: row.driver_uuid ?? '',
      vehicleId: row.vehicle_uuid || null,
      state: row.state,
      created: row.created,
    }),
  ),
)

export const driverRow = z.pipe(
  z.object({
    driver_uuid: maybeText,
    first_name: maybeText,
    last_name: maybeText,
    phone: maybeText,
    email: maybeText,
    state: maybeText,
  }),
  z.transform(
    (row): BoltDriver => ({
      driverId: row.driver_uuid ?? '',
      firstName: row.first_name || null,
      lastName: row.last_name || null,
      phone: row.phone || null,
      email: row.email || null,
      state: row.state || null,
    }),
  ),
)

export const vehicleRow = z.pipe(
  z.object({ uuid: maybeText, reg_number: maybeText, model: maybeText, state: maybeText }),
  z.transform(
    (row): BoltVehicle => ({
      vehicleId: row.uuid ?? '',
      plate: row.reg_number || null,
      model: row.model || null,
      state: row.state || null,
    }),
  ),
)

/** Where the first problem of an answer is, as `orders[3].order_price`; never what stands there. */
export function placeOf(issues: readonly { readonly path: readonly PropertyKey[] }[]): string {
  return (issues[0]?.path ?? [])
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('')
}
