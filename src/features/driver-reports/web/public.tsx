import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const DriverReportsScreen = lazyScreen(
  () => import('./driver-reports-screen.tsx'),
  'DriverReportsScreen',
)

/** On a driver's card. */
export const ReportsOfDriver = lazyScreen(() => import('./reports-of-driver.tsx'), 'ReportsOfDriver')
