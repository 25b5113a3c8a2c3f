export { Cards } from './cards.tsx'
