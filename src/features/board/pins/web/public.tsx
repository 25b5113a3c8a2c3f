export { ImpossiblePins } from './impossible-pins.tsx'
export { PinsButton } from './pins-drawer.tsx'
export { StrayedPins } from './strayed-pins.tsx'
export { type Pins, usePins } from './use-pins.ts'
