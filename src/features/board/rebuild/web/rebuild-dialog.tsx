import { Alert, Button, Group, Loader, Modal } from '@mantine/core'
import { IconPinnedOff } from '@tabler/icons-react'
import type { Session, WeekOnBoard } from '#features/board/work/domain/public.ts'
import { type BoardWork, MoveList } from '#features/board/work/web/public.tsx'
import type { Figures, Rebuilt, WeekFacts } from '#features/planning/domain/public.ts'
import { pinPlace, pinTroubleText } from '#features/planning/texts-pins.ts'
import { type Move, troubleNaming } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { appliedRebuild, difference, FIGURE_NAMES, rebuildTexts } from '../texts.ts'
import classes from './rebuild-dialog.module.css'
import { useRebuild } from './use-rebuild.ts'

interface RebuildDialogProps {
  readonly work: BoardWork
  readonly session: Session
  readonly say: (text: string) => void
  onClose(): void
}

/** What a rebuild would change, before it is laid as one unsaved step. */
export function RebuildDialog({ work, session, say, onClose }: RebuildDialogProps) {
  useFocusBack()
  const { rebuilding, again } = useRebuild(work, session)
  const done = rebuilding.state === 'done' && rebuilding.of === session.timeline.now ? rebuilding : undefined
  const rebuilt = done?.rebuilt
  const changes = rebuilt !== undefined && rebuilt.moves.length > 0
  const apply = () => {
    if (!done || !rebuilt) return
    work.lay(rebuilt.board, done.of)
    say(appliedRebuild(rebuilt.moves.length))
    onClose()
  }
  return (
    <Modal opened onClose={onClose} size="xl" title={rebuildTexts.title}>
      <p className={classes.what}>{rebuildTexts.what}</p>
      <div role="status" className={classes.status}>
        {!done && rebuilding.state !== 'failed' ? (
          <>
            <Loader size="sm" /> <span>{rebuildTexts.working}</span>
          </>
        ) : null}
        {rebuilt && !changes ? <span>{rebuildTexts.nothing}</span> : null}
      </div>
      {rebuilding.state === 'failed' ? (
        rebuilding.failure ? (
          <FailureAlert failure={rebuilding.failure} again={again} />
        ) : (
          <Alert color="red" role="alert">
            <p className={classes.what}>{rebuildTexts.failed}</p>
            <Button size="xs" variant="default" onClick={again}>
              {rebuildTexts.again}
            </Button>
          </Alert>
        )
      ) : null}
      {done && rebuilt ? <UnkeptPins week={session.week} facts={done.facts} rebuilt={rebuilt} /> : null}
      {done && rebuilt && changes ? (
        <>
          <FiguresTable before={rebuilt.before} after={rebuilt.after} />
          <Groups week={withNames(session.week, done.facts)} moves={rebuilt.moves} />
          <p className={classes.what}>{rebuildTexts.oneStep}</p>
        </>
      ) : null}
      <Group justify="flex-end" gap="sm" className={classes.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {rebuilt && !changes ? rebuildTexts.close : rebuildTexts.cancel}
        </Button>
        {rebuilt && !changes ? null : (
          <Button disabled={!changes} onClick={apply}>
            {rebuildTexts.apply}
          </Button>
        )}
      </Group>
    </Modal>
  )
}

/** Who has submitted a moment ago is named by the facts. */
function withNames(week: WeekOnBoard, facts: WeekFacts): WeekOnBoard {
  return {
    ...week,
    drivers: new Map([...facts.drivers.map((driver) => [driver.id, driver] as const), ...week.drivers]),
  }
}

interface UnkeptPinsProps {
  readonly week: WeekOnBoard
  readonly facts: WeekFacts
  readonly rebuilt: Rebuilt
}

function UnkeptPins({ week, facts, rebuilt: { impossiblePins } }: UnkeptPinsProps) {
  if (impossiblePins.length === 0) return null
  const nameOf = (id: string) =>
    facts.drivers.find((driver) => driver.id === id)?.fullName ?? week.drivers.get(id)?.fullName ?? ''
  return (
    <Alert color="yellow" icon={<IconPinnedOff />} title={rebuildTexts.pins} mb="md">
      <ul className={classes.pins}>
        {impossiblePins.map(({ pin, trouble }) => {
          const reg =
            facts.cars.find(({ id }) => id === pin.carId)?.reg ??
            week.carsById.get(pin.carId ?? '')?.reg ??
            ''
          return (
            <li key={keyInSlot(pin.slot, pin.driverId)}>
              <b>{nameOf(pin.driverId)}</b>
              <span>{`, ${pinPlace(pin.slot, pin.carId === null ? undefined : reg)}: ${pinTroubleText(troubleNaming(trouble, nameOf), reg)}`}</span>
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}

const FIGURES: readonly (keyof Figures)[] = ['filled', 'ownCars', 'pairs', 'withoutShift']

function FiguresTable({ before, after }: { readonly before: Figures; readonly after: Figures }) {
  return (
    <table className={classes.figures} aria-label={rebuildTexts.figures}>
      <thead>
        <tr>
          <td />
          <th scope="col">{rebuildTexts.before}</th>
          <th scope="col">{rebuildTexts.after}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {FIGURES.map((figure) => (
          <tr key={figure}>
            <th scope="row">{FIGURE_NAMES[figure]}</th>
            <td>{before[figure]}</td>
            <td>{after[figure]}</td>
            <td>{difference(before[figure], after[figure])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const GROUPS = ['gains', 'loses', 'changes', 'lists'] as const

function Groups({ week, moves }: { readonly week: WeekOnBoard; readonly moves: readonly Move[] }) {
  const groups = Map.groupBy(moves, groupOf)
  return GROUPS.map((group) => {
    const some = groups.get(group)
    return some ? (
      <section key={group} className={classes.group}>
        <h3>{`${rebuildTexts[group]}: ${some.length}`}</h3>
        <MoveList week={week} moves={some} />
      </section>
    ) : null
  })
}

function groupOf({ from, to }: Move): (typeof GROUPS)[number] {
  const [drove, drives] = [isDriving(from), isDriving(to)]
  if (drove && drives) return 'changes'
  return drives ? 'gains' : drove ? 'loses' : 'lists'
}

function isDriving(spot: Move['from']): boolean {
  return (spot?.carId ?? null) !== null
}
