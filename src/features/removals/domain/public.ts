export { REMOVAL_REASONS, type RemovalReason } from './reasons.ts'
