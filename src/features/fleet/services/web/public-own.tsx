export { OwnService } from './own-service.tsx'
