export type { About } from './about.ts'
export { HappeningButton } from './happening-button.tsx'
export { Happenings } from './happenings.tsx'
