export { Board } from './board.tsx'
export { linesOf } from './card/card-layer.tsx'
export { useHits } from './hits/use-hits.ts'
