import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const SchemesScreen = lazyScreen(() => import('./schemes-screen.tsx'), 'SchemesScreen')
export const SchemeEditorScreen = lazyScreen(() => import('./scheme-editor-screen.tsx'), 'SchemeEditorScreen')
