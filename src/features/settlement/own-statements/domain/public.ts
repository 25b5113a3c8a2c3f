export type { OwnState } from './own-state.ts'
export { statementKey } from './statement-key.ts'
