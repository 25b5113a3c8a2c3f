import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { useFleetSettings } from './use-fleet-settings.ts'

/** The tab 'Ustawienia miesiąca'. */
export const MonthSettings = lazyScreen(() => import('./month-settings.tsx'), 'MonthSettings')
/** The tab 'Ustawienia powiadomień'. */
export const NotificationSettings = lazyScreen(
  () => import('./notification-settings.tsx'),
  'NotificationSettings',
)
