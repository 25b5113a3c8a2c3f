import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { rankSeatTakers } from '../contract-proposals.ts'
import { seatOfferTexts as texts } from '../texts-proposals.ts'
import { dayWords } from './offer-dates.ts'
import classes from './offer-seats.module.css'

export type Ranked = OutputOf<typeof rankSeatTakers>
type Person = Ranked['people'][number]
type Group = keyof typeof texts.groups

const GROUPS: readonly Group[] = ['reserve', 'on-call', 'other']

interface OfferPeopleProps {
  readonly ranked: Ranked
  /** Ids of those who are not to be asked. */
  readonly leftOut: ReadonlySet<string>
  onLeaveOut(ids: ReadonlySet<string>): void
}

/** Whom to ask, by groups that can be opened, and who is passed over with why. */
export function OfferPeople({ ranked, leftOut, onLeaveOut }: OfferPeopleProps) {
  const { people, passed } = ranked
  const reasons = Map.groupBy(passed, ({ why }) => why)
  const counts = [...reasons].map(([why, those]) => `${texts.whyPassed[why]} ${those.length}`)
  return (
    <fieldset className={classes.whom}>
      <legend>{texts.whom}</legend>
      {GROUPS.map((group) => {
        const those = people.filter(({ waits }) => (waits ?? 'other') === group)
        return those.length === 0 ? null : (
          <PeopleOfGroup key={group} group={group} people={those} leftOut={leftOut} onLeaveOut={onLeaveOut} />
        )
      })}
      <p className={classes.note}>
        {[texts.together(people.length), counts.length > 0 ? texts.passed(counts.join(', ')) : '']
          .filter(Boolean)
          .join(' ')}
      </p>
      {passed.length > 0 ? (
        <details className={classes.passed}>
          <summary>{texts.who}</summary>
          <ul>
            {passed.map(({ driverId, fullName, why }) => (
              <li key={driverId}>{`${fullName}: ${texts.whyPassed[why]}`}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </fieldset>
  )
}

interface PeopleOfGroupProps extends Omit<OfferPeopleProps, 'ranked'> {
  readonly group: Group
  readonly people: readonly Person[]
}

function PeopleOfGroup({ group, people, leftOut, onLeaveOut }: PeopleOfGroupProps) {
  const [isShown, setShown] = useState(false)
  const open = people.filter(({ may, asked }) => may.some((slot) => !asked.includes(slot)))
  const chosen = open.filter(({ driverId }) => !leftOut.has(driverId))
  const turn = (ids: readonly string[], isOut: boolean) => {
    const after = new Set(leftOut)
    for (const id of ids) {
      if (isOut) after.add(id)
      else after.delete(id)
    }
    onLeaveOut(after)
  }
  const name = texts.groups[group]
  return (
    <div>
      <div className={classes.group}>
        <Checkbox
          size="xs"
          label={name}
          checked={open.length > 0 && chosen.length === open.length}
          indeterminate={chosen.length > 0 && chosen.length < open.length}
          disabled={open.length === 0}
          onChange={() =>
            turn(
              open.map(({ driverId }) => driverId),
              chosen.length === open.length,
            )
          }
        />
        <b>{people.length}</b>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isShown}
          aria-label={`${isShown ? texts.hide : texts.show}: ${name}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      </div>
      {isShown ? (
        <ul className={classes.people}>
          {people.map((person) => (
            <li key={person.driverId}>
              <Checkbox
                size="xs"
                label={person.fullName}
                description={wordsOf(person)}
                checked={open.includes(person) && !leftOut.has(person.driverId)}
                disabled={!open.includes(person)}
                onChange={() => turn([person.driverId], !leftOut.has(person.driverId))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function wordsOf({ ownCar, usual, papersEnd, rest, asked }: Person): string {
  return [
    asked.length > 0 ? texts.asked : '',
    ownCar ? texts.ownCar : '',
    usual === null ? '' : texts.pln(usual),
    papersEnd === null ? '' : texts.papersEnd(dayWords(papersEnd)),
    rest === null ? '' : texts.rest(rest),
  ]
    .filter(Boolean)
    .join(' · ')
}
