export { leaveDevice } from './leave-device.ts'
export { OwnLogin } from './login-part.tsx'
export { MayLeave, useMayLeave } from './may-leave.ts'
export { type BehindPinMemory, useBehindPin } from './use-behind-pin.ts'
