/** What both dialogs that ask for a PIN are given. */
export interface PinModalProps {
  readonly onOpened: () => void
  readonly onClose: () => void
}
