export { type DriverReference, referenceKey } from './driver-reference.ts'
