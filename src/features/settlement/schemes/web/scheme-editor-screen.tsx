import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { listSchemes, listSchemeVersions } from '../contract.ts'
import { editorTexts } from '../texts-editor.ts'
import { KINDS_IN_ADDRESS } from './in-address.ts'
import { SchemeEditor } from './scheme-editor.tsx'

/** The scheme of the fleet, a group or a driver: its fields, a live example, its versions. */
export function SchemeEditorScreen() {
  const { kogo = 'flota', id = '' } = useSearch({ from: '/guarded/admin/zasady-wyplat/edycja' })
  const owner = { kind: KINDS_IN_ADDRESS[kogo], id: kogo === 'flota' ? '' : id }
  const versions = useCall(listSchemeVersions, owner)
  const all = useCall(listSchemes, {})
  const name = versions.data?.name ?? ''
  const title = owner.kind === 'fleet' ? editorTexts.titles.fleet : editorTexts.titles[owner.kind](name)
  const fleet = all.data?.owners.find(({ kind }) => kind === 'fleet')?.inForce?.scheme ?? undefined
  const ready = versions.data && all.data
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/admin/zasady-wyplat" {...props} />}
          >
            {editorTexts.back}
          </Button>
        }
      />
      <FailureAlert failure={versions.failure ?? all.failure} again={versions.again} />
      {ready ? (
        <Stack gap="md">
          {versions.data.data.length === 0 ? (
            <Alert>
              {fleet && owner.kind !== 'fleet'
                ? `${editorTexts.noVersion} ${editorTexts.startsFromFleet}`
                : editorTexts.noVersion}
            </Alert>
          ) : null}
          <SchemeEditor
            // Another owner's fields are others; a version saved meanwhile keeps what is typed.
            key={`${owner.kind} ${owner.id}`}
            owner={owner}
            week={versions.data.week}
            versions={versions.data.data}
            start={fleet}
          />
        </Stack>
      ) : versions.failure ? null : (
        <Skeleton height={420} />
      )}
    </>
  )
}
