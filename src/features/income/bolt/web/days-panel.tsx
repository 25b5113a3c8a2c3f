import { Button, Group, List, Select, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { closedTexts } from '#features/income/facts/texts-closed.ts'
import { shownDay } from '#features/income/facts/web/public-words.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageButtons } from '#platform/web/admin-ui/page-buttons.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { fetchBoltDay, listBoltRuns, RUNS_ON_PAGE } from '../contract-days.ts'
import { connectionTexts, dayTexts as texts } from '../texts.ts'
import { faultText, problemText } from '../texts-faults.ts'
import type { Connection } from './connection.ts'

type Run = OutputOf<typeof listBoltRuns>['data'][number]

interface DaysPanelProps {
  readonly connections: readonly Connection[]
  /** The latest that can be fetched, YYYY-MM-DD. */
  readonly lastDay: string
}

/** Which days are not whole and when they are tried again, every fetch so far, and one by hand. */
export function DaysPanel({ connections, lastDay }: DaysPanelProps) {
  const [page, setPage] = useState(1)
  const runs = useCall(listBoltRuns, { page }, { everySeconds: 10, keepPrevious: true })
  const companies = connections.flatMap(({ attributes }) => attributes.companies)
  return (
    <Panel title={texts.title} description={texts.description}>
      <Stack gap="md">
        <Incomplete companies={companies} />
        <TakenBack days={companies.flatMap(({ takenBack }) => takenBack)} />
        <FetchForm companies={companies.map(({ companyId }) => companyId)} lastDay={lastDay} />
        <DataTable
          label={texts.runs}
          columns={columns}
          rows={runs.data?.data}
          rowKey={({ id }) => id}
          failure={runs.failure}
          again={runs.again}
          empty={<Empty>{texts.noRuns}</Empty>}
        />
        <PageButtons page={page} size={RUNS_ON_PAGE} total={runs.data?.total ?? 0} onChange={setPage} />
      </Stack>
    </Panel>
  )
}

function TakenBack({ days }: { readonly days: Connection['attributes']['companies'][number]['takenBack'] }) {
  if (days.length === 0) return null
  return (
    <section aria-label={texts.takenBack}>
      <Text fw={600} size="sm">
        {texts.takenBack}
      </Text>
      <List size="sm">
        {days.map(({ companyId, date, at }) => (
          <List.Item key={`${companyId} ${date}`}>
            {`${shownDay(date)}, ${connectionTexts.company(companyId)}: ${texts.takenBackAt(dateAndTime(at))}`}
          </List.Item>
        ))}
      </List>
    </section>
  )
}

function Incomplete({ companies }: { readonly companies: Connection['attributes']['companies'] }) {
  const days = companies.flatMap(({ companyId, open }) =>
    open.flatMap(({ date, fault, tryAt }) => (fault ? [{ companyId, date, fault, tryAt }] : [])),
  )
  if (days.length === 0) return null
  return (
    <section aria-label={texts.incomplete}>
      <Text fw={600} size="sm">
        {texts.incomplete}
      </Text>
      <List size="sm">
        {days.map(({ companyId, date, fault, tryAt }) => (
          <List.Item key={`${companyId} ${date}`}>
            {`${shownDay(date)}, ${connectionTexts.company(companyId)}: ${faultText(fault)} ${texts.again(dateAndTime(tryAt))}`}
          </List.Item>
        ))}
      </List>
    </section>
  )
}

interface FetchFormProps {
  readonly companies: readonly number[]
  readonly lastDay: string
}

function FetchForm({ companies, lastDay }: FetchFormProps) {
  const last = parseDate(lastDay)
  const [chosen, choose] = useState<string | null>(null)
  const [date, setDate] = useState<CalendarDate | undefined>(last)
  const act = useAct(fetchBoltDay, { refreshes: [listBoltRuns], done: () => toastDone(texts.asked) })
  const company = chosen ?? companies[0]?.toString() ?? null
  if (companies.length === 0) return null
  return (
    <Group align="flex-end" gap="sm">
      {companies.length > 1 ? (
        <Select
          label={texts.company}
          data={companies.map(String)}
          value={company}
          onChange={choose}
          allowDeselect={false}
          w={{ base: '100%', xs: 200 }}
        />
      ) : null}
      <DateField label={texts.day} value={date} onChange={setDate} {...(last ? { to: last } : {})} />
      <Button
        variant="default"
        loading={act.busy}
        disabled={!date || !company}
        onClick={() => void (date && company && act.run({ companyId: Number(company), date }))}
      >
        {texts.fetch}
      </Button>
    </Group>
  )
}

const BLOCK = { display: 'block' } as const

const columns: readonly Column<Run>[] = [
  {
    key: 'day',
    header: texts.day,
    cell: ({ attributes: { date, companyId } }) => (
      <span>
        <strong>{shownDay(date)}</strong> <small style={BLOCK}>{connectionTexts.company(companyId)}</small>
      </span>
    ),
  },
  {
    key: 'state',
    header: texts.state,
    cell: ({ attributes: { state, takenBack } }) => (
      <span>
        <span>{texts.states[takenBack ? 'takenBack' : state]}</span>
        {takenBack ? (
          <small style={BLOCK}>{texts.takenBackBy(dateAndTime(takenBack.at), takenBack.by)}</small>
        ) : null}
      </span>
    ),
  },
  {
    key: 'when',
    header: texts.when,
    cell: ({ attributes: { askedAt, finishedAt, askedBy } }) => (
      <span>
        <span>{dateAndTime(finishedAt ?? askedAt)}</span>
        {askedBy ? <small style={BLOCK}>{texts.byHand(askedBy)}</small> : null}
      </span>
    ),
  },
  { key: 'brought', header: texts.brought, cell: ({ attributes }) => <Brought run={attributes} /> },
]

function Brought({ run: { fault, counts, problems, closedWeeks } }: { readonly run: Run['attributes'] }) {
  if (fault) return <span style={{ overflowWrap: 'anywhere' }}>{faultText(fault)}</span>
  if (!counts) return null
  const told = [
    texts.rides(counts.rides),
    ...NAMED.flatMap((name) => (counts[name] > 0 ? [texts[name](counts[name])] : [])),
    ...(counts.waitingPeople > 0 ? [texts.waiting(counts.waitingPeople)] : []),
    ...(problems.length > 0 ? [texts.problems(problems.length)] : []),
  ]
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      <span>{told.join(', ')}</span>
      {problems.slice(0, FIRST).map((problem) => (
        <small key={problem.reference} style={BLOCK}>
          {problemText(problem)}
        </small>
      ))}
      {closedWeeks.weeks.length > 0 ? (
        <small style={BLOCK}>
          <span>{closedTexts.after(closedWeeks)}</span>{' '}
          <Link to="/admin/rozliczenia">{closedTexts.toCorrections}</Link>
        </small>
      ) : null}
    </span>
  )
}

const FIRST = 5
const NAMED = ['added', 'changed', 'withdrawn', 'missing', 'drivers', 'silences', 'unsound'] as const
