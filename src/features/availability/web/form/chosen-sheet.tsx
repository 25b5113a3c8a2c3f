import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ChosenList } from './chosen-list.tsx'
import { formTexts } from './form-texts.ts'

interface ChosenSheetProps {
  readonly chosen: readonly ChosenDay[]
  readonly hint: string | undefined
  readonly onClear: () => void
  readonly onClose: () => void
}

/** 'Wybrane zmiany' where there is no room for a sidebar. */
export function ChosenSheet({ chosen, hint, onClear, onClose }: ChosenSheetProps) {
  return (
    <Dialog title={`${formTexts.chosen} (${chosen.length})`} onClose={onClose}>
      <ChosenList chosen={chosen} onClear={onClear} />
      {hint && <p className="tier-hint">{hint}</p>}
    </Dialog>
  )
}
