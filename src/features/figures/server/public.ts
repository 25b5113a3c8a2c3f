export { listedRows } from './statistics/listed-rows.ts'
export { slotsOfPeriod } from './statistics/summary-of-period.ts'
export { bonusesWon } from './winners/bonuses-won.ts'
