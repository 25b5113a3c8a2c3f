import { Button } from '@mantine/core'
import { IconCar, IconClipboardList } from '@tabler/icons-react'
import { Link, useBlocker } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { AssigningBar, useAssigning } from '#features/board/assigning/web/public.tsx'
import { Together, useRemoteChanges } from '#features/board/compare/web/public.tsx'
import type { About } from '#features/board/happenings/web/public.tsx'
import { Changes, History, LookedVersion, useHistory } from '#features/board/history/web/public.tsx'
import type { Session } from '#features/board/work/domain/public.ts'
import { boardTexts, spoken } from '#features/board/work/texts.ts'
import { type BoardWork, useAfterPaint, useBoard } from '#features/board/work/web/public.tsx'
import type { BoardState } from '#features/board/work/web/public-view.ts'
import { publicationWords, publishingTexts } from '#features/schedule/texts-publishing.ts'
import type { Week } from '#kernel/week.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useSteady } from '#platform/web/use-steady.ts'
import { screenTexts, unsavedCount } from '../texts.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { LoadedBoard } from './loaded-board.tsx'
import { StatusLine } from './status/status-line.tsx'
import { BoardToolbar, StateSwitch } from './toolbar/board-toolbar.tsx'
import { PublishButton } from './toolbar/publish-button.tsx'
import { LiveRegion, useLiveRegion } from './use-live-region.tsx'

interface WeekBoardProps {
  readonly week: Week
  readonly adminWeek: Week
  readonly phone: boolean
  /** The one to begin with. */
  readonly slot: number | undefined
  /** Who is meant in that slot. */
  readonly driverId: string | undefined
  /** That driver has reported illness, and is to be taken off the shift. */
  readonly removesIll: boolean
  /** At what the address opens 'Coś się stało'. */
  readonly happening: About | undefined
  /** The address says so no more. */
  onHappeningClosed(): void
  onWeek(week: Week): void
}

/** One week: its toolbar, and the board or what stands in its place. */
export function WeekBoard(props: WeekBoardProps) {
  const { week, adminWeek, phone, slot, driverId, removesIll, onHappeningClosed, onWeek } = props
  const [happening, setHappening] = useState(props.happening)
  const [asked, setAsked] = useState(props.happening)
  if (props.happening !== asked) {
    // Another screen, or a dialog on this one, has led here once more.
    setAsked(props.happening)
    if (props.happening) setHappening(props.happening)
  }
  const work = useBoard(week)
  const [state, setState] = useState<BoardState>('current')
  const assigning = useAssigning(week)
  const history = useHistory(week, work)
  const { say, box: region } = useLiveRegion()
  const { session } = work
  const arrived = useRemoteChanges(work, say)
  const { past = [], future = [] } = session?.timeline ?? {}
  const undo = useSteady(() => {
    if (past.length === 0 || work.busy) return
    work.undo()
    say(spoken.undone)
  })
  const redo = useSteady(() => {
    if (future.length === 0 || work.busy) return
    work.redo()
    say(spoken.redone)
  })
  const save = useSteady(() => void work.save())
  const look = useSteady(history.look)
  const bringBack = useSteady((version: number) => void history.bringBack(version))
  const beginAssigning = useSteady(assigning.begin)
  const current = state === 'current' && !history.shown
  useUndoKeys(current ? undo : undefined, current ? redo : undefined)
  const { unsaved } = work
  useLeaveGuard(unsaved)
  const empty = session && session.week.rows.length === 0
  const waits = state === 'initial' && work.initial === undefined
  const editing = current && !empty
  const isSaved = session !== undefined && session.version > 0
  const note = session ? noteOf(session, state, work.publication) : ''
  const changes = useChanges(session, work)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const toCurrent = useSteady(() => setState('current'))
  const publish =
    session && isSaved && work.publication === null && current ? (
      <PublishButton week={session.week} blocked={unsaved > 0} />
    ) : null
  return (
    <>
      <BoardToolbar
        week={week}
        adminWeek={adminWeek}
        generated={(session?.version ?? 0) > 0}
        busy={work.busy}
        canUndo={editing && !work.busy && past.length > 0}
        canRedo={editing && !work.busy && future.length > 0}
        canSave={editing && session !== undefined && (session.version === 0 || unsaved > 0)}
        changes={changes}
        publish={phone ? publish : null}
        onCurrent={isSaved && state === 'initial' ? toCurrent : undefined}
        onWeek={onWeek}
        onUndo={undo}
        onRedo={redo}
        onSave={save}
        onPlace={setPlace}
      />
      {work.failure && !session ? (
        <FailureAlert failure={work.failure} title={boardTexts.failedTitle} again={work.again} />
      ) : null}
      {!session && !work.failure ? <BoardSkeleton /> : null}
      {session && empty ? <NoCars /> : null}
      {waits && work.initialFailure ? (
        <FailureAlert failure={work.initialFailure} title={boardTexts.failedTitle} again={work.again} />
      ) : null}
      {waits && !work.initialFailure ? <BoardSkeleton /> : null}
      <LookedVersion history={history} week={session?.week} />
      {session && place && !empty && !waits ? (
        <LoadedBoard
          place={place}
          work={work}
          session={session}
          phone={phone}
          slot={slot}
          driverId={driverId}
          removesIll={removesIll}
          state={state}
          old={history.shown}
          arrived={arrived.places}
          say={say}
          assigning={current ? assigning.open : undefined}
          onAssigning={beginAssigning}
          happening={happening}
          onHappening={(about) => {
            setHappening(about)
            if (!about) onHappeningClosed()
          }}
          publish={phone ? null : publish}
        >
          <AssigningBar
            week={session.week}
            board={session.timeline.now}
            editable={current && !work.busy}
            onStep={beginAssigning}
          />
          {isSaved ? <StateSwitch state={state} onState={setState} /> : null}
          {isSaved ? (
            <History week={week} current={session.version} onLook={look} onBringBack={bringBack} />
          ) : null}
        </LoadedBoard>
      ) : null}
      {session && !empty && session.week.drivers.size === 0 ? <NoAvailability /> : null}
      {session ? (
        <StatusLine note={note}>
          <Together week={week} source={session.source} version={session.version} arrived={arrived.text} />
        </StatusLine>
      ) : null}
      <LiveRegion box={region} />
    </>
  )
}

/** The list of changes, which is closed while somebody is dragged: a drop is not to wait for it. */
function useChanges(session: Session | undefined, { moves, groundings, history }: BoardWork) {
  const settled = useAfterPaint(moves)
  const [week, id] = [session?.week, session?.id]
  return useMemo(
    () =>
      week ? (
        <Changes week={week} weekId={id} moves={settled} groundings={groundings} history={history} />
      ) : null,
    [week, id, settled, groundings, history],
  )
}

function noteOf(
  { version, restored }: Session,
  state: BoardState,
  publication: BoardWork['publication'],
): string {
  if (state === 'initial') return screenTexts.looksOnly
  if (restored) return screenTexts.restored
  if (version === 0) return boardTexts.notGenerated
  if (publication === null) return publishingTexts.draftNote
  return publication ? publicationWords(publication.told, publication.untold) : ''
}

function NoCars() {
  return (
    <Empty
      icon={<IconCar size={24} />}
      action={
        <Button renderRoot={(props) => <Link to="/admin/samochody" {...props} />}>
          {screenTexts.toFleet}
        </Button>
      }
    >
      {screenTexts.noCars}
    </Empty>
  )
}

function NoAvailability() {
  return (
    <Empty
      icon={<IconClipboardList size={24} />}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/admin/podglad-grafiku" {...props} />}>
          {screenTexts.toAvailability}
        </Button>
      }
    >
      {screenTexts.noAvailability}
    </Empty>
  )
}

/** Something is being typed, or a dialog lies over the board. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [role=dialog]') !== null
}

/** Ctrl+Z and Ctrl+Shift+Z (D24), not while something is being typed or decided. */
function useUndoKeys(undo: (() => void) | undefined, redo: (() => void) | undefined): void {
  const latest = useRef({ undo, redo })
  useEffect(() => {
    latest.current = { undo, redo }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isElsewhere(event.target)) return
      const key = event.key.toLowerCase()
      const act =
        key === 'y' || (key === 'z' && event.shiftKey)
          ? latest.current.redo
          : key === 'z'
            ? latest.current.undo
            : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

interface Place {
  readonly pathname: string
  readonly search: object
}

/** The board stays, only what is shown of it changes. */
function isSameWeek(current: Place, next: Place): boolean {
  const weekOf = ({ pathname, search }: Place) => {
    const { rok, tydzien } = search as { rok?: unknown; tydzien?: unknown }
    return [pathname, rok, tydzien].join()
  }
  return weekOf(current) === weekOf(next)
}

/** Leaving with unsaved edits asks first (D24), within the office and by closing the page. */
function useLeaveGuard(unsaved: number): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (unsaved === 0 || isSameWeek(current, next)) return false
      const leaves = await askToConfirm({
        title: screenTexts.leaveTitle,
        text: `${unsavedCount(unsaved)[0]?.toUpperCase()}${unsavedCount(unsaved).slice(1)}. ${screenTexts.leaveText}`,
        confirm: screenTexts.leave,
        cancel: screenTexts.stay,
      })
      return !leaves
    },
    enableBeforeUnload: () => unsaved > 0,
  })
}
