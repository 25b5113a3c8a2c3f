/** On what 'Zarobek' stands: the fleet's sheet, the apps, or some of it on each (D50). */
export const EARNED_FROM = ['sheet', 'apps', 'both'] as const
export type EarnedFrom = (typeof EARNED_FROM)[number]

/** @param told an app brought a part of it that the sheet does not say. Null where nobody told anything. */
export function earnedFrom(sheet: boolean, told: boolean): EarnedFrom | null {
  if (sheet) return told ? 'both' : 'sheet'
  return told ? 'apps' : null
}
