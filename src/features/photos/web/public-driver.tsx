export { CameraIcon, PhotoFrame } from './photo-frame.tsx'
export { PhotoInput } from './photo-input.tsx'
export { usePhotoTaking } from './use-photo-taking.ts'
