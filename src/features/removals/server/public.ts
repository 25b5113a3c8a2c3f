export {
  absencesRemoved,
  forgetRemoved,
  lastRemovals,
  markRemovalsSaved,
  type Removal,
  unsavedRemovals,
} from './removed-shifts.ts'
