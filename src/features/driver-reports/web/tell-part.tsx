import type { CalendarDate } from '#kernel/calendar-date.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { tellTexts } from '../texts-driver.ts'
import type { Told } from './pending-report.ts'

/** The shift that is told of. */
export interface ToldShift {
  readonly who: string
  readonly date: CalendarDate
  readonly shift: 'day' | 'night'
  readonly reg: string
  /** `Dziś, Dzień 6:00–18:00` */
  readonly words: string
}

export interface TellSheetProps {
  readonly of: ToldShift
  readonly onSend: (told: Told) => void
  readonly onClose: () => void
}

/** The sheet, in a file of its own that comes with the first press. */
export const TellSheet = lazyPart<TellSheetProps>(
  async () => (await import('./tell-sheet.tsx')).TellSheet,
  ({ retry }, { onClose }) => (
    <Dialog title={tellTexts.title} onClose={onClose}>
      {retry ? (
        <Button onClick={retry}>{tellTexts.again}</Button>
      ) : (
        <Skeleton lines={4} label={tellTexts.loading} />
      )}
    </Dialog>
  ),
)
