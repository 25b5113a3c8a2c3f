export type { ReportKind } from './report.ts'
