import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { DisplacedList } from './displacing/displaced-list.tsx'
export { useSavingWithMoves } from './displacing/use-saving-with-moves.tsx'

/** A driver's coming, past and removed shifts: a part of the driver's page. */
export const DriverShifts = lazyScreen(() => import('./driver/driver-shifts.tsx'), 'DriverShifts')

export const GeneratedWeeksScreen = lazyScreen(
  () => import('./weeks/weeks-screen.tsx'),
  'GeneratedWeeksScreen',
)
export const PrintWeekScreen = lazyScreen(() => import('./weeks/print-week-screen.tsx'), 'PrintWeekScreen')
/** Who has read a published week. */
export const ReadersList = lazyScreen(() => import('./readers/readers-list.tsx'), 'ReadersList')
