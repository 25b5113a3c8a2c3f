import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export type { Grounding, GroundingDraft } from './grounding-values.ts'

/** The tab 'Uziemienia' of a car. */
export const GroundingsTab = lazyScreen(() => import('./groundings-tab.tsx'), 'GroundingsTab')
/** The form of a grounding for whoever chooses car and days elsewhere; removing stands in it too. */
export const GroundingEditor = lazyScreen(() => import('./grounding-editor.tsx'), 'GroundingEditor')
/** Many cars off, or back, in one act. */
export const GroundMany = lazyScreen(() => import('./ground-many.tsx'), 'GroundMany')
export const EndMany = lazyScreen(() => import('./end-many.tsx'), 'EndMany')
