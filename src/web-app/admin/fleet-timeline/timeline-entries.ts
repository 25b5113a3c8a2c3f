import { groundingOfficeTexts } from '#features/fleet/groundings/texts-office.ts'
import type { Grounding } from '#features/fleet/groundings/web/public.tsx'
import type { listRentals } from '#features/fleet/rentals/contract.ts'
import type { listWeekServices } from '#features/fleet/services/contract.ts'
import { spanText } from '#features/fleet/unavailability/texts.ts'
import type { listPapers } from '#features/papers/contract.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import { compareSlots, shiftOfEnd, shiftOfStart } from '#kernel/slot.ts'
import type { SlotSpan } from '#kernel/slot-span.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftFromWire } from '#platform/pure/wire.ts'
import { groundedWords, paperWords, rentedWords, serviceWords } from './timeline-texts.ts'

type Rental = OutputOf<typeof listRentals>['data'][number]
type Service = OutputOf<typeof listWeekServices>['data'][number]
type Paper = OutputOf<typeof listPapers>['data'][number]

/** What takes a car's time, or is about to. */
export interface TimelineEntry {
  readonly kind: 'grounding' | 'rental' | 'service' | 'paper'
  /** Unique among all. */
  readonly key: string
  readonly carId: string
  /** A rental's id, to go to. */
  readonly id: string
  readonly span: SlotSpan
  /** On the bar. */
  readonly label: string
  /** The whole of it, in words. */
  readonly title: string
  /** What its form changes. */
  readonly grounding?: Grounding
}

export interface TimelineReadings {
  readonly groundings: readonly Grounding[]
  readonly rentals: readonly Rental[]
  readonly services: readonly Service[]
  /** Of kinds that block assignment. */
  readonly papers: readonly Paper[]
}

/** By car, each car's in the order of their start. */
export function entriesByCar(readings: TimelineReadings): ReadonlyMap<string, readonly TimelineEntry[]> {
  const entries = [
    ...readings.groundings.flatMap(groundingEntry),
    ...readings.rentals.flatMap(rentalEntry),
    ...readings.services.flatMap(serviceEntry),
    ...readings.papers.flatMap(paperEntry),
  ]
  entries.sort((a, b) => compareSlots(a.span.from, b.span.from))
  return Map.groupBy(entries, ({ carId }) => carId)
}

function groundingEntry(grounding: Grounding): TimelineEntry[] {
  const { carId, groundedReason, ...rest } = grounding.attributes
  const from = parseDate(rest.dayStart)
  const to = parseDate(rest.dayEnd)
  if (!from || !to) return []
  const span: SlotSpan = {
    from: { date: from, shift: shiftFromWire(rest.shiftStart) ?? 'day' },
    to: { date: to, shift: shiftFromWire(rest.shiftEnd) ?? 'night' },
  }
  const reason = groundedReason || groundingOfficeTexts.noReason
  return [
    {
      kind: 'grounding',
      key: `grounding ${grounding.id}`,
      carId,
      id: grounding.id,
      span,
      label: reason,
      title: groundedWords(spanText(span), reason),
      grounding,
    },
  ]
}

/** The slots of a rental by D18's hours, an open one as far as it reaches today. */
export function rentalSpan({ attributes }: Rental): SlotSpan | undefined {
  const from = parseDate(attributes.start_date)
  const to = parseDate(attributes.occupiedUntil)
  if (!from || !to) return undefined
  const { start_time, end_time } = attributes
  return {
    from: { date: from, shift: shiftOfStart(hourOf(start_time)) },
    to: { date: to, shift: end_time === null ? 'night' : shiftOfEnd(hourOf(end_time)) },
  }
}

export function renterOf({ attributes }: Rental): string {
  return `${attributes.first_name} ${attributes.last_name}`
}

function rentalEntry(rental: Rental): TimelineEntry[] {
  const span = rentalSpan(rental)
  if (!span) return []
  const renter = renterOf(rental)
  return [
    {
      kind: 'rental',
      key: `rental ${rental.id}`,
      carId: rental.attributes.carId,
      id: rental.id,
      span,
      label: renter,
      title: rentedWords(renter, spanText(span), rental.attributes.end_date === null),
    },
  ]
}

function serviceEntry({
  id,
  attributes: { carId, serviceDate, serviceTime, desc },
}: Service): TimelineEntry[] {
  const date = parseDate(serviceDate)
  if (!date) return []
  const slot = { date, shift: shiftOfStart(hourOf(serviceTime)) }
  return [
    {
      kind: 'service',
      key: `service ${id}`,
      carId,
      id,
      span: { from: slot, to: slot },
      label: serviceTime,
      title: serviceWords(date, serviceTime, desc),
    },
  ]
}

/** Stands on the night of its expiry date, from which on it blocks. */
function paperEntry({ id, attributes: { subjectId, kindName, expiresOn } }: Paper): TimelineEntry[] {
  const date = parseDate(expiresOn)
  if (!date) return []
  const slot = { date, shift: 'night' } as const
  return [
    {
      kind: 'paper',
      key: `paper ${id}`,
      carId: subjectId,
      id,
      span: { from: slot, to: slot },
      label: kindName,
      title: paperWords(kindName, date),
    },
  ]
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2))
}
