import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listPaperKinds, listPapers, papersOfSubject } from '../contract.ts'

export type ListedPaper = OutputOf<typeof listPapers>['data'][number]
export type ListedKind = OutputOf<typeof listPaperKinds>['data'][number]
export type KindWithPaper = OutputOf<typeof papersOfSubject>['data'][number]
export type Paper = NonNullable<KindWithPaper['attributes']['paper']>

/** What the form for one paper is opened with. */
export interface OpenedPaper {
  readonly how: 'add' | 'renew' | 'change'
  readonly kind: {
    readonly id: string
    readonly name: string
    readonly blocks: boolean
    readonly vehicleField: 'inspection' | 'insurance' | null
  }
  readonly subject: { readonly id: string; readonly name: string }
  /** The one that is there; none where one is added. */
  readonly former?: Pick<Paper, 'number' | 'issuedOn' | 'expiresOn'>
}
