export {
  appendEntries,
  balanceOfDriver,
  beginLedger,
  entriesToRead,
  holderLookup,
  ledgerOf,
  ledgersByHolder,
  ledgersByPurse,
  membersOf,
  type NewEntry,
} from './entries.ts'
export {
  exportedIn,
  holdOrders,
  markExported,
  type OrderOnTheWay,
  onTheWayByHolder,
  ordersOnTheWay,
  releaseOrders,
} from './orders.ts'
export { bookPayout, bookReturn } from './payouts.ts'
