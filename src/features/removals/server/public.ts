export { forgetRemoved, markRemovalsSaved } from './removed-shifts.ts'
