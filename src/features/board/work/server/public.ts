export { saveMovesOf } from './saving/save-moves.ts'
export { createSaving } from './saving/saving.ts'
