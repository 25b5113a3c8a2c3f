export { FILE_KINDS, type FileKind } from './file-kinds.ts'
