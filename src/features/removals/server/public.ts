export {
  absencesRemoved,
  forgetRemoved,
  lastRemovals,
  markRemovalsSaved,
  unsavedRemovals,
} from './removed-shifts.ts'
