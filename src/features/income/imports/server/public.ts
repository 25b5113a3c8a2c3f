export { loadFile } from './load-file.ts'
