export { inPieces } from './in-pieces.ts'
