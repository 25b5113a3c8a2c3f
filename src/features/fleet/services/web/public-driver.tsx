export { ServiceConfirmation } from './service-confirmation.tsx'
