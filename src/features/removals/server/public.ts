export { keepRemoval } from './remove-shift.ts'
export {
  absencesRemoved,
  forgetRemoved,
  lastRemovals,
  markRemovalsSaved,
  takeBackRemovals,
  unsavedRemovals,
} from './removed-shifts.ts'
