export { SeatOutlook } from './seat/seat-outlook.ts'
