export { resultsOfDrivers } from './drivers/driver-data.ts'
