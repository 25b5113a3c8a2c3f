export { FleetPinModal } from './fleet-pin-modal.tsx'
export { OwnDevices } from './own-devices.tsx'
export { OwnLoginModal } from './own-login-modal.tsx'
export { type BehindPinMemory, useBehindPin } from './use-behind-pin.ts'
