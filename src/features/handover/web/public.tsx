import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

/** The tab 'Przekazania' of a car. */
export const HandoversTab = lazyScreen(() => import('./office/handovers-tab.tsx'), 'HandoversTab')
