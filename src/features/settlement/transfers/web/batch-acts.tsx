import { Button } from '@mantine/core'
import { IconCheck, IconDownload, IconTrash } from '@tabler/icons-react'
import { inZloty } from '#kernel/money.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { download } from '#platform/web/admin-ui/download.ts'
import { toastDone, toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import {
  approveTransferBatch,
  cancelTransferBatch,
  confirmTransferBatch,
  downloadTransferFile,
  exportTransferBatch,
} from '../contract.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import type { ShownBatch } from './batch-types.ts'
import { READINGS_OF_TRANSFERS } from './readings.ts'

/** The next step of a batch, and what else may be done with it. */
export function BatchActs({ batch }: { readonly batch: ShownBatch }) {
  const { state } = batch.attributes
  if (state === 'cancelled') return null
  return state === 'prepared' ? <BeforeExport batch={batch} /> : <AfterExport batch={batch} />
}

function BeforeExport({ batch: { id, attributes } }: { readonly batch: ShownBatch }) {
  const { approval, unreadable, orders, number } = attributes
  const leave = useAct(exportTransferBatch, { refreshes: READINGS_OF_TRANSFERS })
  const approve = useAct(approveTransferBatch, { refreshes: READINGS_OF_TRANSFERS })
  const cancel = useAct(cancelTransferBatch, { refreshes: READINGS_OF_TRANSFERS })
  const exportAndSave = async () => {
    if (!(await leave.run({ id })).ok) return
    const failure = await download(downloadTransferFile, { id, part: 1 })
    if (failure) toastFailure(failure)
  }
  const askAndCancel = async () => {
    const sure = await askToConfirm({
      title: texts.cancelTitle,
      text: texts.cancelText,
      confirm: texts.cancelBatch,
      cancel: texts.keepBatch,
      danger: true,
    })
    if (sure && (await cancel.run({ id })).ok) toastDone(texts.cancelled)
  }
  return (
    <>
      <Button
        variant="default"
        color="red"
        loading={cancel.busy}
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => void askAndCancel()}
      >
        {texts.cancelBatch}
      </Button>
      {approval?.why === null ? (
        <Button
          loading={approve.busy}
          leftSection={<IconCheck size={18} aria-hidden />}
          onClick={async () => {
            if ((await approve.run({ id })).ok) toastDone(texts.approved(number))
          }}
        >
          {texts.approve}
        </Button>
      ) : null}
      {approval || unreadable ? null : (
        <Button
          loading={leave.busy}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void exportAndSave()}
        >
          {texts.export(orders)}
        </Button>
      )}
    </>
  )
}

function AfterExport({ batch: { id, attributes, files, orders } }: { readonly batch: ShownBatch }) {
  const confirm = useAct(confirmTransferBatch, { refreshes: READINGS_OF_TRANSFERS })
  const standing = orders.filter(({ returned }) => returned === null)
  const askAndConfirm = async () => {
    const total = standing.reduce((sum, { grosze }) => sum + grosze, 0)
    const sure = await askToConfirm({
      title: texts.confirmTitle,
      text: texts.confirmText(standing.length, inZloty(total)),
      confirm: texts.confirm,
    })
    if (!sure) return
    const done = await confirm.run({ id, seen: { orders: standing.length, grosze: total } })
    if (done.ok) toastDone(texts.confirmed(done.value.orders, inZloty(done.value.grosze)))
  }
  const save = async (part: number) => {
    const failure = await download(downloadTransferFile, { id, part })
    if (failure) toastFailure(failure)
  }
  return (
    <>
      {files.map(({ part, parts }) => (
        <Button
          key={part}
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void save(part)}
        >
          {parts > 1 ? texts.againPart(part, parts) : texts.again}
        </Button>
      ))}
      {attributes.state === 'exported' && standing.length > 0 ? (
        <Button
          loading={confirm.busy}
          leftSection={<IconCheck size={18} aria-hidden />}
          onClick={() => void askAndConfirm()}
        >
          {texts.confirm}
        </Button>
      ) : null}
    </>
  )
}
