export { sendNow } from './keep/sending.ts'
export { waitingHandovers } from './keep/waiting-here.ts'
