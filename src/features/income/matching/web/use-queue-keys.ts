import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Person } from './people-types.ts'
import type { PersonActs } from './person-card.tsx'

const FIRST_BUTTON = 'button:not(:disabled)'

/**
 * Works the queue off by keys: arrows walk from person to person, digits take a suggestion, letters the other
 * decisions. When the person who had the focus is decided, it goes to the one who comes into that place, from
 * a dialog when that closes; after the last one to what is told of it.
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
  const place = useRef<number | undefined>(undefined)

  useEffect(() => {
    if (waits || place.current === undefined || list.current?.contains(document.activeElement)) return
    // The body, or the screen's main part, which a closed dialog leaves it to.
    if (document.activeElement && !document.activeElement.contains(list.current)) return
    if (people.length === 0) {
      // Nobody is left: what became of the last one is read and taken back there.
      done.current?.focus()
      return
    }
    focusPlace(list.current, Math.min(place.current, people.length - 1))
  }, [people, waits])

  const onKeyDown = (event: KeyboardEvent) => {
    if (waits || event.ctrlKey || event.metaKey || event.altKey) return
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-person]')?.dataset.person
    const at = people.findIndex((person) => person.id === id)
    const person = people[at]
    if (!person) return
    const act = actFor(event.key, person, acts, undo)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      focusPlace(list.current, at + (event.key === 'ArrowDown' ? 1 : -1))
    } else if (act && !event.repeat) {
      event.preventDefault()
      act()
    }
  }
  const onFocus = (event: { target: EventTarget }) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-person]')?.dataset.person
    place.current = people.findIndex((person) => person.id === id)
  }
  return { list, done, onKeyDown, onFocus }
}

function actFor(key: string, person: Person, acts: PersonActs, undo: () => void): (() => void) | undefined {
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
    case 'z':
      return undo
    default:
      return undefined
  }
}

function focusPlace(list: HTMLUListElement | null, at: number): void {
  const person = list?.querySelectorAll<HTMLElement>('[data-person]')[at]
  person?.querySelector<HTMLElement>(FIRST_BUTTON)?.focus()
  person?.scrollIntoView({ block: 'nearest' })
}
