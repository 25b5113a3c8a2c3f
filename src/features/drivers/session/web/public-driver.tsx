export { FleetPinModal } from './fleet-pin-modal.tsx'
export { OwnLoginModal } from './own-login-modal.tsx'
export { type BehindPinMemory, useBehindPin } from './use-behind-pin.ts'
