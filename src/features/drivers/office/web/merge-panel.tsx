import { Alert, Button, Select, Skeleton, Stack, Table, Text } from '@mantine/core'
import { IconAlertTriangle, IconArrowMerge, IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import type { MergeClash } from '#features/drivers/domain/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { getDriver, listDrivers } from '../contract.ts'
import { listDriverMessages, mergeDrivers, previewMerge } from '../contract-data.ts'
import { clashText } from '../texts-clashes.ts'
import { driverPageTexts as texts } from '../texts-page.ts'
import { shownPhone } from './shown-phone.ts'
import type { DriverRecord } from './use-driver.ts'
import { useDrivers } from './use-drivers.ts'

/**
 * Folds another record of the same person into this one, after showing what comes together and what stands
 * against it.
 */
export function MergePanel({ driver }: { readonly driver: DriverRecord }) {
  const drivers = useDrivers()
  const [foldedId, setFoldedId] = useState<string | null>(null)
  const others = drivers.data?.filter(({ id }) => id !== driver.id) ?? []
  return (
    <Panel title={texts.mergeTitle} description={texts.mergeDescription}>
      <Stack gap="md">
        <Select
          label={texts.mergeWith}
          description={texts.mergeHint}
          searchable
          clearable
          maw={480}
          limit={100}
          nothingFoundMessage={texts.nobodyElse}
          data={others.map(({ id, fullName, phone }) => ({
            value: id,
            label: `${fullName}, ${shownPhone(phone)}`,
          }))}
          value={foldedId}
          onChange={setFoldedId}
        />
        {foldedId === null ? null : (
          <MergePreview
            key={foldedId}
            staysId={driver.id}
            foldedId={foldedId}
            onMerged={() => setFoldedId(null)}
          />
        )}
      </Stack>
    </Panel>
  )
}

interface MergePreviewProps {
  readonly staysId: string
  readonly foldedId: string
  onMerged(): void
}

function MergePreview({ staysId, foldedId, onMerged }: MergePreviewProps) {
  const preview = useCall(previewMerge, { staysId, foldedId })
  const merge = useAct(mergeDrivers, {
    refreshes: [listDrivers, getDriver, listDriverMessages],
    showsFailure: true,
  })
  const askAndMerge = async ({ stays, folded }: OutputOf<typeof previewMerge>) => {
    const sure = await askToConfirm({
      title: texts.mergeConfirmTitle,
      text: texts.mergeConfirm(named(folded), named(stays)),
      confirm: texts.merge,
      danger: true,
    })
    if (!sure || !(await merge.run({ staysId, foldedId })).ok) return
    toastDone(texts.merged(named(stays)))
    onMerged()
  }
  if (preview.failure) return <FailureAlert failure={preview.failure} again={preview.again} />
  if (!preview.data) return <Skeleton height={200} radius={12} role="status" aria-label={texts.loading} />
  const { parts, clashes, stays, folded } = preview.data
  const blocking = clashes.filter((clash) => clash.blocking)
  const notes = clashes.filter((clash) => !clash.blocking)
  return (
    <>
      <Table maw={640}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.what}</Table.Th>
            <Table.Th>{`${texts.stays}: ${stays.fullName}`}</Table.Th>
            <Table.Th>{`${texts.folded}: ${folded.fullName}`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {parts.map((part) => (
            <Table.Tr key={part.title}>
              <Table.Td>{part.title}</Table.Td>
              <Table.Td>{part.stays}</Table.Td>
              <Table.Td>{part.folded}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Clashes title={texts.clashTitle} clashes={blocking} blocking />
      <Clashes title={texts.noteTitle} clashes={notes} />
      <FailureAlert failure={merge.failure} />
      <Button
        leftSection={<IconArrowMerge size={18} aria-hidden />}
        w="fit-content"
        disabled={blocking.length > 0}
        loading={merge.busy}
        onClick={() => void askAndMerge(preview.data as OutputOf<typeof previewMerge>)}
      >
        {texts.merge}
      </Button>
    </>
  )
}

/** Two who have driven side by side for months are hardly one person: that is clear by then. */
const MOST_SHOWN = 8

interface ClashesProps {
  readonly title: string
  readonly clashes: readonly { readonly both: MergeClash }[]
  readonly blocking?: boolean
}

function Clashes({ title, clashes, blocking = false }: ClashesProps) {
  if (clashes.length === 0) return null
  const Icon = blocking ? IconAlertTriangle : IconInfoCircle
  return (
    <Alert title={title} color={blocking ? 'red' : 'blue'} icon={<Icon />}>
      {clashes
        .slice(0, MOST_SHOWN)
        .map(({ both }) => clashText(both))
        .map((text) => (
          <Text key={text} size="sm">
            {text}
          </Text>
        ))}
      {clashes.length > MOST_SHOWN ? (
        <Text size="sm">{texts.moreClashes(clashes.length - MOST_SHOWN)}</Text>
      ) : null}
    </Alert>
  )
}

function named({
  fullName,
  phoneNumber,
}: {
  readonly fullName: string
  readonly phoneNumber: string
}): string {
  return `${fullName} (${shownPhone(phoneNumber)})`
}
