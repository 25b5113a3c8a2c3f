export { SourcesDrawer } from './sources/sources-drawer.tsx'
