export type { PickObstacle } from './pick-rules.ts'
export { refusedPicks } from './pick-rules.ts'
