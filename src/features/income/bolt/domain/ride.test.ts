import { describe, expect, test } from 'vitest'
import type { Grosze } from '#kernel/money.ts'
import { slotKey } from '#kernel/slot.ts'
import { fleetZone } from '../server/fleet-zone.ts'
import type { BoltOrder, BoltPrices } from './bolt-rows.ts'
import { missingFromNet, readOrders } from './ride.ts'

const at = (instant: string): number => Date.parse(instant) / 1000
const zl = (grosze: number): Grosze => grosze as Grosze

const PRICES: BoltPrices = {
  ridePrice: zl(4000),
  bookingFee: zl(0),
  tollFee: zl(300),
  cancellationFee: zl(0),
  tip: zl(500),
  commission: zl(1000),
  netEarnings: zl(3800),
  cashDiscount: zl(0),
  inAppDiscount: zl(0),
}

function order(change: Partial<BoltOrder> = {}, prices: Partial<BoltPrices> = {}): BoltOrder {
  return {
    reference: 'r1',
    driverId: 'd1',
    driverPhone: '+48500000001',
    driverName: 'Jan Próbny',
    plate: 'kr 1-2a',
    status: 'finished',
    paymentMethod: 'in_app',
    distanceM: 5000,
    createdAt: at('2026-11-09T21:00:00Z'),
    acceptedAt: null,
    pickedUpAt: null,
    droppedOffAt: null,
    finishedAt: at('2026-11-09T21:30:00Z'),
    cancelledAt: null,
    ...change,
    prices: { ...PRICES, ...prices },
  }
}

function rideOf(change: Partial<BoltOrder> = {}, prices: Partial<BoltPrices> = {}) {
  return readOrders([order(change, prices)], fleetZone).rides[0]
}

describe('a ride belongs to the shift in which it is ordered, as in a file (D2)', () => {
  test.each([
    ['2026-11-09T04:59:59Z', '2026-11-08 night'],
    ['2026-11-09T05:00:00Z', '2026-11-09 day'],
    ['2026-11-09T16:59:59Z', '2026-11-09 day'],
    ['2026-11-09T17:00:00Z', '2026-11-09 night'],
    ['2026-11-09T23:30:00Z', '2026-11-09 night'],
    // Summer time ends at 3:00: the second 2:30 is still the night, 6:00 comes an hour later.
    ['2026-10-25T00:30:00Z', '2026-10-24 night'],
    ['2026-10-25T01:30:00Z', '2026-10-24 night'],
    ['2026-10-25T04:59:59Z', '2026-10-24 night'],
    ['2026-10-25T05:00:00Z', '2026-10-25 day'],
    // It begins at 2:00, which is 3:00 at once.
    ['2026-03-29T03:59:59Z', '2026-03-28 night'],
    ['2026-03-29T04:00:00Z', '2026-03-29 day'],
    ['2027-01-01T01:00:00Z', '2026-12-31 night'],
  ])('%s: %s', (instant, slot) => {
    const ride = rideOf({ createdAt: at(instant), finishedAt: at('2027-02-01T10:00:00Z') })
    expect(ride && slotKey(ride.slot)).toBe(slot)
  })

  test('where that is not told, the first instant that is', () => {
    const ride = rideOf({ createdAt: null, acceptedAt: null, pickedUpAt: at('2026-11-09T17:00:00Z') })
    expect(ride && slotKey(ride.slot)).toBe('2026-11-09 night')
  })

  test('without any instant it is a problem with its money, and so is one of nobody', () => {
    const orders = [
      order({ createdAt: null, finishedAt: null }),
      order({ reference: 'r2', driverId: null, driverPhone: null, driverName: null }),
    ]
    expect(readOrders(orders, fleetZone)).toEqual({
      rides: [],
      without: [],
      problems: [
        { code: 'without-start', reference: 'r1', net: 3800 },
        { code: 'without-driver', reference: 'r2', net: 3800 },
      ],
    })
  })
})

describe('amounts by kind (D50)', () => {
  test('of a ride paid in the app', () => {
    expect(rideOf()?.amounts).toEqual({
      gross: 4000,
      commission: 1000,
      net: 3800,
      tip: 500,
      toll: 300,
      cancellationFee: 0,
      cash: 0,
    })
  })
  test.each(['cash', 'CASH', 'cash_in_car'])(
    'of one paid by %s the price was handed over',
    (paymentMethod) => {
      expect(rideOf({ paymentMethod })?.amounts.cash).toBe(4000)
    },
  )
  test('cashless is not cash, and nobody’s word is not known', () => {
    expect(rideOf({ paymentMethod: 'cashless' })?.amounts.cash).toBe(0)
    expect(rideOf({ paymentMethod: null })?.amounts.cash).toBeNull()
  })
  test('what Bolt does not tell stays unknown, and a commission is never what is left over', () => {
    const ride = rideOf({}, { commission: null, tip: null })
    expect(ride?.amounts).toMatchObject({ commission: null, tip: null, net: 3800 })
    expect(ride && missingFromNet(ride.amounts)).toBeNull()
  })
  test('kinds that add up miss nothing of the net; others say by how much', () => {
    const whole = rideOf()
    const other = rideOf({}, { netEarnings: zl(3801) })
    expect(whole && missingFromNet(whole.amounts)).toBe(0)
    expect(other && missingFromNet(other.amounts)).toBe(1)
  })
  test('a plate is written as the fleet writes it (D25)', () => {
    expect(rideOf()?.plate).toBe('KR12A')
    expect(rideOf({ plate: ' ' })?.plate).toBeNull()
  })
})

describe('statuses', () => {
  const R1 = { reference: 'r1', driverId: 'd1', startedAt: at('2026-11-09T21:00:00Z') }

  test.each(['client_cancelled', 'client_did_not_show'])('%s brings its fee, and is no ride', (status) => {
    const ride = rideOf(
      { status, finishedAt: null, cancelledAt: at('2026-11-09T18:00:00Z'), paymentMethod: 'cash' },
      { cancellationFee: zl(800), commission: zl(200), netEarnings: zl(600) },
    )
    expect(ride).toMatchObject({
      completed: false,
      slot: { date: '2026-11-09', shift: 'night' },
      amounts: { gross: 0, tip: 0, toll: 0, cash: 0, cancellationFee: 800, commission: 200, net: 600 },
    })
  })
  test('without a fee a cancelled order brings nothing', () => {
    const read = readOrders([order({ status: 'client_cancelled' }, { netEarnings: zl(0) })], fleetZone)
    expect(read).toEqual({ rides: [], without: [R1], problems: [] })
  })
  test.each([
    'driver_rejected',
    'driver_did_not_respond',
    'driver_cancelled_after_accept',
    'driver_new_word',
  ])('%s brings nothing, whatever amounts are copied into it', (status) => {
    expect(readOrders([order({ status })], fleetZone)).toEqual({ rides: [], without: [R1], problems: [] })
  })
  test('a word that nobody has told of is no ride, and said', () => {
    expect(readOrders([order({ status: 'teleported' })], fleetZone)).toEqual({
      rides: [],
      without: [],
      problems: [{ code: 'unknown-status', reference: 'r1', status: 'teleported' }],
    })
  })
})
