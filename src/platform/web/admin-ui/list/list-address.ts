import { useEffect, useRef, useState } from 'react'
import type { SortState } from '../sorted-rows.ts'

/** What every list keeps in its address, so that Back brings it back and a colleague can be sent it. */
export interface ListView {
  readonly szukaj?: string | undefined
  /** `fullName.up` */
  readonly kolejnosc?: string | undefined
}

/** The order that an address names; undefined where it names none. */
export function sortOf(text: string | undefined): SortState | undefined {
  const dot = (text ?? '').lastIndexOf('.')
  const [key, direction] = [text?.slice(0, dot), text?.slice(dot + 1)]
  return dot > 0 && key && (direction === 'up' || direction === 'down') ? { key, direction } : undefined
}

/** @returns undefined for the list's own order, which stays out of the address */
export function sortInAddress({ key, direction }: SortState, own: SortState | undefined): string | undefined {
  return own?.key === key && own.direction === direction ? undefined : `${key}.${direction}`
}

/** Until what is typed goes into the address: on each key the whole screen would be drawn anew. */
const PAUSE_MS = 250

/**
 * What is typed into a search whose words stand in the address: at once on the screen, in the address after a
 * pause or when the field is left. What the address says otherwise by itself, as after Back, is shown.
 */
export function useTyped(kept: string, keep: (typed: string) => void) {
  const [typed, setTyped] = useState(kept)
  const said = useRef(kept)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (kept === said.current) return
    said.current = kept
    clearTimeout(waiting.current)
    setTyped(kept)
  }, [kept])
  useEffect(() => () => clearTimeout(waiting.current), [])
  const say = (text: string) => {
    clearTimeout(waiting.current)
    if (text === said.current) return
    said.current = text
    keep(text)
  }
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      clearTimeout(waiting.current)
      if (text === '') say(text)
      else waiting.current = setTimeout(() => say(text), PAUSE_MS)
    },
    leave: () => say(typed),
  }
}
