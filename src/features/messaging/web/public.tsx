import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { MessageState } from './message-state.tsx'

export const MessagesScreen = lazyScreen(() => import('./messages-screen.tsx'), 'MessagesScreen')
