export { type HandoverKind, PHOTO_SIDES, type PhotoSide } from './handover.ts'
