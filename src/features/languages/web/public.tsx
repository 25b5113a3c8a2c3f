import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const LanguagesScreen = lazyScreen(() => import('./languages-screen.tsx'), 'LanguagesScreen')
