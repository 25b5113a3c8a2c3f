export { SeatOffer } from './seat/seat-offer.ts'
export { SeatOutlook } from './seat/seat-outlook.ts'
