import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { checkLine } from './checked-lines.ts'
import { fuelPageTexts as texts } from './fuel-texts.ts'
import type { ShownLine } from './shown-line.ts'

interface OddModalProps {
  readonly lines: readonly ShownLine[]
  onSend(): void
  onClose(): void
}

/** What looks like a slip of the hand is named before it is sent; it may be right all the same. */
export function OddModal({ lines, onSend, onClose }: OddModalProps) {
  return (
    <Dialog
      title={texts.oddTitle}
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onSend}>{texts.oddSend}</Button>
          <Button kind="primary" data-first onClick={onClose}>
            {texts.oddBack}
          </Button>
        </>
      }
    >
      <p>{texts.oddLead}</p>
      <ul>
        {lines.map(({ key, fullName, reg, typed }) => (
          <li key={key}>
            <strong>{fullName}</strong>
            <span>{`, ${reg}: ${checkLine(typed)
              .odd.map((oddity) => texts.odd[oddity])
              .join(' ')}`}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
