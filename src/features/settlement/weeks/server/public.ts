export { closedWeeksOf } from './closed-weeks.ts'
export { openWeeksOf } from './open-weeks.ts'
export { owedToTransfer, type PayableStatement, payablesToTransfer, type WaitsForNext } from './payables.ts'
export { payeeNameOf, payeeNamesOf } from './payee-name.ts'
export { payeesWithoutAccount } from './payees.ts'
export { documentOf } from './printing/document-of.ts'
export { sourcesOfLines } from './printing/line-sources.ts'
export { fileNameOf } from './printing/print-routes.ts'
export { ask } from './questions.ts'
export {
  openQuestionsOfAll,
  openQuestionsOfDrivers,
  questionsOfStatements,
  weekOfStatement,
} from './questions-of.ts'
export { type StatementToShow, statementOf } from './statement-of.ts'
export { type StatementOfPerson, statementsOfPerson } from './statements-of-person.ts'
export { type StatementToTell, statementsToTell } from './statements-to-tell.ts'
export { waitingCorrectionsOf } from './waiting-corrections.ts'
