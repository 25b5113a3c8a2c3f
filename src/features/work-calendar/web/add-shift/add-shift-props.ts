/** What 'Dodaj zmianę' tells the calendar that opened it. */
export interface AddShiftProps {
  /** The calendar of the driver who picks: for nobody else. */
  readonly isOwn?: boolean
  readonly onBooked: () => void
  /** The session has ended meanwhile. */
  readonly onLocked: () => void
  readonly onClose: () => void
}
