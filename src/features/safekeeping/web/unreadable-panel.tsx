import { Button, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { getUnreadable, renewUnreadable } from '../contract.ts'
import { unreadableTexts as texts } from '../texts.ts'

const KINDS = [
  'fleetPin',
  'driverPins',
  'serviceLinks',
  'subscriptions',
  'secondFactors',
  'boltKeys',
  'gateways',
  'payeeAccounts',
] as const

/** What a lost key has made unreadable, and the one act that makes it anew; nothing where all can be read. */
export function UnreadablePanel() {
  const { data, failure, again } = useCall(getUnreadable, {})
  const act = useAct(renewUnreadable, { refreshes: [getUnreadable] })
  const [left, setLeft] = useState<number>()
  if (!data) return <FailureAlert failure={failure} again={again} />
  const lost = KINDS.filter((kind) => data[kind] > 0)
  if (lost.length === 0) return null

  const renewAll = async () => {
    const sure = await askToConfirm({ title: texts.sureTitle, text: texts.sure, confirm: texts.renew })
    if (!sure) return
    let made = 0
    // Some at a time, so that the office goes on working meanwhile; each round has made fewer of them.
    for (let before = Number.POSITIVE_INFINITY; ; ) {
      const result = await act.run({})
      if (!result.ok) break
      made += result.value.renewed
      setLeft(result.value.left)
      if (result.value.left === 0 || result.value.left >= before) break
      before = result.value.left
    }
    setLeft(undefined)
    if (made > 0) toastDone(texts.done(made))
  }
  return (
    <Panel title={texts.title} description={texts.description}>
      <Stack gap="sm">
        <List size="sm">
          {lost.map((kind) => (
            <List.Item key={kind}>{`${texts[kind]}: ${data[kind]}`}</List.Item>
          ))}
        </List>
        <div>
          <Button loading={act.busy || left !== undefined} onClick={() => void renewAll()}>
            {texts.renew}
          </Button>
        </div>
        <Text size="sm" aria-live="polite">
          {left === undefined ? '' : texts.left(left)}
        </Text>
      </Stack>
    </Panel>
  )
}
