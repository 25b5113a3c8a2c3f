import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const MessagesScreen = lazyScreen(() => import('./messages-screen.tsx'), 'MessagesScreen')
