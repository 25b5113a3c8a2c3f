export type { PickObstacle } from './pick-rules.ts'
