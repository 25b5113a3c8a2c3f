/**
 * The kinds of file that fill results: the fleet's own settlement sheet (Spec 2 §3), and what the ride apps
 * export.
 */
export const FILE_KINDS = [
  'settlement',
  'bolt-trips',
  'bolt-earnings',
  'uber-trips',
  'uber-orders',
  'uber-drivers',
  'freenow-earnings',
  'freenow-bookings',
] as const
export type FileKind = (typeof FILE_KINDS)[number]
