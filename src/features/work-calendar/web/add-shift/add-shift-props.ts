/** What 'Dodaj zmianę' tells the calendar that opened it. */
export interface AddShiftProps {
  readonly onBooked: () => void
  /** The session has ended meanwhile. */
  readonly onLocked: () => void
  readonly onClose: () => void
}
