import { Button, Group, Text } from '@mantine/core'
import { money, shownDay } from '#features/income/facts/web/public-words.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { getBoltAttention, listMissingRides, settleMissingRides } from '../contract-days.ts'
import { missingTexts as texts } from '../texts.ts'

type Missing = OutputOf<typeof listMissingRides>['data'][number]

/** Rides that are told no more, each taken away or kept by a person; nothing where there are none. */
export function MissingPanel() {
  const { data, failure, again } = useCall(listMissingRides, {})
  const act = useAct(settleMissingRides, { refreshes: [listMissingRides, getBoltAttention] })
  if (!data) return <FailureAlert failure={failure} again={again} />
  if (data.total === 0) return null
  const settle = async ({ companyId, reference, driver, date }: Missing, how: 'take' | 'keep') => {
    const sure =
      how === 'keep' ||
      (await askToConfirm({
        title: texts.takeTitle,
        text: texts.takeText(driver, shownDay(date)),
        confirm: texts.take,
        danger: true,
      }))
    if (!sure) return
    const done = await act.run({ companyId, references: [reference], how })
    if (done.ok) toastDone(how === 'take' ? texts.taken : texts.kept)
    else again()
  }
  return (
    <Panel title={texts.title} description={texts.description}>
      <DataTable
        label={texts.list}
        columns={columns(act.busy, settle)}
        rows={data.data}
        rowKey={({ companyId, reference }) => `${companyId} ${reference}`}
        failure={failure}
        again={again}
        empty={null}
      />
      {data.total > data.data.length ? (
        <Text size="sm" mt="sm">
          {texts.more(data.total)}
        </Text>
      ) : null}
    </Panel>
  )
}

function columns(
  busy: boolean,
  settle: (ride: Missing, how: 'take' | 'keep') => Promise<void>,
): readonly Column<Missing>[] {
  return [
    { key: 'driver', header: texts.driver, cell: ({ driver }) => driver },
    {
      key: 'ride',
      header: texts.ride,
      cell: ({ startedAt }) => `${shownDay(startedAt.slice(0, 10))}, ${startedAt.slice(11, 16)}`,
    },
    {
      key: 'amounts',
      header: texts.amounts,
      cell: ({ gross, net }) => `${texts.gross} ${money(gross)}, ${texts.net} ${money(net)}`,
    },
    {
      key: 'acts',
      header: texts.take,
      actions: true,
      cell: (ride) => (
        <Group gap="xs" wrap="nowrap">
          <Button
            size="xs"
            color="red"
            variant="light"
            disabled={busy}
            onClick={() => void settle(ride, 'take')}
          >
            {texts.take}
          </Button>
          <Button size="xs" variant="default" disabled={busy} onClick={() => void settle(ride, 'keep')}>
            {texts.keep}
          </Button>
        </Group>
      ),
    },
  ]
}
