export { groupNames } from './group-names.ts'
export { type SchemeChoice, type SchemeInForce, schemesFor } from './schemes-for.ts'
