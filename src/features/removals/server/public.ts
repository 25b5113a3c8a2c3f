export { removalsOfDrivers } from './removed-driver-data.ts'
export { forgetRemoved, markRemovalsSaved, unsavedRemovals } from './removed-shifts.ts'
