export { RebuildButton } from './rebuild-button.tsx'
