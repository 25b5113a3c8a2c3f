import type { LineCode } from '#features/settlement/domain/public.ts'

/** Lines by what a person looks for, in the order in which they stand. */
export const LINE_GROUPS = [
  {
    key: 'work',
    codes: [
      'app-net',
      'app-gross',
      'app-commission',
      'app-other',
      'share',
      'shift-pay',
      'hour-pay',
      'tier',
      'guarantee',
    ],
  },
  { key: 'passed', codes: ['tip', 'toll', 'campaign', 'cancellation'] },
  { key: 'vat', codes: ['vat-charge', 'vat-relief'] },
  { key: 'cash', codes: ['cash'] },
  { key: 'car', codes: ['partner-fee', 'rent', 'fuel', 'over-mileage'] },
  { key: 'charges', codes: ['wash', 'fine', 'damage', 'deposit', 'advance', 'shared-cost'] },
  { key: 'bonuses', codes: ['bonus'] },
  { key: 'accountant', codes: ['accountant'] },
  { key: 'corrections', codes: ['correction'] },
  { key: 'apart', codes: ['own-car', 'own-car-correction'] },
] as const satisfies readonly { readonly key: string; readonly codes: readonly LineCode[] }[]

export type LineGroupKey = (typeof LINE_GROUPS)[number]['key']

export interface LineGroup<Held> {
  readonly key: LineGroupKey
  readonly lines: readonly Held[]
}

/** The groups that have lines. */
export function inGroups<Held extends { readonly code: LineCode }>(
  lines: readonly Held[],
): readonly LineGroup<Held>[] {
  return LINE_GROUPS.map(({ key, codes }) => ({
    key,
    lines: lines.filter(({ code }) => (codes as readonly LineCode[]).includes(code)),
  })).filter((group) => group.lines.length > 0)
}
