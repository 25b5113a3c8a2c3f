export { FleetPinModal } from './fleet-pin-modal.tsx'
export { OwnLoginModal } from './own-login-modal.tsx'
export * from './public-session.ts'
