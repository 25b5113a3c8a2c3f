import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { DriverButtons } from './driver-buttons.tsx'
export { DriverModal } from './driver-modal.tsx'
export type { MoreDriverActs } from './drivers-screen.tsx'
export { EmailClaimList } from './email-claims.tsx'
export { FormerDriverList, FormerDriverPanel } from './former-drivers.tsx'
export { useDriver } from './use-driver.ts'
export { useDrivers } from './use-drivers.ts'

export const DriversScreen = lazyScreen(() => import('./drivers-screen.tsx'), 'DriversScreen')

/** Parts of the driver's page: who it is, messages, and what is done with the data as a whole. */
export const DriverFacts = lazyScreen(() => import('./driver-facts.tsx'), 'DriverFacts')
export const DriverMessages = lazyScreen(() => import('./driver-messages.tsx'), 'DriverMessages')
export const DriverDataPanel = lazyScreen(() => import('./driver-data-panel.tsx'), 'DriverDataPanel')
