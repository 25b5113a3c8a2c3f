export { type SchemeChoice, type SchemeInForce, schemesFor } from './schemes-for.ts'
