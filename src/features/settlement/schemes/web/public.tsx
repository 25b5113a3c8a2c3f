import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const SchemesScreen = lazyScreen(() => import('./schemes-screen.tsx'), 'SchemesScreen')
export const SchemeEditorScreen = lazyScreen(() => import('./scheme-editor-screen.tsx'), 'SchemeEditorScreen')
/** A dialog: many drivers into one group. */
export const GroupOfMany = lazyScreen(() => import('./group-of-many.tsx'), 'GroupOfMany')
