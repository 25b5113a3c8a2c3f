import { inGroups } from './domain/line-groups.ts'
import { GROUP_TITLES, lineWords, workingWords } from './texts-lines.uk.ts'
import type * as polish from './texts-own-lines.ts'

/** The lines of this language speak to the driver alone. */
export const ownLineWords: typeof polish.ownLineWords = lineWords

export const ownWorkingWords: typeof polish.ownWorkingWords = workingWords

export const ownGroups: typeof polish.ownGroups = (lines) =>
  inGroups(lines).map((group) => ({ ...group, heading: GROUP_TITLES[group.key] }))
