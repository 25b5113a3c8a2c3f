export { createSaving } from './saving.ts'
