import type { Editing, NewerVersion } from './editing.ts'
import { hasNewer, type Session } from './session.ts'

/**
 * Who saved the newer version that stands beside the unsaved edits, and when; undefined without one. Empty
 * texts where nobody has said.
 */
export function newerVersion({
  session,
  saving,
  conflict,
}: Editing): Required<Omit<NewerVersion, 'version'>> | undefined {
  if (!session || saving || !(conflict || hasNewer(session))) return undefined
  const { savedBy, savedAt } = session.source
  return { savedBy: conflict?.savedBy ?? savedBy, savedAt: conflict?.savedAt ?? savedAt }
}

/** Both versions are to be seen side by side, and the newer one is here. */
export function isSideBySide({ isComparing, session }: Editing): boolean {
  return isComparing && session !== undefined && hasNewer(session)
}

/** Whether this version was saved by this tab, be it by saving the board or by an act that moved somebody. */
export function isOwnVersion(
  { id = '', version, source }: Session,
  ownSaving: Editing['ownSaving'],
  tab: string,
): boolean {
  const isAnswered = ownSaving.id === id && ownSaving.version === version && version > 0
  return isAnswered || (source.version === version && source.savedTab === tab)
}
