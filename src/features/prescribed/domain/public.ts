export { isPrescribed, PRESCRIBED_CALLS } from './prescribed-calls.ts'
