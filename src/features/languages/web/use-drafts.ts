import { useState } from 'react'
import type { OtherLanguage } from '#platform/pure/languages.ts'

export interface Draft {
  readonly text: string
  /** As the screen had it when the editing began. */
  readonly begun: string
  /** The version of the correction that stood there then; undefined once a newer one was told. */
  readonly seen: number | undefined
}

export interface Drafts {
  /** What is typed of a sentence; undefined where nobody edits it. */
  of(row: string): Draft | undefined
  begin(row: string, text: string, seen: number): void
  type(row: string, text: string): void
  /** It was told that somebody else has changed it: what is shown now is what is replaced. */
  wasTold(row: string): void
  end(row: string): void
  isDirty(): boolean
}

/** What is typed stays while other sentences, or another language, are looked at. */
export function useDrafts(language: OtherLanguage): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const key = (row: string) => `${language} ${row}`
  const change = (row: string, part: Partial<Draft>) =>
    setDrafts((before) => {
      const draft = before[key(row)]
      return draft ? { ...before, [key(row)]: { ...draft, ...part } } : before
    })
  return {
    of: (row) => drafts[key(row)],
    begin: (row, text, seen) =>
      setDrafts((before) => ({ ...before, [key(row)]: { text, begun: text, seen } })),
    type: (row, text) => change(row, { text }),
    wasTold: (row) => change(row, { seen: undefined }),
    end: (row) =>
      setDrafts((before) => {
        const { [key(row)]: _, ...others } = before
        return others
      }),
    isDirty: () => Object.values(drafts).some(({ text, begun }) => text !== begun),
  }
}
