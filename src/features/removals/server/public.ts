export { removalsOfDrivers } from './removed-driver-data.ts'
export { forgetRemoved, markRemovalsSaved } from './removed-shifts.ts'
