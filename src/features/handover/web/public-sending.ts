export { sendNow } from './keep/sending.ts'
