export { NewerVersion, UnfitMoves } from './newer-version.tsx'
export { useRemoteChanges } from './remote-changes/use-remote-changes.ts'
export { Together } from './together/together.tsx'
