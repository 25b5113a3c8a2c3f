export type { WeekAnswer } from './readings.ts'
export { WeekAside } from './week-aside.ts'
