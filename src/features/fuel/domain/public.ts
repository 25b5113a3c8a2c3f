export { consumptionOf } from './fuel-entry.ts'
