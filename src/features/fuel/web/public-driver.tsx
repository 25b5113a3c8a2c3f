export { FuelScreen } from './fuel-screen.tsx'
