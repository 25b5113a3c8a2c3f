export { unreachableTiers } from './bonus-tiers.ts'
export type { Market } from './settings.ts'
