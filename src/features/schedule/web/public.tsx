import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const ScheduleBoardScreen = lazyScreen(() => import('./board-screen.tsx'), 'BoardScreen')

/** A driver's coming, past and removed shifts: a part of the driver's page. */
export const DriverShifts = lazyScreen(() => import('./driver/driver-shifts.tsx'), 'DriverShifts')
