import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Person } from './people-types.ts'
import type { PersonActs } from './person-card.tsx'

const FIRST_BUTTON = 'button:not(:disabled)'
/** Where keys are somebody else's: what is typed, and what is open above the page. */
const NOT_OURS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [role="menu"], [role="listbox"]'

/**
 * Works the queue off by keys, from wherever on the page the focus is: arrows walk from person to person,
 * digits take a suggestion, letters the other decisions, which are of the person who had the focus last, else
 * of the first. When the person who had the focus is decided, it goes to the one who comes into that place,
 * from a dialog when that closes; after the last one to what is told of it.
 */
export function useQueueKeys(
  people: readonly Person[],
  acts: PersonActs,
  undo: () => void,
  /** While a decision is under way or a dialog is open. */
  waits: boolean,
) {
  const list = useRef<HTMLUListElement>(null)
  const done = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<number>()
  const current = Math.min(place ?? 0, people.length - 1)

  useEffect(() => {
    if (waits || place === undefined || list.current?.contains(document.activeElement)) return
    // The body, or the screen's main part, which a closed dialog leaves it to.
    if (document.activeElement && !document.activeElement.contains(list.current)) return
    if (people.length === 0) {
      // Nobody is left: what became of the last one is read and taken back there.
      done.current?.focus()
      return
    }
    focusPlace(list.current, Math.min(place, people.length - 1))
  }, [people, waits, place])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (waits || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(NOT_OURS)) return
    const step = STEPS[event.key]
    const isInList = list.current?.contains(target) ?? false
    if (step !== undefined) {
      if (people.length === 0) return
      event.preventDefault()
      // From elsewhere the first key shows where one is.
      focusPlace(list.current, isInList ? current + step : current)
      return
    }
    const act = actFor(event.key, people[current], acts, undo)
    if (!act || event.repeat) return
    event.preventDefault()
    // What comes into that place has the focus next.
    setPlace(current)
    act()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])

  const onFocus = (event: { target: EventTarget }) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-person]')?.dataset.person
    const at = people.findIndex((person) => person.id === id)
    if (at >= 0) setPlace(at)
  }
  return { list, done, onFocus, current: people[current]?.id }
}

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 }

/** @param person undefined where nobody is left: the last decision can be taken back all the same */
function actFor(
  key: string,
  person: Person | undefined,
  acts: PersonActs,
  undo: () => void,
): (() => void) | undefined {
  if (key.toLowerCase() === 'z') return undo
  if (!person) return undefined
  const { state, candidates } = person.attributes
  const candidate = /^[1-5]$/.test(key) ? candidates[Number(key) - 1] : undefined
  if (candidate) return () => acts.assign(person, candidate.driverId)
  switch (key.toLowerCase()) {
    case 'w':
      return () => acts.choose(person)
    case 'n':
      return state === 'matched' ? undefined : () => acts.add(person)
    case 'p':
      return state === 'waiting' ? () => acts.ignore(person) : undefined
    default:
      return undefined
  }
}

function focusPlace(list: HTMLUListElement | null, at: number): void {
  const person = list?.querySelectorAll<HTMLElement>('[data-person]')[at]
  person?.querySelector<HTMLElement>(FIRST_BUTTON)?.focus()
  person?.scrollIntoView({ block: 'nearest' })
}
