export { onlySumsOf, rowsOfWeek } from './rows-of-week.ts'
export { shiftsOfWeek } from './shifts-of-week.ts'
