export { displacedMark } from './displaced-mark.ts'
export type { DisplacedDriver, GeneratedWeeksPort } from './generated-weeks-port.ts'
