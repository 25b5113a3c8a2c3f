import { Alert, Button, Modal, Skeleton, Text } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { ClosedWeeksNote } from '#features/income/facts/web/public.tsx'
import { listUnmatched } from '#features/income/matching/contract.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { PageButtons } from '#platform/web/admin-ui/page-buttons.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listLoads, previewTakeBack, ROWS_ON_PREVIEW, takeBackLoad } from '../../contract-preview.ts'
import { takeBackTexts as texts } from '../../texts-changes.ts'
import classes from '../changes/changes.module.css'
import { ChangeCounts, ChangesView } from '../changes/changes-view.tsx'

interface TakenLoad {
  readonly id: string
  readonly name: string
}

interface TakeBackDialogProps {
  readonly load: TakenLoad
  onClose(): void
  /** After it was taken back. */
  onDone?(): void
}

/**
 * What taking a load back changes, before it does: which rows go, and which say again what they said. Where
 * something else has changed meanwhile it is reckoned and shown anew.
 */
export function TakeBackDialog({ load, onClose, onDone }: TakeBackDialogProps) {
  useFocusBack()
  const [page, setPage] = useState(1)
  const [isAnew, setAnew] = useState(false)
  const { data, failure, again, refreshing } = useCall(
    previewTakeBack,
    { id: load.id, page },
    { keepPrevious: true },
  )
  const act = useAct(takeBackLoad, { refreshes: [listLoads, listUnmatched], showsFailure: true })
  const [taken, setTaken] = useState<OutputOf<typeof takeBackLoad>>()
  const leave = () => {
    onDone?.()
    onClose()
  }
  const takeBack = async () => {
    if (!data) return
    setAnew(false)
    const result = await act.run({ id: load.id, mark: data.mark })
    if (result.ok) {
      const { gone, restored, closedWeeks } = result.value
      // A toast goes away by itself, and what waits in closed weeks is to be read and followed.
      if (closedWeeks.weeks.length > 0) return setTaken(result.value)
      toastDone(texts.done(gone, restored))
      leave()
    } else if (result.failure.code === 'changed_since') {
      setAnew(true)
      setPage(1)
      again()
    }
  }
  if (taken) return <TakenBack load={load} taken={taken} onClose={leave} />
  const isNothing = data && data.replaced + data.added + data.missing === 0
  return (
    <Modal opened onClose={onClose} size="xl" title={texts.title(load.name)}>
      <div className={classes.stack}>
        <Text size="sm">{texts.text}</Text>
        {isAnew ? (
          <Alert color="yellow" role="alert">
            {texts.changed}
          </Alert>
        ) : (
          <FailureAlert failure={act.failure} title={texts.notTaken} />
        )}
        {data ? (
          <>
            {isNothing ? (
              <Alert color="blue" icon={<IconInfoCircle />}>
                {texts.nothing}
              </Alert>
            ) : null}
            <ClosedWeeksNote closed={data.closedWeeks} when="before" />
            <ChangeCounts changes={data} of="takeBack" />
            <div className={classes.buttons}>
              <Button
                color="red"
                disabled={refreshing}
                loading={act.busy}
                leftSection={<IconArrowBackUp size={18} aria-hidden />}
                onClick={() => void takeBack()}
              >
                {texts.confirm}
              </Button>
              <Button variant="default" onClick={onClose}>
                {texts.cancel}
              </Button>
            </div>
            <ChangesView changes={data} of="takeBack" busy={refreshing} />
            <PageButtons
              page={page}
              size={ROWS_ON_PREVIEW}
              total={Math.max(data.replaced, data.added, data.missing)}
              onChange={setPage}
            />
          </>
        ) : failure ? (
          <FailureAlert failure={failure} again={again} />
        ) : (
          <>
            <Text size="sm" role="status">
              {texts.looking}
            </Text>
            <Skeleton height={120} />
          </>
        )}
      </div>
    </Modal>
  )
}

interface TakenBackProps {
  readonly load: TakenLoad
  readonly taken: OutputOf<typeof takeBackLoad>
  onClose(): void
}

/** What became of closed weeks, with the way to what waits. */
function TakenBack({ load, taken, onClose }: TakenBackProps) {
  return (
    <Modal opened onClose={onClose} size="xl" title={texts.takenTitle(load.name)}>
      <div className={classes.stack}>
        <Alert role="status" color="green" icon={<IconCheck />}>
          {texts.done(taken.gone, taken.restored)}
        </Alert>
        <ClosedWeeksNote closed={taken.closedWeeks} when="after" />
        <div className={classes.buttons}>
          <Button data-autofocus variant="default" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
