export { MOST_PHOTO_BYTES } from './photo.ts'
