import type { Scheme } from '../scheme/scheme.ts'
import type { DrivenShift } from './input.ts'

/**
 * The shifts as the scheme sees them: hours are an input where it pays by them, and nowhere else, so that
 * hours that are entered or mended later change no week of another scheme.
 */
export function hoursPaidBy({ earns }: Scheme, shifts: readonly DrivenShift[]): readonly DrivenShift[] {
  return earns.kind === 'per-hour' ? shifts : withoutHours(shifts)
}

export function withoutHours(shifts: readonly DrivenShift[]): readonly DrivenShift[] {
  return shifts.map((shift) => (shift.minutes === null ? shift : { ...shift, minutes: null }))
}
