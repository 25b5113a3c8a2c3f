export { compareForUse, normalizeRegistration } from './vehicle.ts'
