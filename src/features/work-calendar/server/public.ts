export { freeShifts } from './picks/free-shifts.ts'
export { pickShifts } from './picks/pick-free-shifts.ts'
export { obstacleTo, type PickFacts, type PickingDriver, pickFacts } from './picks/pick-obstacle.ts'
export { lockPicker } from './picks/picker-store.ts'
