export type { CarOff } from './car-off.ts'
export { NOBODY_MOVES } from './nobody-moves.ts'
