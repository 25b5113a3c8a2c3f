import { Badge, Button } from '@mantine/core'
import { IconDownload, IconPrinter, IconTable } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { download } from '#platform/web/admin-ui/download.ts'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import type { listGeneratedWeeks } from '../../contract.ts'
import { exportGeneratedWeek } from '../../contract-weeks.ts'
import { publicationWords, publishingTexts } from '../../texts-publishing.ts'
import { weeksTexts } from '../../texts-weeks.ts'
import classes from './weeks-screen.module.css'

export type GeneratedWeek = OutputOf<typeof listGeneratedWeeks>['data'][number]

/** One generated week: its dates, who saved it last, and what can be taken away of it. */
export function WeekCard({
  year,
  week,
  version,
  savedBy,
  savedAt,
  publication,
}: GeneratedWeek['attributes']) {
  const me = useMe()
  const [busy, setBusy] = useState<'csv' | 'xlsx'>()
  const fetchFile = async (format: 'csv' | 'xlsx') => {
    setBusy(format)
    const failure = await download(exportGeneratedWeek, { year, week, format })
    setBusy(undefined)
    if (failure) toastFailure(failure)
  }
  const search = { rok: year, tydzien: week }
  const named = (label: string) => `${label}: ${weeksTexts.week(week)}, ${year}`
  return (
    <article className={classes.card} aria-label={weekRange({ year, week })}>
      <div className={classes.head}>
        <h3>
          <Link to="/admin/edycja-grafiku" search={search} className={classes.name}>
            {weeksTexts.week(week)}
          </Link>
        </h3>
        {publication === null ? (
          <Badge variant="light" color="yellow">
            {publishingTexts.draft}
          </Badge>
        ) : null}
        <Badge variant="light" color="gray">
          {weeksTexts.version(version)}
        </Badge>
        {me.money ? (
          <Link
            to="/admin/rozliczenia"
            search={search}
            className={classes.money}
            aria-label={named(weeksTexts.settlement)}
          >
            {weeksTexts.settlement}
          </Link>
        ) : null}
      </div>
      <p className={classes.range}>{weekRange({ year, week })}</p>
      <p className={classes.saved}>{weeksTexts.savedBy(savedBy, dateAndTime(savedAt))}</p>
      {publication ? (
        <p className={classes.saved}>{publicationWords(publication.told, publication.untold)}</p>
      ) : null}
      <div className={classes.acts}>
        <Button
          size="xs"
          px={10}
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={busy === 'csv'}
          aria-label={named(weeksTexts.csv)}
          onClick={() => void fetchFile('csv')}
        >
          {weeksTexts.csv}
        </Button>
        <Button
          size="xs"
          px={10}
          variant="default"
          leftSection={<IconTable size={16} aria-hidden />}
          loading={busy === 'xlsx'}
          aria-label={named(weeksTexts.xlsx)}
          onClick={() => void fetchFile('xlsx')}
        >
          {weeksTexts.xlsx}
        </Button>
        <Button
          size="xs"
          px={10}
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          aria-label={named(weeksTexts.print)}
          renderRoot={(props) => <Link to="/admin/grafiki-pracy/druk" search={search} {...props} />}
        >
          {weeksTexts.print}
        </Button>
      </div>
    </article>
  )
}
