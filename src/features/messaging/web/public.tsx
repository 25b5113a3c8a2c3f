import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { MessageState } from './message-state.tsx'

export { ThreadLink } from './thread-link.tsx'

export const ThreadScreen = lazyScreen(() => import('./thread-screen.tsx'), 'ThreadScreen')
export const MessagesScreen = lazyScreen(() => import('./messages-screen.tsx'), 'MessagesScreen')
