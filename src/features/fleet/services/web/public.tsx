import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

/** The tab 'Serwisy' of a car. */
export const ServicesTab = lazyScreen(() => import('./services-tab.tsx'), 'ServicesTab')
/** Services of the whole fleet, week by week. */
export const ServicesScreen = lazyScreen(() => import('./services-screen.tsx'), 'ServicesScreen')
/** The same service of many cars. */
export const ServiceMany = lazyScreen(() => import('./service-many.tsx'), 'ServiceMany')
