import { Alert, Button, Group, Modal, Popover } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle, IconPlugConnectedX } from '@tabler/icons-react'
import { memo } from 'react'
import type { Mover } from '#features/roster/domain/public.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { isPassing } from '#platform/web/call.ts'
import { boardTexts, generatedMeanwhile, keptOnDevice, newerText } from '../texts.ts'
import { clashTexts } from '../texts-clashes.ts'
import { compareTexts } from '../texts-together.ts'
import classes from './board-dialogs.module.css'
import { nameOf, spotName } from './board-view.ts'
import { MoveList } from './changes/changes-drawer.tsx'
import { CompareDialog } from './together/compare/compare-dialog.tsx'
import type { BoardWork } from './use-board.ts'
import { useFocusOnward } from './use-focus-onward.ts'
import type { WeekOnBoard } from './week-on-board.ts'

/** Somebody saved meanwhile: who, when, and what to do about it (D19). A dialog when saving was refused, else a strip above the board. */
export function NewerVersion({ work, phone }: { readonly work: BoardWork; readonly phone: boolean }) {
  const { newer, session, moves, breaches, unsaved } = work
  useFocusOnward(newer !== undefined)
  if (!newer || !session) return null
  const text =
    newer.savedAt && session.version > 0
      ? newerText(newer.savedBy, dateAndTime(newer.savedAt), unsaved)
      : generatedMeanwhile(unsaved)
  return (
    <>
      {work.conflict ? null : (
        <Alert color="yellow" icon={<IconInfoCircle />} title={boardTexts.newerTitle} role="status">
          <p className={classes.text}>{text}</p>
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={work.takeNewer}>
              {boardTexts.takeNewer}
            </Button>
            {moves.length > 0 ? (
              <Button size="xs" variant="default" onClick={work.compare}>
                {compareTexts.compare}
              </Button>
            ) : null}
          </Group>
        </Alert>
      )}
      <Modal opened={work.conflict} onClose={work.lookAtMine} title={boardTexts.newerTitle} size="lg">
        <p className={classes.text}>{text}</p>
        {breaches.length > 0 ? (
          <>
            <h3 className={classes.heading}>{clashTexts.withNewer}</h3>
            <BreachList week={session.week} breaches={breaches} />
            <h3 className={classes.heading}>{boardTexts.unsaved}</h3>
          </>
        ) : null}
        {moves.length > 0 ? <MoveList week={session.week} moves={moves} /> : null}
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={work.lookAtMine}>
            {boardTexts.lookAtMine}
          </Button>
          <Button variant="default" onClick={work.compare}>
            {compareTexts.compare}
          </Button>
          <Button data-autofocus onClick={work.takeNewer}>
            {boardTexts.takeNewer}
          </Button>
        </Group>
      </Modal>
      {work.comparing ? (
        <CompareDialog
          session={session}
          phone={phone}
          savedBy={newer.savedBy}
          onClose={work.stopComparing}
          onLay={work.takeTogether}
        />
      ) : null}
    </>
  )
}

/** Which of one's changes did not fit the newer version, by name. */
export function UnfitMoves({ work }: { readonly work: BoardWork }) {
  const { session } = work
  return (
    <Modal
      opened={(session?.unfit.length ?? 0) > 0}
      onClose={work.forgetUnfit}
      title={boardTexts.unfitTitle}
      size="lg"
    >
      <p className={classes.text}>{boardTexts.unfitText}</p>
      {session ? <MoveList week={session.week} moves={session.unfit} /> : null}
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={work.forgetUnfit}>
          {boardTexts.close}
        </Button>
      </Group>
    </Modal>
  )
}

/** Of the places that stand in an alert above the board. */
const SHOWN_AT_MOST = 5

interface RefusedProps {
  readonly work: BoardWork
  readonly week: WeekOnBoard
  onShow(mover: Mover): void
}

/** Why the week was not saved: the sentence, and each breach with a way to its place; where the server was not reached, what is kept and how to go on. */
export function Refused({ work, week, onShow }: RefusedProps) {
  const { refused, breaches, unsaved, session } = work
  useFocusOnward(refused !== undefined)
  if (!refused) return null
  const { msg } = refused
  if (isPassing(refused)) {
    // The saving has arrived after all, as the newest version shows.
    if (unsaved === 0 && session && session.version > 0) return null
    return (
      <Alert color="yellow" icon={<IconPlugConnectedX />} title={boardTexts.notReachedTitle} role="alert">
        <p className={classes.text}>{`${msg} ${keptOnDevice(unsaved)}`}</p>
        <Button size="xs" variant="default" loading={work.busy} onClick={() => void work.save()}>
          {boardTexts.saveAgain}
        </Button>
      </Alert>
    )
  }
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={boardTexts.breachesTitle} role="alert">
      <p className={classes.text}>{msg}</p>
      {breaches.length > 0 ? (
        <BreachList week={week} breaches={breaches.slice(0, SHOWN_AT_MOST)} onShow={onShow} />
      ) : null}
    </Alert>
  )
}

interface BreachListProps {
  readonly week: WeekOnBoard
  readonly breaches: BoardWork['breaches']
  onShow?(mover: Mover): void
}

/** Places for which a saving was refused, each with why. */
function BreachList({ week, breaches, onShow }: BreachListProps) {
  return (
    <ul className={classes.breaches}>
      {breaches.map(({ slot, driverId, carId, msg: why }) => (
        <li key={`${slot} ${driverId} ${carId} ${why}`}>
          <b>{nameOf(week, driverId)}</b>
          <span>{`, ${spotName(week, { slot, carId, onCall: false })}: ${why}`}</span>{' '}
          {onShow ? (
            <Button size="compact-xs" variant="default" onClick={() => onShow({ driverId, slot })}>
              {boardTexts.showPlace}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** What the builder has to say of the base calendar: empty seats, own cars not given, broken promises (D16). */
export const Remarks = memo(function Remarks({ remarks }: { readonly remarks: BoardWork['remarks'] }) {
  if (remarks.length === 0) return null
  return (
    <Popover position="bottom-end" width="min(420px, calc(100vw - 20px))" shadow="md" trapFocus>
      <Popover.Target>
        <Button size="xs" variant="default" aria-haspopup="dialog">
          {`${boardTexts.remarks} (${remarks.length})`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={boardTexts.remarks}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keys too */}
        <ul className={classes.remarks} tabIndex={0} aria-label={boardTexts.remarks}>
          {remarks.map(({ kind, text }) => (
            <li key={text} data-kind={kind}>
              {text}
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
})
