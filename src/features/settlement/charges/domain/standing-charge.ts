import type { Charge } from '#features/settlement/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'

/** A slot in which a driver has a car by the roster. */
export interface DrivenCar extends Slot {
  readonly driverId: string
  readonly carId: string
  readonly reg: string
}

/** What comes again, with the rate that holds from its first to its last day. */
export interface StandingCharge {
  readonly id: string
  readonly kind: 'rent' | 'accountant' | 'own-car'
  /** One of the two; a vehicle's rent is paid by whoever has it by the roster. */
  readonly driverId: string | null
  readonly vehicleId: string | null
  readonly per: 'day' | 'shift' | 'week'
  readonly grosze: number
  readonly byRoster: boolean
  readonly detail: string
  readonly from: CalendarDate
  /** Null until further notice. */
  readonly to: CalendarDate | null
}

/**
 * What a driver pays and gets in a week by standing charges. A rent follows the dates of its tariff, or the
 * roster; the driver's own tariff goes before the vehicle's, date by date, so that no day is paid twice. A
 * day of a vehicle that two drivers share is paid by who has it first. Weekly amounts of the accountant and
 * for the own car are told whole where their tariff holds on the week's Monday.
 * @param dates of the week, in order
 * @param roster of the week, everybody's
 */
export function standingChargesOf(
  driverId: string,
  standing: readonly StandingCharge[],
  dates: readonly CalendarDate[],
  roster: readonly DrivenCar[],
): Charge[] {
  const monday = dates[0]
  if (monday === undefined) return []
  const own = standing.filter((one) => one.driverId === driverId)
  const slots = roster.filter((one) => one.driverId === driverId)
  const ownRents = own.filter(({ kind }) => kind === 'rent')
  const charges: Charge[] = []
  for (const one of own) {
    const id = `${one.kind}:${one.id}:${monday}`
    if (one.kind === 'rent') charges.push(...rentCharge(id, one, null, dates, slots))
    else if (holdsOn(one, monday)) {
      const { grosze, detail } = one
      charges.push(
        one.kind === 'accountant'
          ? { id, kind: 'accountant', heading: detail, grosze }
          : { id, kind: 'own-car', vehicle: detail, grosze },
      )
    }
  }
  const free = slots.filter(({ date }) => !ownRents.some((rent) => holdsOn(rent, date)))
  for (const one of standing) {
    if (one.kind !== 'rent' || one.vehicleId === null) continue
    const withCar = free.filter(
      (slot) => slot.carId === one.vehicleId && (one.per === 'shift' || isFirst(slot, roster)),
    )
    const reg = withCar[0]?.reg ?? null
    charges.push(...rentCharge(`rent:${one.id}:${monday}`, { ...one, byRoster: true }, reg, dates, withCar))
  }
  return charges
}

function rentCharge(
  id: string,
  rent: StandingCharge,
  vehicle: string | null,
  dates: readonly CalendarDate[],
  slots: readonly DrivenCar[],
): Charge[] {
  const held = slots.filter(({ date }) => holdsOn(rent, date))
  const base = { id, kind: 'rent', vehicle, grosze: rent.grosze } as const
  if (rent.per === 'shift')
    return held.length === 0
      ? []
      : [{ ...base, per: 'shift', slots: held.map(({ date, shift }) => ({ date, shift })) }]
  const paid = dates.filter(
    (date) => holdsOn(rent, date) && (!rent.byRoster || held.some((slot) => slot.date === date)),
  )
  return paid.length === 0 ? [] : [{ ...base, per: rent.per, dates: paid }]
}

function holdsOn({ from, to }: Pick<StandingCharge, 'from' | 'to'>, date: CalendarDate): boolean {
  return from <= date && (to === null || date <= to)
}

const ORDER: Readonly<Record<Shift, number>> = { day: 0, night: 1 }

/** Nobody has the car earlier on that date. */
function isFirst(slot: DrivenCar, roster: readonly DrivenCar[]): boolean {
  return !roster.some(
    (other) =>
      other.carId === slot.carId && other.date === slot.date && ORDER[other.shift] < ORDER[slot.shift],
  )
}

/** Whether two tariffs of one driver or one vehicle hold on a common date. */
export function overlaps(
  a: Pick<StandingCharge, 'from' | 'to'>,
  b: Pick<StandingCharge, 'from' | 'to'>,
): boolean {
  return (a.to === null || b.from <= a.to) && (b.to === null || a.from <= b.to)
}
