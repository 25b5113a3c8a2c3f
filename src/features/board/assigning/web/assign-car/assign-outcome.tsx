import { type BoardView, nameOf, newWarnings, refusalSentence } from '#features/board/work/web/public-view.ts'
import { slotName } from '#features/roster/texts-slots.ts'
import { serviceAt } from '#features/roster/texts-standing.ts'
import type { Assigned, Assignment, SlotOfAssignment } from '../../domain/assign-car.ts'
import { displacedTo, leavesCar, assigningTexts as texts, whyNotAssigned } from '../../texts.ts'
import classes from './assign-dialog.module.css'

interface AssignOutcomeProps {
  readonly view: BoardView
  /** Undefined while something has not been chosen. */
  readonly assignment: Assignment | undefined
  readonly assigned: Assigned | undefined
}

/** What an assignment would do in each of its slots, or why it does nothing there. */
export function AssignOutcome({ view, assignment, assigned }: AssignOutcomeProps) {
  const slots = assigned?.slots ?? []
  const count = slots.filter((slot) => slot.assigned).length
  return (
    <section className={classes.outcome} aria-label={texts.outcome}>
      <p role="status" className={classes.summary}>
        {slots.length === 0 ? texts.chooseFirst : count === 0 ? texts.nothingToAssign : texts.oneStep}
      </p>
      {assignment && assigned ? (
        <ul className={classes.slots}>
          {slots.map((told) => (
            <li key={told.slot} data-stays={told.assigned ? undefined : ''}>
              <b>{slotName(told.slot)}</b>
              <span>{sentences(view, assignment, assigned, told).join(' · ')}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function sentences(
  view: BoardView,
  { driverId, carId }: Assignment,
  { board }: Assigned,
  told: SlotOfAssignment,
): string[] {
  const { week } = view
  if (!told.assigned) {
    const { why, slot } = told
    const refused = why === 'blocked' || why === 'barred'
    return [
      refused ? refusalSentence(view, why, driverId, { slot, carId, onCall: false }) : whyNotAssigned(why),
    ]
  }
  const reg = (id: string) => week.carsById.get(id)?.reg ?? ''
  const { slot, leaves, displaced } = told
  const service = week.notes[slot]?.get(carId)?.service
  const said = [
    ...(leaves ? [leavesCar(reg(leaves))] : []),
    ...(displaced ? [displacedTo(nameOf(week, displaced.driverId), reg(displaced.carId))] : []),
    ...newWarnings(view, board, driverId, slot),
    ...(service ? [serviceAt(service)] : []),
  ]
  return said.length > 0 ? said : [`${nameOf(week, driverId)} → ${reg(carId)}`]
}
