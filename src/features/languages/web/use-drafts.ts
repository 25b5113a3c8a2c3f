import { useState } from 'react'
import type { OtherLanguage } from '#platform/pure/languages.ts'

interface Draft {
  readonly text: string
  /** As the screen had it when the editing began. */
  readonly begun: string
}

export interface Drafts {
  /** What is typed of a sentence; undefined where nobody edits it. */
  of(id: string): string | undefined
  begin(id: string, text: string): void
  type(id: string, text: string): void
  end(id: string): void
  isDirty(): boolean
}

/** What is typed stays while other sentences, or another language, are looked at. */
export function useDrafts(language: OtherLanguage): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const key = (id: string) => `${language} ${id}`
  return {
    of: (id) => drafts[key(id)]?.text,
    begin: (id, text) => setDrafts((before) => ({ ...before, [key(id)]: { text, begun: text } })),
    type: (id, text) =>
      setDrafts((before) => ({
        ...before,
        [key(id)]: { begun: before[key(id)]?.begun ?? '', text },
      })),
    end: (id) =>
      setDrafts((before) => {
        const { [key(id)]: _, ...others } = before
        return others
      }),
    isDirty: () => Object.values(drafts).some(({ text, begun }) => text !== begun),
  }
}
