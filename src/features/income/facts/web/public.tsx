export { ClosedWeeksNote } from './closed-weeks-note.tsx'
export { SourcesDrawer } from './sources/sources-drawer.tsx'
