export { PhotoStrip } from './office/photo-strip.tsx'
