import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listMessages } from '../contract.ts'
import { actOnMessages, previewActOnMessages } from '../contract-bulk.ts'
import type { BulkAct } from '../domain/bulk.ts'
import { bulkTexts as texts } from '../texts-bulk.ts'
import { roundedCost } from './cost-words.ts'
import classes from './outbox.module.css'

type Preview = OutputOf<typeof previewActOnMessages>

interface BulkDialogProps {
  readonly act: BulkAct
  /** Ticked rows, or the whole filter. */
  readonly chosen: Omit<InputOf<typeof previewActOnMessages>, 'act'>
  onDone(): void
  onClose(): void
}

/** With how many it will be done, with how many not and why, and what it costs: asked once. */
export function BulkDialog({ act, chosen, onDone, onClose }: BulkDialogProps) {
  useFocusBack()
  const [preview, setPreview] = useState<Preview>()
  const looking = useAct(previewActOnMessages, { showsFailure: true })
  const { run: look } = looking
  const acting = useAct(actOnMessages, { refreshes: [listMessages], showsFailure: true })
  const key = JSON.stringify({ act, ...chosen })
  useEffect(() => {
    let isWanted = true
    void look(JSON.parse(key) as InputOf<typeof previewActOnMessages>).then((seen) => {
      if (isWanted && seen.ok) setPreview(seen.value)
    })
    return () => {
      isWanted = false
    }
  }, [key, look])

  const go = async () => {
    if (!preview) return
    const done = await acting.run({ act, ...chosen, upTo: preview.upTo })
    if (!done.ok) return
    const left = sumOf(done.value.left)
    toastDone(act === 'stop' ? texts.stopped(done.value.done, left) : texts.sentAgain(done.value.done, left))
    onDone()
  }
  const can = preview?.can ?? 0
  return (
    <Modal opened onClose={onClose} title={act === 'stop' ? texts.stopTitle : texts.againTitle} size="lg">
      <Stack gap="md">
        {preview ? (
          <PreviewWords act={act} preview={preview} />
        ) : looking.failure ? null : (
          <Skeleton height={120} radius={12} role="status" aria-label={texts.counting} />
        )}
        <FailureAlert
          failure={looking.failure}
          again={() => void look({ act, ...chosen }).then((seen) => seen.ok && setPreview(seen.value))}
        />
        <FailureAlert failure={acting.failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {preview && can === 0 ? texts.close : texts.cancel}
          </Button>
          {preview && can === 0 ? null : (
            <Button
              data-autofocus
              loading={acting.busy}
              disabled={!preview}
              {...(act === 'stop' ? { color: 'red' } : {})}
              onClick={() => void go()}
            >
              {act === 'stop' ? texts.confirmStop(can) : texts.confirmAgain(can)}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

function PreviewWords({ act, preview }: { readonly act: BulkAct; readonly preview: Preview }) {
  const { can, left, sms, parts, partPrice, waits } = preview
  return (
    <div aria-live="polite">
      <Text fw={600}>
        {can === 0 ? texts.nothing[act] : act === 'stop' ? texts.willStop(can) : texts.willSend(can)}
      </Text>
      {act === 'again' && sms > 0 ? (
        <Text size="sm">{texts.cost(sms, parts, roundedCost(parts, partPrice))}</Text>
      ) : null}
      {waits.map((way) => (
        <Text key={way} size="sm">
          {texts.waits[way]}
        </Text>
      ))}
      {left.length > 0 ? (
        <>
          <Text size="sm" mt="sm" fw={500}>
            {texts.leftTitle(sumOf(left))}
          </Text>
          <ul className={classes.left}>
            {left.map(({ why, count }) => (
              <li key={why}>{texts.left(why, count)}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function sumOf(left: Preview['left']): number {
  return left.reduce((sum, { count }) => sum + count, 0)
}
