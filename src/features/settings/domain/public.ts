export { unreachableTiers } from './bonus-tiers.ts'
export type { DeadlineOfWeek } from './edit-deadline.ts'
export type { Market } from './settings.ts'
