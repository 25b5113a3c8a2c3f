import { Button, Group, Modal } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import {
  compareEdits,
  type Difference,
  type EditGroup,
  mergeEdits,
  type Session,
  type Side,
} from '#features/board/work/domain/public.ts'
import { MoveList } from '#features/board/work/web/public.tsx'
import { nameOf, spotName } from '#features/board/work/web/public-view.ts'
import type { Laid, Spot, WeekPlan } from '#features/roster/domain/public.ts'
import { authorWords } from '#features/roster/texts-authors.ts'
import { slotName } from '#features/roster/texts-slots.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { compareTexts, conflictsLeft } from '../texts.ts'
import classes from './compare-dialog.module.css'

interface CompareDialogProps {
  readonly session: Session
  readonly phone: boolean
  /** Who saved the newer version. */
  readonly savedBy: string
  onClose(): void
  /** @param onto the newer board that it was merged with */
  onMerge(laid: Laid, onto: WeekPlan): void
}

const SIDES: readonly Side[] = ['mine', 'theirs']

/**
 * Both versions of the week side by side, and what comes of them together (D19). Where both have changed the
 * same, somebody has to choose.
 */
export function CompareDialog({ session, phone, savedBy, onClose, onMerge }: CompareDialogProps) {
  useFocusBack()
  const { saved, source, timeline } = session
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const groups = useMemo(
    () => compareEdits({ saved, mine: timeline.now, theirs: source.week.board }),
    [saved, timeline.now, source.week.board],
  )
  const { week } = source
  const laid = useMemo(
    () => mergeEdits(week, week.board, groups, choices, new Set(week.drivers.keys())),
    [week, groups, choices],
  )
  const conflicts = groups.filter(({ by }) => by === 'both')
  const left = conflicts.filter(({ key }) => !choices.has(key)).length
  const choose = (keys: readonly string[], side: Side) =>
    setChoices((now) => new Map([...now, ...keys.map((key) => [key, side] as const)]))
  const names = { mine: compareTexts.mine, theirs: authorWords(savedBy) || compareTexts.theirs }
  const parts = [
    { title: compareTexts.conflicts, of: conflicts },
    { title: compareTexts.onlyMine, of: groups.filter(({ by }) => by === 'mine') },
    { title: compareTexts.onlyTheirs(names.theirs), of: groups.filter(({ by }) => by === 'theirs') },
  ]
  return (
    <Modal opened onClose={onClose} title={compareTexts.title} size={920} fullScreen={phone}>
      <p className={classes.text}>{conflicts.length > 0 ? compareTexts.howTo : compareTexts.noConflict}</p>
      {conflicts.length > 1 ? (
        <Group gap="xs" mb="sm">
          {SIDES.map((side) => (
            <Button
              key={side}
              size="xs"
              variant="default"
              onClick={() =>
                choose(
                  conflicts.map(({ key }) => key),
                  side,
                )
              }
            >
              {side === 'mine' ? compareTexts.allMine : compareTexts.allTheirs(names.theirs)}
            </Button>
          ))}
        </Group>
      ) : null}
      {parts.map(({ title, of }) =>
        of.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <h3 className={classes.heading}>{`${title} (${of.length})`}</h3>
            {of.map((group) => (
              <EditGroupCard
                key={group.key}
                group={group}
                session={session}
                names={names}
                chosen={choices.get(group.key)}
                onChoose={(side) => choose([group.key], side)}
              />
            ))}
          </section>
        ),
      )}
      {laid.unfit.length > 0 ? (
        <section className={classes.unfit} role="status" aria-label={compareTexts.unfit}>
          <b>{compareTexts.unfit}</b>
          <MoveList week={week} moves={laid.unfit} />
        </section>
      ) : null}
      <div className={classes.acts}>
        <span className={classes.left} role="status">
          {left > 0 ? conflictsLeft(left) : compareTexts.undoable}
        </span>
        <Button variant="default" onClick={onClose}>
          {compareTexts.later}
        </Button>
        <Button disabled={left > 0} onClick={() => onMerge(laid, week.board)}>
          {compareTexts.lay}
        </Button>
      </div>
    </Modal>
  )
}

interface EditGroupCardProps {
  readonly group: EditGroup
  readonly session: Session
  readonly names: Readonly<Record<Side, string>>
  readonly chosen: Side | undefined
  onChoose(side: Side): void
}

/** What hangs together, driver by driver: where each was, and where each stands on either side. */
function EditGroupCard({ group, session, names, chosen, onChoose }: EditGroupCardProps) {
  const { source, week } = session
  const name = useId()
  const { differences, by } = group
  const driver = (id: string) => nameOf(source.week, id) || nameOf(week, id)
  const place = (spot: Spot | null) => (spot ? placeName(session, spot) : compareTexts.nowhere)
  const cell = (side: Side) => (
    <div className={classes.side} data-side={side} data-chosen={isTaken(by, chosen, side) ? '' : undefined}>
      {by === 'both' ? (
        <label className={classes.choice}>
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span>{names[side]}</span>
        </label>
      ) : (
        <b>{names[side]}</b>
      )}
      <ul>
        {differences.map((each) => (
          <li key={keyInSlot(each.slot, each.driverId)} data-changed={hasMoved(each, side) ? '' : undefined}>
            <span>{`${driver(each.driverId)}:`}</span> <span>{place(each[side])}</span>
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <fieldset className={classes.group} data-by={by}>
      <legend>{whatIsMet(differences, driver)}</legend>
      <div className={classes.side} data-side="before">
        <b>{compareTexts.before}</b>
        <ul>
          {differences.map(({ driverId, slot, before }) => (
            <li key={keyInSlot(slot, driverId)}>
              <span>{`${driver(driverId)}:`}</span> <span>{place(before)}</span>
            </li>
          ))}
        </ul>
      </div>
      {SIDES.map((side) => (
        <div key={side} className={classes.cell}>
          {cell(side)}
        </div>
      ))}
    </fieldset>
  )
}

function isTaken(by: EditGroup['by'], chosen: Side | undefined, side: Side): boolean {
  return by === 'both' ? chosen === side : by === side
}

function hasMoved({ before, ...sides }: Difference, side: Side): boolean {
  return JSON.stringify(before) !== JSON.stringify(sides[side])
}

/** `Dzień wt: Kowalski Jan, Łuczak Ewa` */
function whatIsMet(differences: readonly Difference[], driver: (id: string) => string): string {
  const slots = [...new Set(differences.map(({ slot }) => slot))].map(slotName).join(', ')
  return `${slots}: ${[...new Set(differences.map(({ driverId }) => driver(driverId)))].join(', ')}`
}

function placeName({ source, week }: Session, spot: Spot): string {
  const known = spot.carId === null || source.week.carsById.has(spot.carId)
  return spotName(known ? source.week : week, spot)
}
