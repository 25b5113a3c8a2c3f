import { Alert, Button, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { askForBackup, getBackups } from '../contract.ts'
import { backupTexts as texts } from '../texts.ts'
import { lastGoodWords } from './last-good.ts'
import { PlanForm } from './plan-form.tsx'

type Backups = OutputOf<typeof getBackups>

export function BackupPanel({ backups }: { readonly backups: Backups }) {
  const { plan, folder, problem, lastGoodAt, data } = backups
  const act = useAct(askForBackup, { refreshes: [getBackups], done: () => toastDone(texts.asked) })
  return (
    <Panel
      title={texts.title}
      description={texts.description}
      actions={
        <Button variant="default" loading={act.busy} onClick={() => void act.run({})}>
          {texts.now}
        </Button>
      }
    >
      <Stack gap="md">
        <Alert
          role="status"
          color={problem ? 'yellow' : 'green'}
          icon={problem ? <IconAlertTriangle aria-hidden /> : <IconCircleCheck aria-hidden />}
          title={problem ? texts.problems[problem] : lastGoodAt === null ? texts.planned : texts.allGood}
        >
          {lastGoodWords(backups)}
        </Alert>
        <PlanForm key={JSON.stringify(plan)} plan={plan} />
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {`${texts.folder(folder)} ${texts.key}`}
        </Text>
        <List spacing={6} size="sm">
          {data.map(({ id, attributes }) => (
            <List.Item key={id}>
              <Run run={attributes} />
            </List.Item>
          ))}
        </List>
      </Stack>
    </Panel>
  )
}

function Run({ run }: { readonly run: Backups['data'][number]['attributes'] }) {
  const { state, fault, again, askedAt, file, bytes, rows } = run
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {`${dateAndTime(askedAt)}: ${texts.states[state]}${
        state === 'good' ? ` (${file}, ${texts.size(bytes, rows)})` : ''
      }${state === 'failed' ? `. ${texts.faults[fault] ?? texts.faults.other}${again ? ` ${texts.again}` : ''}` : ''}`}
    </span>
  )
}
