export { postPush, type ToldByPush } from './post-push.ts'
export { hasLiveDevice } from './subscriptions.ts'
