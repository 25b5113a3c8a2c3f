export interface DevicesSheetProps {
  readonly onClose: () => void
  /** The session of this device is over. */
  readonly onLocked: () => void
}
