export {
  appendEntries,
  beginLedger,
  entriesToRead,
  holderLookup,
  ledgerOf,
  ledgersByHolder,
  type NewEntry,
} from './ledger-store.ts'
export {
  holdOrders,
  type NotHeld,
  type OrderOnTheWay,
  onTheWayByHolder,
  ordersOnTheWay,
  releaseOrders,
} from './orders.ts'
export { type Booking, bookPayout, bookReturn } from './payouts.ts'
