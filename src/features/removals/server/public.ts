export { absencesRemoved, forgetRemoved, markRemovalsSaved, unsavedRemovals } from './removed-shifts.ts'
