export { useSavingWithMoves } from './use-saving-with-moves.tsx'
