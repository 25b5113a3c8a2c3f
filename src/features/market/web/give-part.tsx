import { lazyPart } from '#platform/web/lazy-part.tsx'

/** 'Oddaj zmianę', in a file of its own that comes with the first press. */
export const GiveSheet = lazyPart(
  async () => (await import('./give-sheet.tsx')).GiveSheet,
  () => null,
)
