import type { ReactNode } from 'react'

export interface Question {
  readonly title: string
  readonly text: ReactNode
  /** The word on the button that does it, as 'Usuń'. */
  readonly confirm: string
  /** False: there is nothing to choose, the dialog only tells. */
  readonly cancel?: string | false
  /** Something is lost for good: red button. */
  readonly danger?: boolean
}

export interface OpenQuestion extends Question {
  answer(yes: boolean): void
}
