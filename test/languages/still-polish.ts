/**
 * Catalogues that the driver's page reaches and that stand in Polish alone, by their end of the path below
 * `src`. A new one is translated beside the others, or named here until it is.
 */
export const STILL_POLISH: readonly string[] = [
  'features/bonuses/texts.ts',
  'features/fleet/services/texts.ts',
  'features/fuel/texts.ts',
  'features/fuel/web/fuel-texts.ts',
  'features/settings/texts.ts',
  'features/settlement/ledger/texts.ts',
  'features/settlement/own-statements/texts-failures.ts',
  'features/settlement/own-statements/texts.ts',
  'features/settlement/schemes/texts-words.ts',
  'features/settlement/texts-amounts.ts',
  'features/settlement/weeks/texts-document.ts',
  'features/settlement/weeks/texts-lines.ts',
  'features/settlement/weeks/texts-own-lines.ts',
  'features/submissions/texts-empty-reasons.ts',
]
