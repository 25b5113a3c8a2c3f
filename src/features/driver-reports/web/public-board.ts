export { useIllDrivers } from './use-ill-drivers.ts'
