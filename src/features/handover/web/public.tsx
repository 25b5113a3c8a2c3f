import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

/** The tab 'Przekazania' of a car. */
export const HandoversTab = lazyScreen(() => import('./office/handovers-tab.tsx'), 'HandoversTab')

/** 'Sprawy z przekazań aut', of all cars. */
export const HandoverMattersScreen = lazyScreen(
  () => import('./office/matters-screen.tsx'),
  'HandoverMattersScreen',
)
