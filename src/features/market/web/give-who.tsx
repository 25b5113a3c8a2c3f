import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { giveTexts } from '../texts-give.ts'
import { offerTexts as texts } from '../texts-offers.ts'
import type { Way } from './give-option.tsx'
import { keyOf, slotWords, type Takers } from './shown-slot.ts'

interface GiveWhoProps {
  readonly takers: Takers | 'loading' | 'failed'
  readonly way: Exclude<Way, 'all'>
  readonly person: string
  readonly theirs: string
  readonly onPerson: (driverId: string) => void
  readonly onTheirs: (key: string) => void
  readonly onAgain: () => void
}

/** Whom to ask, and for which of that person's shifts. */
export function GiveWho({ takers, way, person, theirs, onPerson, onTheirs, onAgain }: GiveWhoProps) {
  if (takers === 'loading') return <p role="status">{texts.loadingPeople}</p>
  if (takers === 'failed')
    return (
      <div className="market-wrong" role="alert">
        <p>{giveTexts.unknownPeople}</p>
        <Button onClick={onAgain}>{giveTexts.again}</Button>
      </div>
    )
  const people = takers.data.filter(({ mayTake, swaps }) => (way === 'one' ? mayTake : swaps.length > 0))
  if (people.length === 0) return <p role="status">{texts.nobody}</p>
  const swaps = way === 'swap' ? (people.find(({ driverId }) => driverId === person)?.swaps ?? []) : []
  return (
    <div className="give-fields">
      <Select label={texts.person} value={person} onChange={onPerson}>
        {people.map(({ driverId, fullName }) => (
          <option key={driverId} value={driverId} translate="no">
            {fullName}
          </option>
        ))}
      </Select>
      {swaps.length > 0 && (
        <Select label={giveTexts.theirShift} value={theirs} onChange={onTheirs}>
          {swaps.map((slot) => (
            <option key={keyOf(slot)} value={keyOf(slot)}>
              {slotWords(slot)}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label className="give-who">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{texts.choose}</option>
        {children}
      </select>
    </label>
  )
}
