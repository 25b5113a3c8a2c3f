export { unreachableTiers } from './bonus-tiers.ts'
