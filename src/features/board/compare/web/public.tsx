export { useArrived } from './arrived/use-arrived.ts'
export { NewerVersion, UnfitMoves } from './newer-version.tsx'
export { Together } from './together/together.tsx'
