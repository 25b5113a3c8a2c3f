export { damageLine } from './office/damage-line.ts'
