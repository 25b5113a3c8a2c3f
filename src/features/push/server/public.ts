export { postPush } from './post-push.ts'
