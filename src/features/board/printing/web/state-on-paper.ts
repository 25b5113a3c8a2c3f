import { hasNewer, type Session, type WeekOnBoard } from '#features/board/work/domain/public.ts'
import { boardTexts } from '#features/board/work/texts.ts'
import type { BoardState } from '#features/board/work/web/public-view.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { paperTexts, unsavedOnPaper } from '../texts.ts'

/**
 * Which state of the week a sheet shows: nobody is to drive by one that is only looked at, or not saved,
 * without knowing it.
 */
export function stateOnPaper(
  session: Session,
  unsaved: number,
  state: BoardState,
  old: WeekOnBoard | undefined,
): string {
  if (old) return paperTexts.olderVersion
  if (state === 'initial') return boardTexts.initialState
  const { version, source } = session
  const saved =
    version === 0
      ? paperTexts.notGenerated
      : hasNewer(session) || source.version < version
        ? paperTexts.versionAlone(version)
        : paperTexts.version(version, source.savedBy, dateAndTime(source.savedAt))
  return unsaved === 0 ? saved : `${saved} · ${unsavedOnPaper(unsaved)}`
}
