import type { Line, Working } from '#features/settlement/domain/public.ts'
import { percent } from '#features/settlement/texts-amounts.ts'
import { inGroups, type LineGroup } from './domain/line-groups.ts'
import { GROUP_TITLES, lineWords, workingWords } from './texts-lines.ts'

const PASSED: readonly string[] = ['tip', 'toll', 'campaign', 'cancellation']
const HEADINGS: Readonly<Record<string, string>> = {
  passed: 'Osobno dla Ciebie',
  cash: 'Gotówka, którą już masz',
}

/** What a line is called and by what rule it came about, said to the driver. */
export function ownLineWords(line: Line): { readonly label: string; readonly rule: string } {
  const words = lineWords(line)
  if (line.code === 'share') return { ...words, label: `Twój udział, ${percent(line.rate?.value ?? 0)}` }
  if (line.code === 'cash') return { ...words, rule: 'już u Ciebie' }
  if (PASSED.includes(line.code) && line.rate?.value === 10_000)
    return { ...words, rule: 'w całości dla Ciebie' }
  return words
}

export function ownWorkingWords(working: Working): string {
  return working.code === 'passed-apart' ? 'bez tego, co jest liczone osobno' : workingWords(working)
}

/** A statement's lines in their groups; what is paid apart stands in the last one. */
export function ownGroups(
  lines: readonly Line[],
): readonly (LineGroup<Line> & { readonly heading: string })[] {
  return inGroups(lines).map((group) => ({
    ...group,
    heading: HEADINGS[group.key] ?? GROUP_TITLES[group.key],
  }))
}
