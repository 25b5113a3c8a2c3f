export { type RankedCandidate, type Ranking, rankForSeat } from './seat-ranking.ts'
