export {
  average,
  consumption,
  count,
  hours,
  kilometres,
  money,
  moneyPerKm,
  share,
} from './amounts.ts'
export { shownDay } from './shown-day.ts'
