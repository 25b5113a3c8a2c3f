export { compareForUse } from './vehicle.ts'
