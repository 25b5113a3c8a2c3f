export { createSaving } from './saving/saving.ts'
