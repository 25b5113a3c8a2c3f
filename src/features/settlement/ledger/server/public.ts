export { takenBackNow } from '../domain/taken-back.ts'
export {
  appendEntries,
  balanceOfDriver,
  beginLedger,
  bookedDrivers,
  entriesToRead,
  holderLookup,
  ledgerOf,
  membersOf,
  type NewEntry,
} from './entries.ts'
export { inNoStatement, openLedgers } from './open-ledgers.ts'
export {
  type BatchesGone,
  byHolder,
  exportedIn,
  holdOrders,
  markExported,
  type OrderOnTheWay,
  onTheWayByHolder,
  ordersOnTheWay,
  owedBesideTransfers,
  type ReturnedOrder,
  type ReturnedOrders,
  releaseOrders,
  unsettledAmong,
} from './orders.ts'
export type { Payer, PayerOf } from './payer.ts'
export { bookPayout, bookReturn, undoReturn } from './payouts.ts'
