export { type DriverReference, referenceKey, referenceKeysOf } from './driver-reference.ts'
