import { randomSource } from '#features/planning/domain/builder/random.ts'

/** An order as Bolt sends it, addresses included. */
export interface SentOrder {
  readonly order_reference: string
  readonly driver_uuid: string | null
  readonly order_status: string
  readonly payment_method: string
  readonly order_created_timestamp: number
  readonly order_finished_timestamp: number | null
  readonly order_price: Readonly<Record<string, number>>
  readonly [field: string]: unknown
}

export interface SentLog {
  readonly driver_uuid: string
  readonly vehicle_uuid: string
  readonly state: string
  readonly created: number
  readonly [field: string]: unknown
}

/** All that one company's server knows. Everybody in it is invented. */
export interface MadeUpCompany {
  readonly companyId: number
  readonly drivers: readonly Record<string, unknown>[]
  readonly vehicles: readonly Record<string, unknown>[]
  readonly orders: readonly SentOrder[]
  readonly logs: readonly SentLog[]
}

const HOUR = 3600
const STATUSES = [
  ...Array<string>(8).fill('finished'),
  'client_cancelled',
  'client_did_not_show',
  'driver_rejected',
  'driver_did_not_respond',
]

/**
 * A company with its rides and states over some days; the same seed makes the same company.
 * @param from Unix seconds at which the first driver goes online
 * @param days each driver drives ten hours of each, by turns over the clock
 */
export function madeUpCompany({
  seed,
  companyId = 63_001,
  from,
  days,
  drivers = 3,
}: {
  readonly seed: number
  readonly companyId?: number
  readonly from: number
  readonly days: number
  readonly drivers?: number
}): MadeUpCompany {
  const random = randomSource(seed)
  const below = (most: number): number => random() % most
  const orders: SentOrder[] = []
  const logs: SentLog[] = []
  for (let who = 0; who < drivers; who += 1) {
    for (let day = 0; day < days; day += 1) {
      const begins = from + day * 24 * HOUR + who * 5 * HOUR
      const state = (created: number, word: string): void => {
        logs.push({
          driver_uuid: driverId(companyId, who),
          vehicle_uuid: vehicleId(companyId, who),
          state: word,
          created,
          lat: 50.06,
          lng: 19.94,
        })
      }
      let at = begins
      state(at, 'waiting_orders')
      for (let nth = 0; at < begins + 10 * HOUR; nth += 1) {
        const created = at + 60 + below(40 * 60)
        const status = STATUSES[below(STATUSES.length)] ?? 'finished'
        const ended = created + 300 + below(1800)
        const reference = Buffer.from(`${companyId}-${who}${day}${String(nth).padStart(3, '0')}-1`)
        orders.push(
          madeUpOrder({
            reference: reference.toString('base64url'),
            driver: driverId(companyId, who),
            phone: `+4850000000${who}`,
            plate: `KR ${1000 + who}A`,
            status,
            payment: below(3) === 0 ? 'cash' : 'in_app',
            created,
            ended,
            price: 900 + below(9000),
            tip: below(5) === 0 ? 100 + below(900) : 0,
          }),
        )
        if (status === 'finished') {
          state(created, 'has_order')
          state(ended, 'waiting_orders')
        }
        at = ended
      }
      state(at + 30, 'inactive')
    }
  }
  return {
    companyId,
    drivers: Array.from({ length: drivers }, (_, who) => ({
      driver_uuid: driverId(companyId, who),
      partner_uuid: `partner-${companyId}`,
      first_name: 'Jan',
      last_name: `Próbny ${who}`,
      phone: `+4850000000${who}`,
      email: `jan${who}@example.org`,
      state: 'active',
      driver_rating: 4.9,
    })),
    vehicles: Array.from({ length: drivers }, (_, who) => ({
      id: 900 + who,
      uuid: vehicleId(companyId, who),
      reg_number: `KR ${1000 + who}A`,
      model: 'Toyota Corolla',
      state: 'active',
      vin: 'made up',
    })),
    orders,
    logs,
  }
}

/** Amounts in grosze; they add up, and go out in złoty. */
export function madeUpOrder({
  reference,
  driver,
  phone = '+48500000000',
  plate = 'KR 1000A',
  status = 'finished',
  payment = 'in_app',
  created,
  ended,
  price,
  tip = 0,
}: {
  readonly reference: string
  readonly driver: string | null
  readonly phone?: string
  readonly plate?: string
  readonly status?: string
  readonly payment?: string
  readonly created: number
  readonly ended: number
  readonly price: number
  readonly tip?: number
}): SentOrder {
  const isFinished = status === 'finished'
  const fee = status.startsWith('client_') ? 800 : 0
  const gross = isFinished ? price : 0
  const commission = Math.round((gross + fee) / 4)
  return {
    order_reference: reference,
    driver_uuid: driver,
    driver_name: 'Jan Próbny',
    driver_phone: phone,
    partner_uuid: 'partner',
    payment_method: payment,
    order_status: status,
    vehicle_license_plate: plate,
    vehicle_model: 'Toyota Corolla',
    pickup_address: 'ul. Tajna 7, Kraków',
    destination_address: 'ul. Prywatna 9, Kraków',
    order_stops: [{ lat: 50.061947, lng: 19.936856, real_lat: 50.06, real_lng: 19.93 }],
    ride_distance: isFinished ? price * 3 : 0,
    order_created_timestamp: created,
    order_accepted_timestamp: created + 20,
    order_pickup_timestamp: isFinished ? created + 200 : null,
    order_drop_off_timestamp: isFinished ? ended - 10 : null,
    order_finished_timestamp: isFinished ? ended : null,
    order_cancelled_timestamp: isFinished ? 0 : ended,
    category_info: { name: 'Bolt', seats: 4 },
    order_price: {
      ride_price: price / 100,
      booking_fee: 0,
      toll_fee: 0,
      cancellation_fee: fee / 100,
      tip: tip / 100,
      commission: commission / 100,
      net_earnings: (gross + fee - commission + tip) / 100,
      cash_discount: 0,
      in_app_discount: 0,
    },
  }
}

export function driverId(companyId: number, who: number): string {
  return `driver-${companyId}-${who}`
}

function vehicleId(companyId: number, who: number): string {
  return `vehicle-${companyId}-${who}`
}
