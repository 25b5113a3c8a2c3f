import { Button, Group, Stack, Text } from '@mantine/core'
import { useMe } from '#features/auth/web/public.tsx'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { getDriver, listDrivers } from '../contract.ts'
import { listDriverMessages, mergeDrivers } from '../contract-data.ts'
import { keepFormerApart, listFormerDrivers } from '../contract-former.ts'
import { formerTexts as texts } from '../texts-former.ts'
import { shownPhone } from './shown-phone.ts'

/** Who has the number of a record that was removed, each settled by one act. */
export function FormerDriverList() {
  const { data, failure, again } = useCall(listFormerDrivers, {})
  return (
    <Stack gap="md">
      <FailureAlert failure={failure} again={again} />
      <Asked pairs={data?.data ?? []} />
      {data?.data.length === 0 ? <Text c="dimmed">{texts.none}</Text> : null}
    </Stack>
  )
}

/** The same on the driver's own page; nothing where there is nothing to ask. */
export function FormerDriverPanel({ driverId }: { readonly driverId: string }) {
  const { data, failure, again } = useCall(listFormerDrivers, {})
  const pairs = (data?.data ?? []).filter((pair) => pair.driverId === driverId)
  if (failure) return <FailureAlert failure={failure} again={again} />
  if (pairs.length === 0) return null
  return (
    <Panel title={texts.title}>
      <Asked pairs={pairs} />
    </Panel>
  )
}

type Pair = OutputOf<typeof listFormerDrivers>['data'][number]

function Asked({ pairs }: { readonly pairs: readonly Pair[] }) {
  const keptFocus = useKeptFocus()
  if (pairs.length === 0) return null
  return (
    <Stack gap="md" onFocus={keptFocus}>
      <Text size="sm">{texts.hint}</Text>
      {pairs.map((pair) => (
        <OnePair key={`${pair.driverId} ${pair.formerId}`} pair={pair} />
      ))}
    </Stack>
  )
}

function OnePair({ pair }: { readonly pair: Pair }) {
  const { admin } = useMe()
  const refreshes = [listFormerDrivers, listDrivers, getDriver, listDriverMessages]
  const join = useAct(mergeDrivers, { refreshes, showsFailure: true })
  const part = useAct(keepFormerApart, { refreshes, showsFailure: true })
  const { driverId, fullName, phone, formerId, formerName, removedAt } = pair
  const askAndJoin = async () => {
    const sure = await askToConfirm({
      title: texts.confirmTitle,
      text: texts.confirm(formerName, fullName),
      confirm: texts.join,
    })
    if (!sure || !(await join.run({ staysId: driverId, foldedId: formerId })).ok) return
    toastDone(texts.joined(fullName))
  }
  const keep = async () => {
    if ((await part.run({ id: driverId, formerId })).ok) toastDone(texts.keptApart)
  }
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Text fw={500}>{`${fullName}, ${shownPhone(phone)}`}</Text>
      <Text size="sm">{texts.former(formerName, removedAt === null ? null : dateAndTime(removedAt))}</Text>
      <FailureAlert failure={join.failure ?? part.failure} />
      {admin ? (
        <Group gap="xs" mt="xs">
          <Button size="xs" loading={join.busy} disabled={part.busy} onClick={() => void askAndJoin()}>
            {texts.same}
          </Button>
          <Button
            size="xs"
            variant="default"
            loading={part.busy}
            disabled={join.busy}
            onClick={() => void keep()}
          >
            {texts.other}
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {texts.askAdmin}
        </Text>
      )}
    </div>
  )
}
