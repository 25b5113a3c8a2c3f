export { grounds, HAPPENING_KINDS, type HappeningKind, SUBJECTS } from './happening.ts'
