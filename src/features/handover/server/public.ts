export { handoverJobs } from './jobs.ts'
export { forgetNextService } from './readings-store.ts'
