import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

/** On a driver's card. */
export const PhoneOfDriver = lazyScreen(() => import('./phone-of-driver.tsx'), 'PhoneOfDriver')
