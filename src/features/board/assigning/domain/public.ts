export { type RankedCandidate, rankForSeat } from './seat-ranking.ts'
