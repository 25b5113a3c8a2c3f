import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { money, shownDay } from '#features/income/facts/web/public-words.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listBoltDifferences } from '../contract-days.ts'
import { differenceTexts as texts } from '../texts.ts'

type Difference = OutputOf<typeof listBoltDifferences>['data'][number]

/** Where a file and Bolt itself say otherwise of a day's rides. @param lastDay YYYY-MM-DD */
export function DifferencesPanel({ lastDay }: { readonly lastDay: string }) {
  const [date, setDate] = useState<CalendarDate | undefined>(parseDate(lastDay))
  return (
    <Panel title={texts.title} description={texts.description}>
      <Stack gap="md">
        <Group>
          <DateField label={texts.day} value={date} onChange={setDate} />
        </Group>
        {date ? <OfDay date={date} /> : <Text size="sm">{texts.choose}</Text>}
      </Stack>
    </Panel>
  )
}

function OfDay({ date }: { readonly date: CalendarDate }) {
  const { data, failure, again } = useCall(listBoltDifferences, { date })
  return (
    <>
      <DataTable
        label={texts.list}
        columns={COLUMNS}
        rows={data?.data}
        rowKey={(row) => `${row.driver} ${row.startedAt} ${row.told} ${JSON.stringify(row.amounts)}`}
        failure={failure}
        again={again}
        empty={<Empty>{data?.rides === 0 ? texts.noRides : texts.none}</Empty>}
      />
      {data && data.total > data.data.length ? (
        <Text size="sm">{texts.more(data.total, data.data.length)}</Text>
      ) : null}
    </>
  )
}

const COLUMNS: readonly Column<Difference>[] = [
  { key: 'driver', header: texts.driver, cell: ({ driver }) => driver },
  {
    key: 'ride',
    header: texts.ride,
    cell: ({ startedAt, shift }) =>
      [
        startedAt && `${shownDay(startedAt.slice(0, 10))}, ${startedAt.slice(11, 16)}`,
        shift && texts.shifts[shift],
      ]
        .filter(Boolean)
        .join(', '),
  },
  {
    key: 'said',
    header: texts.said,
    cell: ({ told, amounts }) =>
      [
        ...(told === 'both' ? [] : [texts.told[told]]),
        ...amounts.map(({ kind, file, bolt }) =>
          told === 'both'
            ? texts.one(texts.kinds[kind] ?? kind, shown(kind, file), shown(kind, bolt))
            : texts.alone(texts.kinds[kind] ?? kind, shown(kind, file ?? bolt)),
        ),
      ].join('; '),
  },
  { key: 'counts', header: texts.counts, cell: ({ holds }) => texts.holds[holds] },
]

function shown(kind: string, amount: number | null): string {
  return kind === 'rides' ? String(amount ?? '') : money(amount)
}
