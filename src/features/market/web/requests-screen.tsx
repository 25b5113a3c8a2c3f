import { Alert, Button, Skeleton, Table, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone, toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import type { CallResult } from '#platform/web/call.ts'
import { dayAndMonth, weekdayShort } from '#platform/web/polish-dates.ts'
import { acceptRequest, listRequests, refuseRequest } from '../contract-office.ts'
import { marketTexts } from '../texts.ts'
import { requestTexts as texts } from '../texts-office.ts'
import { FreeSeatsPanel } from './free-seats-panel.tsx'
import { OnOfferPanel } from './on-offer-panel.tsx'
import classes from './requests.module.css'
import { slotWords } from './shown-slot.ts'
import { type PlaceOnWire, weekAfter } from './week-after.ts'

type Request = OutputOf<typeof listRequests>['data'][number]

/** 'Prośby kierowców': both weeks side by side, to be accepted or refused with a reason. */
export function RequestsScreen() {
  const { data, failure, again } = useCall(listRequests, {}, { everySeconds: 30 })
  const [late, setLate] = useState<readonly Late[]>([])
  const waiting = data?.data.filter(({ state }) => state === 'asked') ?? []
  const ended = data?.data.filter(({ state }) => state !== 'asked') ?? []
  return (
    <>
      <PageHeader title={texts.title} description={texts.lead} />
      {failure ? <FailureAlert failure={failure} again={again} /> : null}
      {!data && !failure ? <Skeleton height={220} radius={12} /> : null}
      {data && waiting.length === 0 ? (
        <div className={classes.one}>
          <Panel title={texts.none} description={texts.noneHint}>
            {null}
          </Panel>
        </div>
      ) : null}
      {late.map((one) => (
        <Alert
          key={one.id}
          className={classes.one}
          color="yellow"
          role="alert"
          title={`${texts.late}: ${one.what}`}
          withCloseButton
          closeButtonLabel={texts.lateOk}
          onClose={() => setLate((before) => before.filter(({ id }) => id !== one.id))}
        >
          <span>{one.how}</span>
          {one.reason === '' ? null : <span className={classes.end}>{texts.lateReason(one.reason)}</span>}
        </Alert>
      ))}
      {waiting.map((request) => (
        <div key={request.id} className={classes.one}>
          <OneRequest
            request={request}
            onLate={(one) => setLate((before) => [...before.filter(({ id }) => id !== one.id), one])}
          />
        </div>
      ))}
      <OnOfferPanel />
      <div className={classes.one}>
        <FreeSeatsPanel />
      </div>
      {ended.length > 0 ? (
        <Panel title={texts.ended}>
          <ul className={classes.ended}>
            {ended.map(({ id, giver, taker, state, reason, endedAt, decidedBy, ...slot }) => (
              <li key={id}>
                <span>{texts.gives(giver.fullName, slotWords(slot))}</span>
                <span
                  className={classes.end}
                >{`${texts.takes(taker.fullName)} · ${texts.state[state]}${reason === '' ? '' : ` · ${reason}`}`}</span>
                {endedAt === null ? null : (
                  <span className={classes.end}>{texts.endedBy(decidedBy, dateAndTime(endedAt))}</span>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  )
}

/** From then on it is said how soon the shift begins. */
const SOON_HOURS = 48

/** Decided by somebody else while this was read: told in its place, with what was typed. */
interface Late {
  readonly id: string
  readonly what: string
  readonly how: string
  readonly reason: string
}

interface OneRequestProps {
  readonly request: Request
  onLate(late: Late): void
}

function OneRequest({ request, onLate }: OneRequestProps) {
  const { id, giver, taker, inReturn, forbidden, date, shift, hoursLeft } = request
  const [reason, setReason] = useState('')
  const accept = useAct(acceptRequest, { refreshes: [listRequests], showsFailure: true })
  const refuse = useAct(refuseRequest, { refreshes: [listRequests], showsFailure: true })
  const given = { date, shift }
  const got = inReturn ?? undefined
  const what = texts.gives(giver.fullName, slotWords(given))
  const tell = (said: string, answer: CallResult<unknown>) => {
    if (answer.ok) return toastDone(said)
    if (answer.failure.code !== 'decided') return toastFailure(answer.failure)
    onLate({ id, what, how: answer.failure.msg, reason: reason.trim() })
  }
  const onAccept = async () => tell(texts.accepted, await accept.run({ id }))
  const onRefuse = async () => tell(texts.refused, await refuse.run({ id, reason: reason.trim() }))
  return (
    <Panel title={what} description={texts.takes(taker.fullName)}>
      {hoursLeft < SOON_HOURS ? <p className={classes.soon}>{texts.begins(hoursLeft)}</p> : null}
      {got ? <p className={classes.line}>{texts.inReturn(slotWords(got))}</p> : null}
      {forbidden ? (
        <Alert color="red" className={classes.line}>
          {texts.forbidden}
        </Alert>
      ) : null}
      {[giver, taker].map(({ driverId, fullName, ill }) =>
        ill.length === 0 ? null : (
          <Alert key={driverId} color="orange" className={classes.line}>
            {texts.ill(fullName, ill.map(slotWords).join('; '))}
          </Alert>
        ),
      )}
      <div className={classes.weeks}>
        <PartyWeek
          name={giver.fullName}
          week={weekAfter(giver.places, { gives: given, gets: got && seatOf(taker, got) })}
        />
        <PartyWeek
          name={taker.fullName}
          week={weekAfter(taker.places, { gives: got, gets: seatOf(giver, given) })}
        />
      </div>
      <div className={classes.acts}>
        <TextInput
          className={classes.reason}
          label={texts.reason}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button
          variant="default"
          loading={refuse.busy}
          aria-label={texts.refuseNamed(giver.fullName, taker.fullName)}
          onClick={() => void onRefuse()}
        >
          {texts.refuse}
        </Button>
        <Button
          disabled={forbidden}
          loading={accept.busy}
          aria-label={texts.acceptNamed(giver.fullName, taker.fullName)}
          onClick={() => void onAccept()}
        >
          {texts.accept}
        </Button>
      </div>
    </Panel>
  )
}

/** The seat as its driver has it, car and all. */
function seatOf({ places }: Request['giver'], slot: Pick<PlaceOnWire, 'date' | 'shift'>): PlaceOnWire {
  const isIt = (place: PlaceOnWire) =>
    place.kind === 'car' && place.date === slot.date && place.shift === slot.shift
  return places.find(isIt) ?? { ...slot, kind: 'car', reg: '' }
}

function placeWords({ shift, kind, reg }: PlaceOnWire): string {
  return kind === 'car'
    ? texts.withCar(marketTexts[shift], reg)
    : texts.waits(marketTexts[shift], texts.place[kind])
}

interface PartyWeekProps {
  readonly name: string
  readonly week: ReturnType<typeof weekAfter>
}

function PartyWeek({ name, week }: PartyWeekProps) {
  const words = (places: readonly PlaceOnWire[]) =>
    places.length === 0 ? texts.free : places.map(placeWords).join('; ')
  return (
    <Table className={classes.week} captionSide="top">
      <Table.Caption>{texts.weekOf(name)}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.date}</Table.Th>
          <Table.Th>{texts.before}</Table.Th>
          <Table.Th>{texts.after}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {week.map(({ date, now, after }) => (
          <Table.Tr key={date} data-changed={words(now) !== words(after) || undefined}>
            <Table.Th scope="row">{`${weekdayShort(date)}, ${dayAndMonth(date)}`}</Table.Th>
            <Table.Td>{words(now)}</Table.Td>
            <Table.Td>{words(after)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
