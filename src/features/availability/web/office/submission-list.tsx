import { Select } from '@mantine/core'
import { IconClipboardList } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { marksOfNamesakes } from '#kernel/namesakes.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { DataList } from '#platform/web/admin-ui/list/data-list.tsx'
import type { ListView } from '#platform/web/admin-ui/list/list-address.ts'
import { Segments } from '#platform/web/admin-ui/segments.tsx'
import { recall, remember } from '#platform/web/device-memory.ts'
import { getSubmissionDetails } from '../../contract.ts'
import { officeTexts as texts } from '../../texts-office.ts'
import { CapacityOverview } from './capacity-overview.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { startToEnd } from './offered-weeks.ts'
import { SubmissionCards } from './submission-cards.tsx'
import { type Submission, submissionFromWire } from './submission-codec.ts'
import { submissionColumns } from './submission-columns.tsx'
import classes from './submission-list.module.css'

interface SubmissionListProps {
  readonly offered: readonly Week[]
  readonly current: Week
  readonly week: Week
  onWeek(week: Week): void
  readonly view: ListView
  onView(change: ListView): void
}

const LOOKS = ['cards', 'table'] as const
type Look = (typeof LOOKS)[number]

/** The week's submissions with search, week dropdown and export (Spec 1 §2): as cards, or as a table. */
export function SubmissionList({ offered, current, week, onWeek, view, onView }: SubmissionListProps) {
  const { id: me } = useMe()
  const [look, choose] = useLook(`submissions-look.${me}`)
  const details = useCall(getSubmissionDetails, week)
  const all = useMemo(() => details.data?.schedules.map(submissionFromWire), [details.data])
  const marks = useMemo(
    () =>
      marksOfNamesakes(
        (all ?? []).map(({ number, fullName, phone }) => ({ id: String(number), fullName, phone })),
      ),
    [all],
  )
  const columns = useMemo(() => submissionColumns(marks), [marks])
  const data = details.data
  return (
    <DataList
      key={keyOf(week)}
      label={texts.listTab}
      memory={`list.submissions.${me}`}
      fileName={texts.fileName(week.week)}
      columns={columns}
      rows={all}
      rowKey={numberOf}
      nameOf={nameOf}
      view={view}
      onView={onView}
      search={{ label: texts.search, hint: texts.searchHint }}
      wordsOf={wordsOf}
      {...(look === 'cards'
        ? { draw: (found: readonly Submission[]) => <SubmissionCards submissions={found} marks={marks} /> }
        : {})}
      onClear={() => onView({ szukaj: undefined })}
      nothingFound={texts.nobodyFound(view.szukaj ?? '')}
      empty={<Empty icon={<IconClipboardList size={24} />}>{texts.nobodyYet}</Empty>}
      failure={details.failure}
      again={details.again}
      between={
        data ? (
          <div className={classes.list}>
            <CapacityOverview days={data.capacityDay} />
            <h2 className={classes.summary}>{texts.summary(data.amount, data.shiftsAmount)}</h2>
          </div>
        ) : null
      }
      above={
        <Segments
          label={texts.look}
          size="xs"
          value={look}
          data={LOOKS.map((value) => ({ value, label: texts.looks[value] }))}
          onChange={(value) => choose(LOOKS.find((one) => one === value) ?? 'cards')}
        />
      }
      filters={
        <>
          <Select
            className={classes.week ?? ''}
            label={texts.week}
            data={offered.map((one) => ({ value: keyOf(one), label: startToEnd(one) }))}
            renderOption={({ option }) => (
              <span className={classes.option}>
                <span>{option.label}</span>
                {option.value === keyOf(current) ? (
                  <span className={classes.now}>{texts.currentWeek}</span>
                ) : null}
              </span>
            )}
            value={keyOf(week)}
            allowDeselect={false}
            onChange={(key) => {
              const next = offered.find((one) => keyOf(one) === key)
              if (next && !sameWeek(next, week)) onWeek(next)
            }}
          />
          <ExportButtons week={week} />
        </>
      }
    />
  )
}

const numberOf = ({ number }: Submission) => String(number)
const nameOf = ({ fullName }: Submission) => fullName
const wordsOf = ({ fullName }: Submission) => [fullName]

/** What this user chose last on this device; the specification's cards before anything was chosen. */
function useLook(memory: string): readonly [Look, (look: Look) => void] {
  const [look, setLook] = useState<Look>(() => recall(memory, isLook) ?? 'cards')
  return [
    look,
    (next) => {
      setLook(next)
      remember(memory, next)
    },
  ]
}

function isLook(value: unknown): value is Look {
  return LOOKS.some((look) => look === value)
}

function keyOf({ year, week }: Week): string {
  return `${year}-${week}`
}
