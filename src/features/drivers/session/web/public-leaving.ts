export { tellLeft } from './leave-device.ts'
