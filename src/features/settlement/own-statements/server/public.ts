export { tellAnswer } from './tell-answer.ts'
export { withdrawTellings } from './tell-drivers.ts'
