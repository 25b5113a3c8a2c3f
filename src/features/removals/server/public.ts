export { forgetRemoved, markRemovalsSaved, unsavedRemovals } from './removed-shifts.ts'
