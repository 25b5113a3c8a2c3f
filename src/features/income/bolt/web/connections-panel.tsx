import { Alert, Button, Group, List, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconPlugConnected, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { shownDay } from '#features/income/facts/web/public-words.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { checkBoltConnection, getBoltConnections, removeBoltConnection } from '../contract.ts'
import { getBoltAttention } from '../contract-days.ts'
import { connectionTexts as texts } from '../texts.ts'
import { faultText } from '../texts-faults.ts'
import type { Connection } from './connection.ts'
import { KeyModal } from './key-modal.tsx'

/** The keys, each with what it opens; what is secret is never shown. */
export function ConnectionsPanel({ connections }: { readonly connections: readonly Connection[] }) {
  const [open, setOpen] = useState<'new' | Connection>()
  return (
    <Panel
      title={texts.title}
      description={texts.description}
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen('new')}>
          {texts.add}
        </Button>
      }
    >
      {connections.length === 0 ? (
        <Empty icon={<IconPlugConnected size={32} aria-hidden />}>{texts.off}</Empty>
      ) : (
        <Stack gap="lg">
          {connections.map((connection) => (
            <OneConnection
              key={connection.id}
              connection={connection}
              onReplace={() => setOpen(connection)}
            />
          ))}
        </Stack>
      )}
      {open ? (
        <KeyModal {...(open === 'new' ? {} : { connection: open })} onClose={() => setOpen(undefined)} />
      ) : null}
    </Panel>
  )
}

interface OneConnectionProps {
  readonly connection: Connection
  onReplace(): void
}

function OneConnection({ connection: { id, attributes }, onReplace }: OneConnectionProps) {
  const { name, enteredAt, enteredBy, companies } = attributes
  const refreshes = [getBoltConnections, getBoltAttention]
  const check = useAct(checkBoltConnection, { refreshes })
  const remove = useAct(removeBoltConnection, { refreshes, done: () => toastDone(texts.removed) })
  const askToRemove = async () => {
    const sure = await askToConfirm({
      title: texts.removeTitle,
      text: texts.removeText,
      confirm: texts.remove,
      danger: true,
    })
    if (sure) await remove.run({ id })
  }
  return (
    <section aria-label={name}>
      <Title order={3} size="h4">
        {name}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.entered(dateAndTime(enteredAt), enteredBy)}
      </Text>
      <Health attributes={attributes} />
      {companies.length > 0 ? (
        <List size="sm" mt="xs">
          {companies.map((company) => (
            <List.Item key={company.companyId}>{companyWords(company)}</List.Item>
          ))}
        </List>
      ) : null}
      <Group gap="sm" mt="sm">
        <Button variant="default" loading={check.busy} onClick={() => void check.run({ id })}>
          {texts.check}
        </Button>
        <Button variant="default" onClick={onReplace}>
          {texts.replace}
        </Button>
        <Button variant="subtle" color="red" loading={remove.busy} onClick={() => void askToRemove()}>
          {texts.remove}
        </Button>
      </Group>
    </section>
  )
}

function Health({ attributes }: Pick<Connection, 'attributes'>) {
  const { readable, checkedAt, fault, companies } = attributes
  const isWell = readable && fault === null
  const words = !readable
    ? texts.unreadable
    : checkedAt === null
      ? texts.notChecked
      : `${fault ? faultText(fault) : texts.opens(companies.filter(({ goneAt }) => !goneAt).length)} ${texts.checked(dateAndTime(checkedAt))}`
  return (
    <Alert
      mt="xs"
      role="status"
      color={isWell ? (checkedAt === null ? 'gray' : 'green') : 'yellow'}
      icon={isWell ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      {...(isWell && checkedAt === null ? {} : { title: isWell ? texts.works : texts.broken })}
    >
      {words}
    </Alert>
  )
}

function companyWords({
  companyId,
  wholeUntil,
  firstDay,
  goneAt,
  takenBack,
  open,
}: Connection['attributes']['companies'][number]) {
  const days = open.filter(({ fault }) => fault !== null).length
  return [
    `${texts.company(companyId)}: ${wholeUntil ? texts.whole(shownDay(wholeUntil)) : texts.nothingYet(shownDay(firstDay))}`,
    ...(days > 0 ? [texts.open(days)] : []),
    ...(takenBack.length > 0 ? [texts.takenBack(takenBack.length)] : []),
    ...(goneAt ? [texts.gone(dateAndTime(goneAt))] : []),
  ].join(', ')
}
