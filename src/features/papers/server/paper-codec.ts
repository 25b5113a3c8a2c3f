import type { CalendarDate } from '#kernel/calendar-date.ts'
import { blocksOn, paperState } from '../domain/paper.ts'
import type { PaperKind } from '../domain/usual-kinds.ts'

/** A paper with its kind, wherever its date stands. */
export interface HeldPaper {
  readonly kind: PaperKind
  readonly subjectId: string
  readonly number: string
  readonly issuedOn: CalendarDate | null
  readonly expiresOn: CalendarDate
}

export function paperOnWire(
  { kind, subjectId, number, issuedOn, expiresOn }: HeldPaper,
  today: CalendarDate,
) {
  const { subject, name, leadDays, blocks, vehicleField } = kind
  const state = paperState(expiresOn, leadDays, today)
  return {
    kindId: kind.id,
    kindName: name,
    subject,
    subjectId,
    number,
    issuedOn,
    expiresOn,
    blocks,
    vehicleField,
    state: state.is,
    days: state.days,
    blocking: blocksOn({ expiresOn, blocks }, today),
  }
}
