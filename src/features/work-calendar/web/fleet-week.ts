import { type CalendarDate, calendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { datesOf, type Week } from '#kernel/week.ts'

interface DriverOnWire {
  readonly fullName: string
  readonly phone?: string | undefined
}

interface DayOnWire {
  readonly day: number
  readonly month: number
  readonly year: number
  readonly cars: readonly {
    readonly reg: string
    readonly drivers: readonly DriverOnWire[]
    readonly standing: CarEntry['state']
    readonly service: string | null
  }[]
  readonly reserve: readonly DriverOnWire[]
  readonly onCall: readonly DriverOnWire[]
}

/** One car of one slot with whoever drives it. */
export interface CarEntry {
  readonly reg: string
  readonly drivers: readonly DriverOnWire[]
  readonly state: 'driven' | 'free' | 'grounded' | 'rented' | 'deleted'
  readonly service: string | null
}

export interface SlotEntries {
  readonly shift: Shift
  readonly cars: readonly CarEntry[]
  readonly reserve: readonly DriverOnWire[]
  readonly onCall: readonly DriverOnWire[]
}

export interface DateEntries {
  readonly date: CalendarDate
  readonly slots: readonly [day: SlotEntries, night: SlotEntries]
}

/** The calendar's days and nights, laid together date by date (Spec 1 §2). */
export function datesWithSlots(
  week: Week,
  onWire: { readonly days: readonly DayOnWire[]; readonly nights: readonly DayOnWire[] },
): readonly DateEntries[] {
  return datesOf(week).map((date) => ({
    date,
    slots: [
      slotEntries('day', findDate(onWire.days, date)),
      slotEntries('night', findDate(onWire.nights, date)),
    ],
  }))
}

function findDate(days: readonly DayOnWire[], date: CalendarDate): DayOnWire | undefined {
  return days.find(({ year, month, day }) => calendarDate(year, month, day) === date)
}

function slotEntries(shift: Shift, day: DayOnWire | undefined): SlotEntries {
  const cars = (day?.cars ?? []).map(
    ({ reg, drivers, standing: state, service }): CarEntry => ({ reg, drivers, state, service }),
  )
  return { shift, cars, reserve: day?.reserve ?? [], onCall: day?.onCall ?? [] }
}

/**
 * Letters without case and without Polish marks, so that `zolw` finds `Żółw`; registrations without spaces.
 */
function searchable(text: string): string {
  return text
    .toLocaleLowerCase('pl')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
}

/**
 * What of the week has the words in a name or a registration; everything for an empty search. Dates without
 * any are left out.
 */
export function searchWeek(dates: readonly DateEntries[], text: string): readonly DateEntries[] {
  const wanted = searchable(text.trim())
  if (wanted === '') return dates
  const isNamed = (driver: DriverOnWire) => searchable(driver.fullName).includes(wanted)
  const inSlot = (slot: SlotEntries): SlotEntries => ({
    shift: slot.shift,
    cars: slot.cars.filter(
      (car) => searchable(car.reg).includes(wanted.replaceAll(' ', '')) || car.drivers.some(isNamed),
    ),
    reserve: slot.reserve.filter(isNamed),
    onCall: slot.onCall.filter(isNamed),
  })
  return dates
    .map(({ date, slots: [day, night] }) => ({ date, slots: [inSlot(day), inSlot(night)] as const }))
    .filter(({ slots }) => slots.some((slot) => countSlot(slot) > 0))
}

export function countEntries(dates: readonly DateEntries[]): number {
  return dates.reduce((sum, { slots }) => sum + countSlot(slots[0]) + countSlot(slots[1]), 0)
}

function countSlot({ cars, reserve, onCall }: SlotEntries): number {
  return cars.length + reserve.length + onCall.length
}
