export { NOBODY_MOVES } from './nobody-moves.ts'
