import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { boardTexts } from '../../texts.ts'
import { unsavedOnPaper, viewTexts } from '../../texts-views.ts'
import type { BoardState } from '../board-toolbar.tsx'
import { hasNewer, type Session } from '../session.ts'
import type { WeekOnBoard } from '../week-on-board.ts'

/** Which state of the week a sheet shows: nobody is to drive by one that is only looked at, or not saved, without knowing it. */
export function stateOnPaper(
  session: Session,
  unsaved: number,
  state: BoardState,
  old: WeekOnBoard | undefined,
): string {
  if (old) return viewTexts.olderVersion
  if (state === 'initial') return boardTexts.initialState
  const { version, source } = session
  const saved =
    version === 0
      ? viewTexts.notGenerated
      : hasNewer(session) || source.version < version
        ? viewTexts.versionAlone(version)
        : viewTexts.version(version, source.savedBy, dateAndTime(source.savedAt))
  return unsaved === 0 ? saved : `${saved} · ${unsavedOnPaper(unsaved)}`
}
