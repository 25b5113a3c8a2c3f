export type { CarOff, CarOffKind } from './car-off.ts'
