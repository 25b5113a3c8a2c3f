export type { StatementDocument, StatementGroup } from './statement-document.ts'
