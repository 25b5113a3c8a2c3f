export { createStatementPrinter, type StatementPrinter } from './printing/statement-printer.ts'
