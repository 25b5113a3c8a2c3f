export type { StatementDocument, StatementFigure, StatementGroup } from './statement-document.ts'
