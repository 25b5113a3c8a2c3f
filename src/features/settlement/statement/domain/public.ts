export { isNamePrinted } from './printed-name.ts'
export type { StatementDocument, StatementFigure, StatementGroup } from './statement-document.ts'
