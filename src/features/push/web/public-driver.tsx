export { PushOffer } from './push-offer.tsx'
