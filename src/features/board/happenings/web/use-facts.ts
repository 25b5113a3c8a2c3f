import { useState } from 'react'
import { type GroundingDraft, useGrounding } from '#features/board/repair/web/public.tsx'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import type { RemovalReason } from '#features/removals/domain/public.ts'
import { SLOTS_IN_WEEK, type Slot, shiftOfSlot, slotAt, slotIndex } from '#kernel/slot.ts'
import { type HappeningKind, SUBJECTS, type Subject, slotToBeginWith } from '../domain/public.ts'
import { GROUNDING_REASONS, REMOVAL_WORDS } from '../texts-flow.ts'
import type { About } from './about.ts'

export type Span = 'shift' | 'rest' | 'range'

/** The fields of a rental as they are typed. */
export const RENTAL_FIELDS = [
  'first_name',
  'last_name',
  'phone_number',
  'weekly_price',
  'mileage_start',
  'start_time',
] as const
export type RentalTyped = Readonly<Partial<Record<string, string>>>

interface Typed {
  readonly kind: HappeningKind | undefined
  readonly subject: Subject | undefined
  readonly span: Span
  readonly from: number
  readonly to: number
  readonly removal: RemovalReason
  readonly reasonText: string
  readonly note: string
  readonly rental: RentalTyped
}

/** The facts of what happened, as they are being filled in. */
export interface Facts extends Typed {
  readonly carId: string | undefined
  readonly driverId: string | undefined
  /** First and last slot that it concerns, 0-13. */
  readonly first: number
  readonly last: number
  readonly off: GroundingDraft
  /** The car is grounded with it, unless that is switched off. */
  readonly grounds: boolean
  /** Something is typed that would be lost. */
  readonly isTyped: boolean
  /** From when to when, as it is kept. */
  readonly start: Slot
  readonly end: Slot
  change(fields: Partial<Typed>): void
  choose(kind: HappeningKind): void
}

/** @param week with what is off in it */
export function useFacts(week: WeekOnBoard, about: About): Facts {
  const [begun] = useState(() => beginWith(week, about))
  const [typed, setTyped] = useState<Typed>(begun)
  const { kind, subject, span } = typed
  const carId = subject && 'carId' in subject ? subject.carId : undefined
  const driverId = subject && 'driverId' in subject ? subject.driverId : undefined
  const grounds = carId !== undefined && kind !== 'rental' && kind !== 'returned'
  const { draft } = about
  const spanned = { shift: typed.from, rest: SLOTS_IN_WEEK - 1, range: typed.to }[span]
  // Nobody knows yet when a rental ends, and what a car is back for ends by itself.
  const last = kind === 'rental' || kind === 'returned' ? SLOTS_IN_WEEK - 1 : spanned
  const off = useGrounding(week, grounds ? carId : undefined, typed.from, last, {
    note: draft?.reason || (kind ? (GROUNDING_REASONS[kind] ?? '') : ''),
    hidden: draft?.notOnStation ?? false,
    ...(draft?.to && draft.kind === 'grounding' ? { end: draft.to } : {}),
  })
  const lastOff = slotIndex(week.week, off.end) ?? SLOTS_IN_WEEK - 1
  const start = slotAt(week.week, typed.from)
  const isGrounded = grounds && off.grounding !== undefined
  return {
    ...{ ...typed, carId, driverId, off, grounds },
    first: typed.from,
    last: isGrounded && off.endsLater ? SLOTS_IN_WEEK - 1 : isGrounded ? lastOff : last,
    start: isGrounded ? off.start : start,
    end: isGrounded ? off.end : slotAt(week.week, Math.max(typed.from, last)),
    isTyped:
      typed.note !== '' ||
      typed.reasonText !== ((kind && REMOVAL_WORDS[kind]) ?? '') ||
      !isUsual(off.note) ||
      RENTAL_FIELDS.some((field) => (typed.rental[field] ?? '') !== (begun.rental[field] ?? '')),
    change: (fields) => setTyped((known) => ({ ...known, ...fields })),
    choose: (chosen) => {
      setTyped((known) => ({
        ...known,
        kind: chosen,
        subject: subjectFor(chosen, known.subject, about),
        span: spanOf(chosen, known.kind, known.span),
        removal: chosen === 'ill' ? 'sick' : 'other',
        reasonText: REMOVAL_WORDS[chosen] ?? '',
      }))
      const words = GROUNDING_REASONS[chosen]
      // What somebody has typed himself stays.
      if (isUsual(off.note)) off.change({ note: words ?? '' })
    },
  }
}

function beginWith(week: WeekOnBoard, about: About): Typed {
  const { draft, slot } = about
  const kind = draft ? (draft.kind === 'rental' ? 'rental' : 'broken') : about.kind
  const from = draft ? slotIndex(week.week, draft.from) : slot
  const first = from ?? slotToBeginWith(week)
  return {
    ...{ kind, subject: kind && subjectFor(kind, draft && { carId: draft.carId }, about) },
    ...{ span: draft ? 'range' : spanOf(kind, undefined, 'rest'), from: first },
    to: (draft?.to && slotIndex(week.week, draft.to)) ?? SLOTS_IN_WEEK - 1,
    ...{ removal: kind === 'ill' || !kind ? 'sick' : 'other' },
    ...{ reasonText: (kind && REMOVAL_WORDS[kind]) ?? '', note: '' },
    rental: { start_time: shiftOfSlot(first) === 'day' ? '06:00' : '18:00', ...draft?.rental },
  }
}

/** Nothing that somebody has typed. */
function isUsual(reason: string): boolean {
  return reason === '' || Object.values(GROUNDING_REASONS).includes(reason)
}

/** One who is late is so for a shift; a car that is off mostly stays so. A choice made by hand stays. */
function spanOf(kind: HappeningKind | undefined, former: HappeningKind | undefined, span: Span): Span {
  if (kind === 'late') return 'shift'
  if (former !== undefined && former !== 'late') return span
  return kind === 'ill' ? 'shift' : 'rest'
}

/** What was chosen stays where it can be so; else whom the flow was opened at. */
function subjectFor(
  kind: HappeningKind,
  known: Subject | undefined,
  { carId, driverId }: About,
): Subject | undefined {
  const subject = SUBJECTS[kind]
  const isCar = known && 'carId' in known
  if (known && (subject === 'either' || subject === (isCar ? 'car' : 'driver'))) return known
  if (subject !== 'driver' && carId !== undefined) return { carId }
  return subject !== 'car' && driverId !== undefined ? { driverId } : undefined
}
