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
  of(id: string): Draft | undefined
  begin(id: string, text: string, seen: number): void
  type(id: string, text: string): void
  /** It was told that somebody else has changed it: what is shown now is what is replaced. */
  wasTold(id: string): void
  end(id: string): void
  isDirty(): boolean
}

/** What is typed stays while other sentences, or another language, are looked at. */
export function useDrafts(language: OtherLanguage): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const key = (id: string) => `${language} ${id}`
  const change = (id: string, part: Partial<Draft>) =>
    setDrafts((before) => {
      const draft = before[key(id)]
      return draft ? { ...before, [key(id)]: { ...draft, ...part } } : before
    })
  return {
    of: (id) => drafts[key(id)],
    begin: (id, text, seen) => setDrafts((before) => ({ ...before, [key(id)]: { text, begun: text, seen } })),
    type: (id, text) => change(id, { text }),
    wasTold: (id) => change(id, { seen: undefined }),
    end: (id) =>
      setDrafts((before) => {
        const { [key(id)]: _, ...others } = before
        return others
      }),
    isDirty: () => Object.values(drafts).some(({ text, begun }) => text !== begun),
  }
}
