export type { MergeClash } from './merge-clash.ts'
