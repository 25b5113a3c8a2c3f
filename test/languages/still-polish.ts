/**
 * Catalogues that the driver's page reaches and that stand in Polish alone, by their end of the path below
 * `src`. A new one is translated beside the others, or named here until it is.
 */
export const STILL_POLISH: readonly string[] = []

/**
 * Reached by drivers' pages and read by no driver: failures of the office's calls, which stand in a contract
 * beside a driver's, the words that go over the wire for the reasons of an empty schedule (the page shows its
 * own), and catalogues that hold figures and the order of sentences alone.
 */
export const SAY_NOTHING_TO_DRIVERS: readonly string[] = [
  'features/bonuses/texts.ts',
  'features/fleet/services/texts.ts',
  'features/settings/texts.ts',
  'features/settlement/schemes/texts-words-in.ts',
  'features/settlement/texts-amounts.ts',
  'features/settlement/weeks/texts-lines-in.ts',
  'features/submissions/texts-empty-reasons.ts',
]
