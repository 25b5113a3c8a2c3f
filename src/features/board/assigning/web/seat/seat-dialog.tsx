import { Modal, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { sentFor, type WeekOnBoard } from '#features/board/work/domain/public.ts'
import { warningText } from '#features/board/work/texts.ts'
import { type BoardView, nameOf, refusalSentence, spotName } from '#features/board/work/web/public-view.ts'
import type { Spot } from '#features/roster/domain/public.ts'
import { keyInSlot, slotAt } from '#kernel/slot.ts'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { type SeatCandidate, seatCandidates } from '../../domain/seat-candidates.ts'
import { candidateFrom, assigningTexts as texts } from '../../texts.ts'
import classes from './seat-dialog.module.css'
import { SeatOffer } from './seat-offer.ts'
import { SeatOutlook } from './seat-outlook.ts'

interface SeatDialogProps {
  readonly view: BoardView
  readonly seat: Spot
  /** The base calendar, in which everybody stands who sent availability. */
  readonly initial: WeekOnBoard | undefined
  onClose(): void
  onSeat(driverId: string): void
}

/** More than these are found by typing. */
const SHOWN = 40
const SEARCHED_FROM = 9

/**
 * An empty seat: who could take it, who should better not, and who can't, each with the reason (Spec 2 §4
 * 'Assigning from reserve').
 */
export function SeatDialog({ view, seat, initial, onClose, onSeat }: SeatDialogProps) {
  useFocusBack()
  const { week, board, warningFacts } = view
  const [typed, setTyped] = useState('')
  const Outlook = useContext(SeatOutlook)
  const Offer = useContext(SeatOffer)
  const all = useMemo(
    () => seatCandidates({ ...week, ...warningFacts }, board, seat, sentFor(initial, seat.slot)),
    [week, board, warningFacts, seat, initial],
  )
  const shown = all.filter(
    ({ driverId }) => typed.trim().length < 2 || findsText(typed, nameOf(week, driverId)),
  )
  const isIll = (driverId: string) => view.ill.has(keyInSlot(seat.slot, driverId))
  const groups = Map.groupBy(shown, (each) => groupOf(each, isIll(each.driverId)))
  const choices = (group: Group) =>
    groups
      .get(group)
      ?.slice(0, SHOWN)
      .map((candidate) => (
        <button
          type="button"
          key={candidate.driverId}
          className={classes.choice}
          onClick={() => onSeat(candidate.driverId)}
        >
          <Person view={view} candidate={candidate} seat={seat} />
        </button>
      ))
  return (
    <Modal opened onClose={onClose} size="lg" title={`${texts.fillSeat}: ${spotName(week, seat)}`}>
      {seat.slot < week.begun ? <p className={classes.note}>{texts.begun}</p> : null}
      {Outlook ? (
        <p className={classes.outlook}>
          <Outlook slot={seat.slot} />
        </p>
      ) : null}
      {all.length >= SEARCHED_FROM ? (
        <TextInput
          label={texts.driver}
          leftSection={<IconSearch size={16} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
      ) : null}
      {all.length === 0 ? <p className={classes.nobody}>{texts.nobodyForSeat}</p> : null}
      {all.length > 0 && shown.length === 0 ? <p className={classes.nobody}>{texts.noSuchDriver}</p> : null}
      {all.length > 0 ? <p className={classes.note}>{texts.whoIsHere}</p> : null}
      <Section title={texts.may}>{choices('may')}</Section>
      <Section title={texts.mayWithCare}>{choices('care')}</Section>
      {Offer && seat.slot >= week.begun ? (
        <Suspense>
          <Offer {...slotAt(week.week, seat.slot)} />
        </Suspense>
      ) : null}
      <Section title={texts.mayNot}>
        {groups
          .get('not')
          ?.slice(0, SHOWN)
          .map((candidate) => (
            <div key={candidate.driverId} className={classes.refused}>
              <Person view={view} candidate={candidate} seat={seat} />
            </div>
          ))}
      </Section>
    </Modal>
  )
}

type Group = 'may' | 'care' | 'not'

function groupOf({ refusal, warnings }: SeatCandidate, isIll: boolean): Group {
  if (refusal) return 'not'
  return isIll || warnings.length > 0 ? 'care' : 'may'
}

function Section({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode[] | undefined
}) {
  return children ? (
    <section className={classes.section} aria-label={title}>
      <h3>{title}</h3>
      <div className={classes.grid}>{children}</div>
    </section>
  ) : null
}

interface PersonProps {
  readonly view: BoardView
  readonly candidate: SeatCandidate
  readonly seat: Spot
}

function Person({ view, candidate: { driverId, from, refusal, warnings }, seat }: PersonProps) {
  const { week } = view
  const takenOff = from === 'elsewhere' && week.origins.has(keyInSlot(seat.slot, driverId))
  const sentences = [
    ...(refusal ? [refusalSentence(view, refusal, driverId, seat)] : []),
    ...new Set(warnings.map(warningText)),
    ...(view.ill.has(keyInSlot(seat.slot, driverId)) ? [texts.reportedIll] : []),
    ...(takenOff ? [texts.takenOff] : []),
  ]
  return (
    <>
      <b>{nameOf(week, driverId)}</b>
      <span>{candidateFrom(from)}</span>
      {sentences.map((sentence) => (
        <span key={sentence} className={classes.why}>
          {sentence}
        </span>
      ))}
    </>
  )
}
