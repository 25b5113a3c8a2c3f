export { subscriptionsOfDrivers } from './driver-data.ts'
