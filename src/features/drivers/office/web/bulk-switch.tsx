import { Alert, Skeleton, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { ManyDialog } from '#platform/web/admin-ui/list/many-dialog.tsx'
import { getDriver, listDrivers } from '../contract.ts'
import { previewSwitch, switchDrivers } from '../contract-bulk.ts'
import { bulkDriverTexts as texts } from '../texts-bulk.ts'
import type { ListedDriver } from './use-drivers.ts'

type Preview = OutputOf<typeof previewSwitch>
const FIRST_NAMES = 5

interface BulkSwitchProps {
  readonly drivers: readonly ListedDriver[]
  readonly active: boolean
  onClose(done: boolean): void
}

/** Many drivers switched off or on: what follows is told before, and can be taken back afterwards. */
export function BulkSwitch({ drivers, active, onClose }: BulkSwitchProps) {
  const [ids] = useState(() => drivers.map(({ id }) => id))
  const [preview, setPreview] = useState<Preview>()
  const looking = useAct(previewSwitch, { showsFailure: true })
  const acting = useAct(switchDrivers, { refreshes: [listDrivers, getDriver], showsFailure: true })
  const { run: look } = looking
  useEffect(() => {
    void look({ ids, active }).then((seen) => {
      if (seen.ok) setPreview(seen.value)
    })
  }, [look, ids, active])
  const nameOf = (id: string) => drivers.find((driver) => driver.id === id)?.fullName ?? ''
  return (
    <ManyDialog
      title={(active ? texts.switchOnTitle : texts.switchOffTitle)(drivers.length)}
      act={active ? texts.switchOn : texts.switchOff}
      danger={!active}
      busy={acting.busy}
      disabled={!preview || preview.change === 0}
      failure={acting.failure ?? looking.failure}
      onClose={onClose}
      run={async () => {
        const result = await acting.run({ ids, active })
        if (!result.ok) return undefined
        const { changed, same, gone } = result.value
        return {
          done: (active ? texts.on : texts.off)(changed.length),
          left: [
            ...gone.map((id) => ({ name: nameOf(id), why: texts.why.gone })),
            ...same.map((id) => ({ name: nameOf(id), why: texts.why.same })),
          ],
          undo: changed.length > 0 ? () => acting.run({ ids: changed, active: !active }) : undefined,
        }
      }}
    >
      {preview ? (
        <Follows active={active} preview={preview} nameOf={nameOf} />
      ) : looking.failure ? null : (
        <Skeleton height={90} radius={12} role="status" aria-label={texts.checking} />
      )}
    </ManyDialog>
  )
}

interface FollowsProps {
  readonly active: boolean
  readonly preview: Preview
  nameOf(id: string): string
}

function Follows({ active, preview, nameOf }: FollowsProps) {
  const { change, same, gone, withShifts, unsettled } = preview
  const named = (ids: readonly string[]) => texts.names(ids.slice(0, FIRST_NAMES).map(nameOf), ids.length)
  return (
    <div aria-live="polite">
      <Text size="sm">
        {change === 0 ? texts.allSame[active ? 'on' : 'off'] : active ? texts.onFollows : texts.offFollows}
      </Text>
      {withShifts.length + unsettled.length > 0 ? (
        <Alert color="yellow" mt="sm" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {withShifts.length > 0 ? (
            <Text size="sm">{`${texts.withShifts(withShifts.length)} ${named(withShifts)}.`}</Text>
          ) : null}
          {unsettled.length > 0 ? (
            <Text size="sm">{`${texts.unsettled(unsettled.length)} ${named(unsettled)}.`}</Text>
          ) : null}
        </Alert>
      ) : null}
      {same > 0 && change > 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          {texts.same(same)}
        </Text>
      ) : null}
      {gone > 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          {texts.gone(gone)}
        </Text>
      ) : null}
    </div>
  )
}
