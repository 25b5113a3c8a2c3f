import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import { slotIndex } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { endIllness, listReports, takeUpReport } from '../contract-office.ts'
import { waitsForOffice } from '../domain/report.ts'
import { reportTexts as texts } from '../texts-office.ts'
import { ReportPhotos } from './report-photos.tsx'
import { settledWords, slotOf, slotWords, wordsOf } from './report-words.ts'
import classes from './reports.module.css'

type Report = OutputOf<typeof listReports>['data'][number]

/** 'Zgłoszenia kierowców': what waits to be taken up, with the way to the board, then what was settled. */
export function DriverReportsScreen() {
  const { data, failure, again } = useCall(listReports, {}, { everySeconds: 30 })
  const open = data?.data.filter(waitsForOffice) ?? []
  const settled = data?.data.filter((report) => !waitsForOffice(report)) ?? []
  return (
    <>
      <PageHeader title={texts.title} description={texts.lead} />
      {failure ? <FailureAlert failure={failure} again={again} /> : null}
      {!data && !failure ? <Skeleton height={220} radius={12} /> : null}
      {data && open.length === 0 ? (
        <div className={classes.one}>
          <Panel title={texts.none} description={texts.noneHint}>
            {null}
          </Panel>
        </div>
      ) : null}
      {open.map((report) => (
        <div key={report.id} className={classes.one}>
          <OpenReport report={report} onFailed={again} />
        </div>
      ))}
      {settled.length > 0 ? (
        <Panel title={texts.settled}>
          <ul className={classes.settled}>
            {settled.map((report) => (
              <li key={report.id}>
                <b>{nameOf(report)}</b> <span>{`${slotWords(report)}: ${wordsOf(report)}`}</span>
                {report.text === '' ? null : <span className={classes.text}>{report.text}</span>}
                <ReportPhotos report={report} />
                <span className={classes.when}>{settledWords(report)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  )
}

/** @param onFailed the driver may have corrected it, or taken it back: the list is read anew */
function OpenReport({ report, onFailed }: { readonly report: Report; readonly onFailed: () => void }) {
  const { id, sentAt, text, reg, phone } = report
  const takeUp = useAct(takeUpReport, { refreshes: [listReports] })
  const replace = useRef<HTMLAnchorElement>(null)
  const [accepted, setAccepted] = useState(false)
  const isTaken = report.takenAt !== null
  const isWell = report.kind === 'well'
  // The button that was tapped is gone: the next step stands in its place.
  useEffect(() => {
    if (accepted && isTaken) replace.current?.focus()
  }, [accepted, isTaken])
  const back = useAct(endIllness, { refreshes: [listReports] })
  const who = nameOf(report)
  const number = normalizePhone(phone)
  const act = async () => {
    const taken = await takeUp.run({ id, sentAt })
    if (!taken.ok) return onFailed()
    const { already } = taken.value
    setAccepted(true)
    if (already) toastDone(texts.takenBefore(already.by, dateAndTime(already.at)))
    else if (isWell) toastDone(texts.wellSeen)
    else toastDone(report.kind === 'ill' ? texts.takenIll : texts.taken)
  }
  const end = async () => {
    const ended = await back.run({ id })
    if (!ended.ok) return onFailed()
    const { already } = ended.value
    if (already) toastDone(texts.backBefore(already.by, dateAndTime(already.at)))
    else toastDone(report.back ? texts.backSeen : texts.illEnded)
  }
  return (
    <Panel title={`${who}: ${wordsOf(report)}`} description={`${slotWords(report)}, ${reg}`}>
      {text === '' ? null : <p className={classes.text}>{text}</p>}
      <ReportPhotos report={report} />
      {isWell ? <p className={classes.seated}>{texts.well[report.drives ? 'returned' : 'missed']}</p> : null}
      <p className={classes.when}>{texts.sentAt(dateAndTime(sentAt))}</p>
      {report.takenAt === null ? null : (
        <>
          <p className={classes.when}>{texts.takenBy(report.takenBy, dateAndTime(report.takenAt))}</p>
          {report.stillSeated ? <p className={classes.seated}>{texts.stillSeated}</p> : null}
        </>
      )}
      {report.back ? (
        <>
          <p className={classes.when}>{texts.backAt(dateAndTime(report.withdrawnAt ?? sentAt))}</p>
          <p className={classes.seated}>{texts.back[report.back]}</p>
        </>
      ) : null}
      <div className={classes.acts}>
        {number ? (
          <Button component="a" variant="default" href={`tel:${number}`}>
            {`${texts.call}: ${formatPhone(number)}`}
          </Button>
        ) : null}
        <Button
          variant="default"
          aria-label={texts.toBoardNamed(who)}
          renderRoot={(props) => <Link to="/admin/edycja-grafiku" search={placeOf(report)} {...props} />}
        >
          {texts.toBoard}
        </Button>
        {report.back ? (
          <Button loading={back.busy} aria-label={texts.seeBackNamed(who)} onClick={() => void end()}>
            {texts.seeBack}
          </Button>
        ) : null}
        {report.stillSeated ? (
          <Button
            variant="default"
            loading={back.busy}
            aria-label={texts.endIllNamed(who)}
            onClick={() => void end()}
          >
            {texts.endIll}
          </Button>
        ) : null}
        {report.back ? null : isTaken ? (
          <Button
            aria-label={texts.replaceNamed(who)}
            renderRoot={(props) => (
              <Link
                to="/admin/edycja-grafiku"
                search={{ ...placeOf(report), zabierz: 'choroba' as const }}
                {...props}
                ref={replace}
              />
            )}
          >
            {texts.replace}
          </Button>
        ) : (
          <Button
            loading={takeUp.busy}
            aria-label={isWell ? texts.seeWellNamed(who) : texts.takeUpNamed(who)}
            onClick={() => void act()}
          >
            {isWell ? texts.seeBack : texts.takeUp}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function nameOf({ fullName }: Report): string {
  return fullName || texts.someone
}

/** The board at the driver's place in the shift. */
function placeOf(report: Report) {
  const slot = slotOf(report)
  const week = weekOf(slot.date)
  const miejsce = slotIndex(week, slot) ?? 0
  return { rok: week.year, tydzien: week.week, miejsce, kierowca: report.driverId }
}
