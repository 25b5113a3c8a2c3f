import { type CallState, useCall } from '#platform/web/admin-ui/calls.ts'
import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'
import { getAdminSettings } from '../contract.ts'
import type { Settings } from './settings-read.ts'

/** The tab 'Ustawienia miesiąca'. */
export const MonthSettings = lazyScreen(() => import('./month-settings.tsx'), 'MonthSettings')
/** The tab 'Ustawienia powiadomień'. */
export const NotificationSettings = lazyScreen(
  () => import('./notification-settings.tsx'),
  'NotificationSettings',
)

/**
 * All settings for a neighbour's screen: the fleet's current week (`week`, `year`), the office's period, the
 * default limit.
 */
export function useFleetSettings(): CallState<Settings> {
  return useCall(getAdminSettings, {})
}
