export { HANDOVER_KINDS, type HandoverKind, PHOTO_SIDES, type PhotoSide } from './handover.ts'
