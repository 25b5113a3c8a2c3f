import { Button, Skeleton } from '@mantine/core'
import { IconClipboardList } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { getSubmissionDetails } from '#features/availability/contract.ts'
import { listGeneratedWeeks } from '#features/schedule/contract.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import { counted } from '#kernel/polish-text.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { AttentionPanel } from './attention/attention-panel.tsx'
import { BusiestDays } from './busiest-days.tsx'
import classes from './dashboard.module.css'
import { dashboardTexts } from './texts.ts'
import { WeekFilling } from './week-filling.tsx'

/** What the coming week has so far, and what is to be done next. */
export function MainPanel() {
  const settings = useCall(getPublicSettings, {})
  if (settings.data) {
    const { week, year, availabilityWeek } = settings.data
    return <Weeks current={{ week, year }} coming={availabilityWeek} open={settings.data.showWeek} />
  }
  return settings.failure ? (
    <FailureAlert failure={settings.failure} again={settings.again} />
  ) : (
    <Skeleton height={420} radius={12} role="status" aria-label={dashboardTexts.loading} />
  )
}

interface WeeksProps {
  readonly current: Week
  readonly coming: Week
  /** Whether the availability form takes submissions (D3). */
  readonly open: boolean
}

function Weeks({ current, coming, open }: WeeksProps) {
  const details = useCall(getSubmissionDetails, { week: coming.week, year: coming.year })
  const amount = details.data?.amount
  const shifts = details.data?.shiftsAmount
  const places = details.data?.capacityDay.reduce((sum, day) => sum + day.dayLimit + day.nightLimit, 0)
  return (
    <div className={classes.stack}>
      <AttentionPanel current={current} coming={coming} />
      <div className={classes.cards}>
        <section className={classes.card} aria-label={dashboardTexts.availabilityFor(coming.week)}>
          <h2>{dashboardTexts.availabilityFor(coming.week)}</h2>
          <p className={classes.quiet}>{weekRange(coming)}</p>
          <p className={classes.figure}>{amount ?? '–'}</p>
          <p className={classes.quiet}>
            {`${amount === undefined || shifts === undefined || places === undefined ? 'Wczytywanie…' : `${dashboardTexts.chosenShifts(shifts)} przy ${counted(places, 'miejscu', 'miejscach', 'miejscach')}`}${open ? '' : dashboardTexts.formClosed}`}
          </p>
          <Button
            variant="default"
            size="xs"
            renderRoot={(props) => (
              <Link
                to="/admin/podglad-grafiku"
                search={{ rok: coming.year, tydzien: coming.week } as never}
                {...props}
              />
            )}
          >
            {dashboardTexts.schedules}
          </Button>
        </section>
        <GeneratedCard title={dashboardTexts.nextSchedule} week={coming} />
        <GeneratedCard title={dashboardTexts.currentSchedule} week={current} />
      </div>
      {details.data ? (
        details.data.amount > 0 ? (
          <div className={classes.two}>
            <WeekFilling week={coming} days={details.data.capacityDay} />
            <BusiestDays days={details.data.capacityDay} />
          </div>
        ) : (
          <Panel>
            <Empty icon={<IconClipboardList size={24} />}>{dashboardTexts.nobodyYet(coming.week)}</Empty>
          </Panel>
        )
      ) : details.failure ? (
        <FailureAlert failure={details.failure} again={details.again} />
      ) : (
        <Skeleton height={320} radius={12} role="status" aria-label={dashboardTexts.loadingWeek} />
      )}
    </div>
  )
}

function GeneratedCard({ title, week }: { readonly title: string; readonly week: Week }) {
  const generated = useCall(listGeneratedWeeks, {})
  const saved = generated.data?.data.find(({ attributes }) => sameWeek(attributes, week))
  return (
    <section className={classes.card} aria-label={title}>
      <h2>{title}</h2>
      <p className={classes.quiet}>{dashboardTexts.week(week.week, weekRange(week))}</p>
      <p className={classes.state} data-done={saved !== undefined || undefined}>
        {generated.data
          ? saved
            ? 'Wygenerowany'
            : dashboardTexts.notGenerated
          : generated.failure
            ? dashboardTexts.unknown
            : '…'}
      </p>
      <p className={classes.quiet}>
        {saved
          ? `Zapisany ${dateAndTime(saved.attributes.savedAt)}`
          : generated.failure
            ? generated.failure.msg
            : dashboardTexts.makeIt}
      </p>
      <Button
        variant={saved ? 'default' : 'filled'}
        size="xs"
        renderRoot={(props) => (
          <Link
            to="/admin/edycja-grafiku"
            search={{ rok: week.year, tydzien: week.week } as never}
            {...props}
          />
        )}
      >
        {dashboardTexts.editing}
      </Button>
    </section>
  )
}
