import { Skeleton, Stack } from '@mantine/core'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { getBackups } from '../contract.ts'
import { backupTexts } from '../texts.ts'
import { BackupPanel } from './backup-panel.tsx'
import { UnreadablePanel } from './unreadable-panel.tsx'

/** Backups with their plan, and what a lost key has made unreadable: for administrators. */
export function SafekeepingScreen() {
  const { data, failure, again } = useCall(getBackups, {}, { everySeconds: 10 })
  return (
    <>
      <PageHeader title={backupTexts.screen} description={backupTexts.screenHint} />
      <Stack gap="md">
        <UnreadablePanel />
        <FailureAlert failure={failure} again={again} />
        {data ? (
          <BackupPanel backups={data} />
        ) : failure ? null : (
          <Skeleton height={320} radius={12} role="status" aria-label={backupTexts.loading} />
        )}
      </Stack>
    </>
  )
}
