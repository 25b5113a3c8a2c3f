export { repairFactsOf } from './repair-facts.ts'
