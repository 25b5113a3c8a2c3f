import { useState } from 'react'
import type { RankedCandidate } from '#features/board/assigning/domain/public.ts'
import { assigningTexts, candidateFrom } from '#features/board/assigning/texts.ts'
import { warningText } from '#features/board/work/texts.ts'
import { type BoardView, listOf, nameOf, refusalSentence } from '#features/board/work/web/public-view.ts'
import { pinTexts } from '#features/planning/texts-pins.ts'
import type { Spot } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { shiftsOfWeek, shiftsShort, panelTexts as texts } from '../../texts-panel.ts'
import classes from './seat-panel.module.css'

/** Of a long group; the rest is drawn when it is asked for. */
const SHOWN = 20

interface RankedGroupProps {
  readonly view: BoardView
  readonly seat: Spot
  readonly title: string
  readonly all: readonly RankedCandidate[]
  /** The rank of the first; 0 where nobody is ranked. */
  readonly first: number
  /** They can be seated from here. */
  readonly may: boolean
  onBring(driverId: string, seat: Spot): void
}

/** Some of those who might take a seat; whoever is on a list can be dragged from here, too. */
export function RankedGroup({ view, seat, title, all, first, may, onBring }: RankedGroupProps) {
  const [whole, setWhole] = useState(false)
  if (all.length === 0) return null
  const shown = whole ? all : all.slice(0, SHOWN)
  return (
    <section className={classes.group} aria-label={title}>
      <h3>
        <span>{title}</span>
        <span>{all.length}</span>
      </h3>
      <ol>
        {shown.map((candidate, index) => (
          <li key={candidate.driverId} data-choice {...placeOf(view, seat, candidate)}>
            <button
              type="button"
              disabled={!may}
              className={classes.choice}
              onClick={(event) => {
                // The second click of a double one would put somebody else there.
                if (event.detail < 2) onBring(candidate.driverId, seat)
              }}
            >
              <span className={classes.rank}>{first > 0 ? first + index : '–'}</span>
              <b>
                {may ? <span className={classes.unseen}>{texts.seatWith}</span> : null}
                <span>{nameOf(view.week, candidate.driverId)}</span>
              </b>
              <span className={classes.shifts} title={shiftsOfWeek(candidate.shifts)}>
                {shiftsShort(candidate.shifts)}
              </span>
              <span className={classes.why}>{reasonsOf(view, seat, candidate).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ol>
      {all.length > shown.length ? (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          {texts.rest(all.length - shown.length)}
        </button>
      ) : null}
    </section>
  )
}

/** Marks of a cell, by which the board knows whom a hand takes; who stands nowhere can't be dragged. */
function placeOf(view: BoardView, { slot }: Spot, { driverId, from }: RankedCandidate) {
  if (from === 'elsewhere') return {}
  return {
    'data-slot': slot,
    'data-area': from,
    'data-row': listOf(view.board, from, slot).indexOf(driverId),
    'data-driver': driverId,
  }
}

function reasonsOf(view: BoardView, seat: Spot, candidate: RankedCandidate): string[] {
  const { driverId, from, ownCar, keptOff, refusal, warnings } = candidate
  const key = keyInSlot(seat.slot, driverId)
  return [
    ...(ownCar ? [texts.ownCar] : []),
    candidateFrom(from),
    ...(refusal ? [refusalSentence(view, refusal, driverId, seat)] : []),
    ...(keptOff ? [pinTexts.pinnedOff] : []),
    ...new Set(warnings.map(warningText)),
    ...(view.ill.has(key) ? [assigningTexts.reportedIll] : []),
    ...(from === 'elsewhere' && view.week.origins.has(key) ? [assigningTexts.takenOff] : []),
  ]
}
