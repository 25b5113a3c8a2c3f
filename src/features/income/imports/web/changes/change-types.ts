import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { previewLoad } from '../../contract-preview.ts'

/** What loading a file would change, or taking a load back. */
export type Changes = OutputOf<typeof previewLoad>
export type ChangedRow = Changes['rows']['replaced'][number]
/** Which of the two it is: they are told in other words. */
export type ChangeOf = 'load' | 'takeBack'
export type ChangeList = keyof Changes['rows']
