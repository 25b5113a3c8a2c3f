export type { PushKind } from '../domain/push-kinds.ts'
export { postPush, type ToldByPush } from './post-push.ts'
export { driversWithPush, hasLiveDevice } from './subscriptions.ts'
