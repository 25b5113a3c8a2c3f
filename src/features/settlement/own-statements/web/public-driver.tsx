export { OwnStatements } from './own-statements.tsx'
