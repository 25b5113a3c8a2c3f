export { withdrawTellings } from './tell-drivers.ts'
