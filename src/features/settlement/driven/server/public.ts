export { factsOfWeek, onlySumsOf } from './facts-of-week.ts'
export { shiftsOfWeek } from './shifts-of-week.ts'
