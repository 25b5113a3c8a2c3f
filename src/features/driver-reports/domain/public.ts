export type { ReportKind } from './report.ts'
export { isToDo } from './report.ts'
