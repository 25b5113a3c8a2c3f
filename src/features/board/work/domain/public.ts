export { bothSides, type Difference, layTogether, type Meeting, type Side } from './both-sides.ts'
export { type Caution, type CautionFacts, cautionsNear, cautionsOf } from './cautions.ts'
export { slotCounts } from './slot-counts.ts'
export { step } from './timeline.ts'
