export type { DriverPorts } from './routes.ts'
