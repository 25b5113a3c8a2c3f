export { TellDrivers } from './tell-drivers.tsx'
