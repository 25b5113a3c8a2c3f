import { Button, Indicator } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { listGuessing } from '#features/auth/contract-doors.ts'
import { doorTexts } from '#features/auth/texts-doors.ts'
import { useMe } from '#features/auth/web/public.tsx'
import { listDisownedForms } from '#features/availability/contract-disown.ts'
import { listWaitingForms } from '#features/availability/contract-waiting.ts'
import { waitingTexts } from '#features/availability/texts-waiting.ts'
import { listReports } from '#features/driver-reports/contract-office.ts'
import { waitsForOffice } from '#features/driver-reports/domain/public.ts'
import { reportTexts } from '#features/driver-reports/texts-office.ts'
import { readWaiting } from '#features/handover/contract-office.ts'
import { listRequests } from '#features/market/contract-office.ts'
import { requestTexts } from '#features/market/texts-office.ts'
import { useDuePapers } from '#features/papers/web/public.tsx'
import { listGeneratedWeeks } from '#features/schedule/contract.ts'
import { getPlanningAttention } from '#features/schedule/contract-attention.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import { listDisownedPicks } from '#features/work-calendar/contract-disown.ts'
import { sameWeek } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { attentionTexts } from '../dashboard/attention/attention-texts.ts'
import { lateWords } from '../dashboard/attention/planning.tsx'
import classes from './flyout.module.css'
import { Flyout } from './flyout.tsx'
import { GatewaysChanged, useGatewaysChanged } from './gateways-changed.tsx'
import { HandoverNotice } from './handover-notice.tsx'
import { MoneyGiven, useMoneyGiven } from './money-given.tsx'
import { shellTexts } from './texts.ts'

/** More than this is not counted on the bell itself. */
const MOST_SHOWN = 99

/**
 * The bell, the most urgent first: what drivers told of their shifts and want to exchange, for which a shift
 * waits; then the item that leads to schedule editing and to the settings (Spec 1 §2 'Admin shell'), and what
 * else waits: forms that came after generating (D42), guessing of PINs or passwords, forms of unknown people
 * (D44), picks and forms that their drivers disowned; papers due last. These are one thing to do however
 * many there are: as 23 of them they would hide on the bell that one driver is ill.
 */
export function NoticeBell() {
  const settings = useCall(getPublicSettings, {})
  const generated = useCall(listGeneratedWeeks, {})
  const papers = useDuePapers()
  const disowned = useCall(listDisownedPicks, {}, { everySeconds: 60 }).data?.data.length ?? 0
  const disownedForms = useCall(listDisownedForms, {}, { everySeconds: 60 }).data?.data.length ?? 0
  const told = useCall(listReports, {}, { everySeconds: 30 }).data?.data.filter(waitsForOffice) ?? []
  const reports = told.length
  const stillSeated = told.filter((report) => report.stillSeated).length
  const back = told.filter((report) => report.back !== null).length
  const requests =
    useCall(listRequests, {}, { everySeconds: 30 }).data?.data.filter(({ state }) => state === 'asked') ?? []
  const cars = useCall(readWaiting, {}, { everySeconds: 60 }).data
  const damages = cars?.damages.length ?? 0
  const objections = cars?.objections.length ?? 0
  const unknown = useCall(listWaitingForms, {}, { everySeconds: 60 }).data?.all ?? 0
  const week = settings.data?.availabilityWeek
  const isGenerated = week && generated.data?.data.some(({ attributes }) => sameWeek(attributes, week))
  const isDue = week !== undefined && generated.data !== undefined && !isGenerated
  const { admin } = useMe()
  const guessing = useCall(listGuessing, {}, { enabled: admin, everySeconds: 60 }).data?.data ?? []
  const late = useCall(getPlanningAttention, {}, { everySeconds: 60 }).data?.late ?? []
  const moneyGiven = useMoneyGiven()
  const gatewaysChanged = useGatewaysChanged()
  const lateNow = late.reduce((sum, { people, takenBack }) => sum + people + takenBack, 0)
  const waiting =
    reports +
    requests.length +
    damages +
    objections +
    (isDue ? 1 : 0) +
    lateNow +
    guessing.length +
    (moneyGiven.length > 0 ? 1 : 0) +
    (gatewaysChanged.length > 0 ? 1 : 0) +
    unknown +
    disowned +
    disownedForms +
    (papers && papers.due > 0 ? 1 : 0)
  const shown = waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : waiting
  return (
    <Flyout
      label={waiting > 0 ? `Powiadomienia: ${shown} do zrobienia` : 'Powiadomienia'}
      title={shellTexts.notices}
      icon={
        <Indicator
          disabled={waiting === 0}
          color="yellow.4"
          size={16}
          offset={2}
          withBorder
          label={shown}
          classNames={{ indicator: classes.count ?? '' }}
        >
          <IconBell size={20} stroke={1.7} />
        </Indicator>
      }
    >
      {reports > 0 ? (
        <div className={classes.item}>
          <h2>{reportTexts.title}</h2>
          <p>{reportTexts.waiting(reports - stillSeated - back, stillSeated, back)}</p>
          <div className={classes.buttons}>
            <Button size="xs" renderRoot={(props) => <Link to="/admin/zgloszenia" {...props} />}>
              {reportTexts.open}
            </Button>
          </div>
        </div>
      ) : null}
      {requests.length > 0 ? (
        <div className={classes.item}>
          <h2>{requestTexts.title}</h2>
          <p>
            {requestTexts.waiting(requests.length, Math.min(...requests.map(({ hoursLeft }) => hoursLeft)))}
          </p>
          <div className={classes.buttons}>
            <Button size="xs" renderRoot={(props) => <Link to="/admin/prosby-kierowcow" {...props} />}>
              {requestTexts.open}
            </Button>
          </div>
        </div>
      ) : null}
      {damages + objections > 0 ? <HandoverNotice damages={damages} objections={objections} /> : null}
      <div className={classes.item}>
        <h2>{week ? shellTexts.scheduleFor(week.week) : shellTexts.nextSchedule}</h2>
        <p>
          {`${week ? `${weekRange(week)}. ` : ''}${
            isGenerated
              ? shellTexts.scheduleMade
              : isDue
                ? shellTexts.scheduleMissing
                : shellTexts.scheduleUnknown
          }`}
        </p>
        <div className={classes.buttons}>
          <Button
            size="xs"
            renderRoot={(props) => (
              <Link
                to="/admin/edycja-grafiku"
                search={(week ? { rok: week.year, tydzien: week.week } : {}) as never}
                {...props}
              />
            )}
          >
            {shellTexts.editing}
          </Button>
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => <Link to="/admin/przygotowanie" {...props} />}
          >
            {shellTexts.preparation}
          </Button>
          <Button size="xs" variant="default" renderRoot={(props) => <Link to="/admin/miesiac" {...props} />}>
            {shellTexts.settings}
          </Button>
        </div>
      </div>
      {late.map((of) => (
        <div className={classes.item} key={`${of.year} ${of.week}`}>
          <h2>{shellTexts.late}</h2>
          <p>{`${lateWords(of)}.`}</p>
          <div className={classes.buttons}>
            <Button
              size="xs"
              variant="default"
              renderRoot={(props) => (
                <Link
                  to="/admin/edycja-grafiku"
                  search={{ rok: of.year, tydzien: of.week } as never}
                  {...props}
                />
              )}
            >
              {shellTexts.seeOnBoard}
            </Button>
          </div>
        </div>
      ))}
      {guessing.length > 0 ? (
        <div className={classes.item}>
          <h2>{doorTexts.title}</h2>
          <p>{doorTexts.list(guessing.map(({ door }) => door))}</p>
          <div className={classes.buttons}>
            <Button size="xs" renderRoot={(props) => <Link to="/admin" {...props} />}>
              {doorTexts.open}
            </Button>
          </div>
        </div>
      ) : null}
      <MoneyGiven given={moneyGiven} />
      <GatewaysChanged changes={gatewaysChanged} maySee={admin} />
      {unknown > 0 ? (
        <div className={classes.item}>
          <h2>{shellTexts.unknownPeople}</h2>
          <p>{waitingTexts.notice(unknown)}</p>
          <div className={classes.buttons}>
            <Button
              size="xs"
              variant="default"
              renderRoot={(props) => (
                <Link
                  to="/admin/podglad-grafiku"
                  search={{ zakladka: 'do-potwierdzenia' } as never}
                  {...props}
                />
              )}
            >
              {waitingTexts.open}
            </Button>
          </div>
        </div>
      ) : null}
      {disowned > 0 ? (
        <div className={classes.item}>
          <h2>{attentionTexts.disowned.title}</h2>
          <p>{attentionTexts.disowned.waiting(disowned)}</p>
          <div className={classes.buttons}>
            <Button size="xs" variant="default" renderRoot={(props) => <Link to="/admin" {...props} />}>
              {shellTexts.dashboard}
            </Button>
          </div>
        </div>
      ) : null}
      {disownedForms > 0 ? (
        <div className={classes.item}>
          <h2>{attentionTexts.disownedForms.title}</h2>
          <p>{attentionTexts.disownedForms.waiting(disownedForms)}</p>
          <div className={classes.buttons}>
            <Button size="xs" variant="default" renderRoot={(props) => <Link to="/admin" {...props} />}>
              {shellTexts.dashboard}
            </Button>
          </div>
        </div>
      ) : null}
      <div className={classes.item}>
        <h2>{shellTexts.papers}</h2>
        <p>{papers ? papers.words : shellTexts.papersUnknown}</p>
        <div className={classes.buttons}>
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => (
              <Link to="/admin/dokumenty" search={{ termin: 'do-odnowienia' } as never} {...props} />
            )}
          >
            {shellTexts.papers}
          </Button>
        </div>
      </div>
    </Flyout>
  )
}
