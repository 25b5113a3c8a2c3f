import { Alert, Button, Checkbox } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { repairFactsOf } from '#features/board/repair/domain/public.ts'
import type { Session, WeekOnBoard } from '#features/board/work/domain/public.ts'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import type { BoardView } from '#features/board/work/web/public-view.ts'
import { leftPlaces } from '#features/board/work/web/public-week.ts'
import { forgetCarOff } from '#features/fleet/unavailability/web/public.ts'
import type { Move } from '#features/roster/domain/public.ts'
import { slotWithDate } from '#features/roster/texts-slots.ts'
import { slotIndex } from '#kernel/slot.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { longDateWithWeekday } from '#platform/web/admin-ui/polish-dates.ts'
import { disruptionOf, movesByDriver, type WayOn, waysOn } from '../domain/public.ts'
import { HAPPENING_TEXTS, happeningTexts } from '../texts.ts'
import { flowTexts, flowTitle, groundingSaved, placesSaved, savedWords, saveLabel } from '../texts-flow.ts'
import { type About, knownIn } from './about.ts'
import { FactsPart } from './facts-part.tsx'
import classes from './happening.module.css'
import { KindsPart } from './kinds-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { ProposalsPart } from './proposals-part.tsx'
import { RecentPart } from './recent-part.tsx'
import { SubjectPart, wordsOf } from './subject-part.tsx'
import { type Facts, useFacts } from './use-facts.ts'
import { useSavingHappening } from './use-saving-happening.ts'

/** What was saved, to be taken back by one press. */
export interface SavedHappening {
  readonly id: string
  readonly words: string
  /** Drivers were told, so that they are told too where it is taken back. */
  readonly told: boolean
}

interface HappeningDialogProps {
  readonly about: About
  readonly view: BoardView
  readonly work: BoardWork
  readonly session: Session
  readonly phone: boolean
  onClose(): void
  onSaved(saved: SavedHappening): void
}

const NO_MOVES: readonly Move[] = []

/**
 * One flow for all that happens to a week that runs: the facts once, the ways to go on, what each driver has
 * to know, one saving. It counts on the saved week; edits that are not saved stay on top of what it makes.
 */
export function HappeningDialog(props: HappeningDialogProps) {
  const { about, view, work, session, phone, onClose, onSaved } = props
  const { week } = session
  const [known] = useState(() => knownIn(week, about))
  const facts = useFacts(week, known)
  // By its kind: with other facts the same one is meant, where there is such a one.
  const [chosen, setChosen] = useState<WayOn['kind']>()
  const [wantsTelling, setWantsTelling] = useState(true)
  const [lacksReason, setLacksReason] = useState(false)
  const ways = useWaysOn(facts, view, work, session)
  const way = ways.find((each) => each.kind === chosen) ?? ways[0]
  const isPublished = session.version > 0 && work.publication !== null
  const people = way ? movesByDriver(way).size : 0
  const tells = isPublished && people > 0 && wantsTelling
  const { save, busy, failure } = useSavingHappening(
    { id: session.version > 0 ? session.id : undefined, version: session.version },
    work,
  )
  const { kind, subject } = facts
  const subjectWords = subject ? wordsOf(week, subject)[0] : undefined
  const why = whyNotSaved(facts, way, session)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!kind || why !== undefined || busy) return
    const lacks = facts.driverId !== undefined && facts.removal === 'other' && facts.reasonText.trim() === ''
    setLacksReason(lacks)
    if (lacks) return
    const result = await save(facts, session.version > 0 ? way : undefined, tells)
    if (!result?.ok) return
    forgetCarOff()
    const { id, told } = result.value
    onSaved({ id, told: told !== null, words: savedWords(subjectWords ?? '', HAPPENING_TEXTS[kind], told) })
  }
  const errors = { ...failure?.fields, ...(lacksReason ? { reason: happeningTexts.reasonNeeded } : {}) }
  return (
    <FormModal
      form={{ isDirty: () => facts.isTyped }}
      title={flowTitle(subjectWords)}
      size={1280}
      fullScreen={phone}
      onClose={onClose}
    >
      <form onSubmit={(event) => void send(event)} noValidate className={classes.flow}>
        <div className={classes.columns}>
          <section className={classes.column} aria-label={flowTexts.facts}>
            <h3>{flowTexts.facts}</h3>
            {known !== about && !subject ? <Alert color="yellow">{flowTexts.notInWeek}</Alert> : null}
            <KindsPart
              kind={kind}
              folded={subject !== undefined}
              onChoose={(each) => {
                facts.choose(each)
                setChosen(undefined)
              }}
            />
            {kind ? (
              <SubjectPart
                week={week}
                kind={kind}
                subject={subject}
                onChoose={(each) => {
                  facts.change({ subject: each })
                  setChosen(undefined)
                }}
              />
            ) : (
              <RecentPart week={week.week} work={work} published={isPublished} />
            )}
            {kind && subject && !phone ? <FactsPart week={week} facts={facts} errors={errors} /> : null}
          </section>
          <section className={classes.column} aria-label={flowTexts.proposals}>
            <h3>
              <span>{flowTexts.proposals}</span> <small>{flowTexts.order}</small>
            </h3>
            {work.unsaved > 0 ? <Alert color="yellow">{flowTexts.unsaved}</Alert> : null}
            <p role="status" className={classes.quiet}>
              {why ?? statusOf(facts, ways, session)}
            </p>
            {way && subject && session.version > 0 ? (
              <ProposalsPart
                ways={ways}
                carIsOut={facts.carId !== undefined && kind !== 'returned'}
                chosen={way.kind}
                onChoose={setChosen}
              />
            ) : null}
            {kind && subject && phone ? <FactsPart week={week} facts={facts} errors={errors} /> : null}
          </section>
          <section className={classes.column} aria-label={flowTexts.people}>
            <h3>{flowTexts.people}</h3>
            {way && session.version > 0 ? <PeoplePart week={week} way={way} /> : null}
            {kind && subject && why === undefined ? <Together week={week} facts={facts} way={way} /> : null}
          </section>
        </div>
        <footer className={classes.footer}>
          {failure ? (
            <div className={classes.failure}>
              <FailureAlert failure={failure} title={flowTexts.failed} />
            </div>
          ) : null}
          {isPublished && people > 0 ? (
            <Checkbox
              label={flowTexts.tell}
              checked={wantsTelling}
              onChange={({ currentTarget: { checked } }) => setWantsTelling(checked)}
            />
          ) : (
            <span className={classes.quiet}>
              {session.version > 0 && work.publication === null ? flowTexts.draft : ''}
            </span>
          )}
          <Button variant="default" className={classes.cancel ?? ''} onClick={onClose}>
            {flowTexts.cancel}
          </Button>
          <Button type="submit" loading={busy} disabled={!kind || why !== undefined}>
            {saveLabel(tells ? people : 0)}
          </Button>
        </footer>
      </form>
    </FormModal>
  )
}

/** From the saved week, as if nothing were edited. */
function useWaysOn(facts: Facts, view: BoardView, work: BoardWork, session: Session): readonly WayOn[] {
  const { kind, subject, first, last } = facts
  const { week, saved } = session
  const { initial, nightBefore, planning, history } = work
  const { pins } = view
  return useMemo(() => {
    if (!kind || !subject) return []
    const known = repairFactsOf(week, initial, {
      ...{ nightBefore, planning, pins },
      left: () => leftPlaces(week.week, NO_MOVES, history),
    })
    const disruption = disruptionOf(kind, subject, { from: first, to: last }, week.unavailable)
    return waysOn(kind, disruption, known, saved)
  }, [kind, subject, first, last, week, saved, initial, nightBefore, planning, history, pins])
}

/** Why it can't be saved as it is filled in; empty where only something is still to be chosen. */
function whyNotSaved(facts: Facts, way: WayOn | undefined, { version, week }: Session): string | undefined {
  const { kind, subject, off, grounds, first, last } = facts
  if (!kind || !subject) return flowTexts.choose
  if (first > last || (grounds && off.isWrong)) return happeningTexts.endBeforeStart
  if ('driverId' in subject) {
    if (kind === 'late') return undefined
    if (version === 0) return flowTexts.notGeneratedDriver
    return way ? undefined : flowTexts.noSeats
  }
  if (kind === 'returned' && !disruptionOf(kind, subject, { from: first, to: last }, week.unavailable))
    return flowTexts.notOff
  // Already off, and nobody in it: there is nothing to store.
  return grounds && !off.grounding && !way ? flowTexts.nobodyMoves : undefined
}

function statusOf({ kind, subject }: Facts, ways: readonly WayOn[], { version }: Session): string {
  if (!kind || !subject) return flowTexts.choose
  if (version === 0) return flowTexts.notGenerated
  if (kind === 'returned' && ways.every(({ moves }) => moves.length === 0)) return flowTexts.returnedNobody
  return ways.length === 0 ? flowTexts.nobodyMoves : ''
}

interface TogetherProps {
  readonly week: WeekOnBoard
  readonly facts: Facts
  readonly way: WayOn | undefined
}

/** What is stored by the one saving, and goes by the one undo. */
function Together({ week, facts, way }: TogetherProps) {
  const { kind, carId, off, grounds } = facts
  const reg = week.carsById.get(carId ?? '')?.reg ?? ''
  const slotWords = (slot: Facts['start']) => {
    const index = slotIndex(week.week, slot)
    return index === undefined ? longDateWithWeekday(slot.date) : slotWithDate(week.week, index)
  }
  const moves = way?.moves.length ?? 0
  const removes = facts.driverId !== undefined && moves > 0
  return (
    <>
      <h4>{flowTexts.together}</h4>
      <ul className={classes.together}>
        {grounds && off.grounding ? (
          <li>{groundingSaved(reg, slotWords(off.start), slotWords(off.end))}</li>
        ) : null}
        {kind === 'rental' ? <li>{`${flowTexts.rentalSaved} ${reg}`}</li> : null}
        {kind === 'returned' ? <li>{`${flowTexts.returnSaved} ${reg}`}</li> : null}
        {removes ? <li>{flowTexts.removalSaved}</li> : null}
        {moves > 0 ? <li>{placesSaved(moves)}</li> : null}
        {kind === 'late' && moves === 0 ? <li>{HAPPENING_TEXTS.late}</li> : null}
      </ul>
      <p className={classes.quiet}>{flowTexts.undoLater}</p>
    </>
  )
}
