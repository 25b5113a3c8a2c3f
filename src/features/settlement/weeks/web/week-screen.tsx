import { Alert, Skeleton } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useContext } from 'react'
import type { Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { weekInAddress } from '#platform/web/admin-ui/week-in-address.ts'
import { WeekPicker } from '#platform/web/admin-ui/week-picker.tsx'
import { readSettlementWeek } from '../contract.ts'
import { weekTexts } from '../texts-week.ts'
import { ClosePart } from './close-part.tsx'
import { EquationStrip } from './equation-strip.tsx'
import { FILTER_IN_ADDRESS, FILTERS, type Filter } from './group-of-row.ts'
import { IgnoredNote } from './ignored-note.tsx'
import { useClosing } from './use-closing.ts'
import { WeekAside } from './week-aside.ts'
import { WeekNotices } from './week-notices.tsx'
import { WeekTables } from './week-tables.tsx'

/** 'Rozliczenia': a week in money, from what blocks it to what is frozen. Opens on the last finished week. */
export function SettlementWeekScreen() {
  const search = useSearch({ from: '/guarded/admin/rozliczenia' })
  const asked = weekInAddress(search)
  const navigate = useNavigate()
  const Aside = useContext(WeekAside)
  const read = useCall(readSettlementWeek, asked ?? {}, { keepPrevious: true })
  const last = useCall(readSettlementWeek, {}, { enabled: asked === undefined })
  const shown = asked ?? read.data
  const choose = ({ year, week }: Week) =>
    void navigate({
      to: '/admin/rozliczenia',
      search: (former) => ({ ...former, rok: year, tydzien: week }),
      replace: true,
      resetScroll: false,
    })
  const closing = useClosing(read.data)
  const filterBy = (filter: Filter) =>
    void navigate({
      to: '/admin/rozliczenia',
      search: (former) => ({ ...former, pokaz: FILTER_IN_ADDRESS[filter] }),
      replace: true,
      resetScroll: false,
    })
  const filter = FILTERS.find((one) => FILTER_IN_ADDRESS[one] === search.pokaz) ?? 'all'
  const finished = asked === undefined ? read.data : last.data
  return (
    <>
      <PageHeader
        title={weekTexts.title}
        actions={
          <>
            {read.data ? <ClosePart week={read.data} closing={closing} stale={read.isFormer} /> : null}
            {shown ? (
              <WeekPicker
                value={shown}
                onChange={choose}
                {...(finished ? { current: finished, currentWord: weekTexts.lastFinished } : {})}
              />
            ) : null}
          </>
        }
      />
      {read.data ? (
        <>
          {read.data.finished ? null : (
            <Alert color="yellow" mb="md">
              {weekTexts.unfinished}
            </Alert>
          )}
          <WeekNotices unmatchedNames={read.data.unmatchedNames} />
          <EquationStrip week={read.data} />
          <IgnoredNote ignored={read.data.ignored} />
          {Aside && !read.isFormer ? <Aside week={read.data} /> : null}
          <WeekTables
            key={`${read.data.year}/${read.data.week}`}
            week={read.data}
            closing={closing}
            filter={filter}
            onFilter={filterBy}
          />
        </>
      ) : read.failure ? (
        <FailureAlert failure={read.failure} title={weekTexts.failedTitle} again={read.again} />
      ) : (
        <Skeleton height={420} radius="md" />
      )}
    </>
  )
}
