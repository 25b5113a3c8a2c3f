export type { MergeClash } from './merge-clash.ts'
export { namesakeMarks } from './namesakes.ts'
