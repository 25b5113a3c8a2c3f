export { DriverPin } from './driver-pin.tsx'
