export { putInForce } from './in-force.ts'
