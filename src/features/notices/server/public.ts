export { followChanges } from './receipts/follow-changes.ts'
export { type OwnNotice, type OwnSpot, readOwnNotices, showOwnNotices } from './receipts/own-notices.ts'
export { keepOwnPick, keepOwnReturn } from './receipts/own-pick.ts'
export { readReturns } from './receipts/returns.ts'
