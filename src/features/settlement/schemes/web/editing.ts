import { createContext, useContext } from 'react'
import type { SchemeForm } from './scheme-form.ts'

/** What the editor's fields share. */
interface Editing {
  readonly form: SchemeForm
  /** The version that stands; undefined where there is none, so that nothing counts as changed. */
  readonly base: SchemeForm | undefined
  /** By the path of the scheme's field. */
  readonly errors: Readonly<Record<string, string>>
  set(change: Partial<SchemeForm>): void
}

const Context = createContext<Editing | undefined>(undefined)
export const EditingProvider = Context.Provider

export function useEditing(): Editing {
  const editing = useContext(Context)
  if (!editing) throw new Error('a field of a scheme stands outside of its editor')
  return editing
}
