export { Changes } from './changes/changes-drawer.tsx'
export { History } from './versions/history-drawer.tsx'
export { LookedVersion } from './versions/looked-version.tsx'
export { useHistory } from './versions/use-history.ts'
