export type { ReportKind } from './report.ts'
export { waitsForOffice } from './report.ts'
