export { loadFile } from './load-file.ts'
export { weeksChangedBy } from './weeks-changed-by.ts'
