import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconPlugConnectedX } from '@tabler/icons-react'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import { BannerText, type BoardWork, BreachList, useFocusOnward } from '#features/board/work/web/public.tsx'
import type { Mover } from '#features/roster/domain/public.ts'
import { isPassing } from '#platform/web/call.ts'
import { keptOnDevice, screenTexts } from '../texts.ts'

/** Of the places that stand in an alert above the board. */
const SHOWN_AT_MOST = 5

interface RefusedProps {
  readonly work: BoardWork
  readonly week: WeekOnBoard
  onShow(mover: Mover): void
}

/**
 * Why the week was not saved: the sentence, and each breach with a way to its place; where the server was not
 * reached, what is kept and how to go on.
 */
export function Refused({ work, week, onShow }: RefusedProps) {
  const { refused, breaches, unsaved, session } = work
  useFocusOnward(refused !== undefined)
  if (!refused) return null
  const { msg } = refused
  if (isPassing(refused)) {
    // The saving has arrived after all, as the newest version shows.
    if (unsaved === 0 && session && session.version > 0) return null
    return (
      <Alert color="yellow" icon={<IconPlugConnectedX />} title={screenTexts.notReachedTitle} role="alert">
        <BannerText>{`${msg} ${keptOnDevice(unsaved)}`}</BannerText>
        <Button size="xs" variant="default" loading={work.busy} onClick={() => void work.save()}>
          {screenTexts.saveAgain}
        </Button>
      </Alert>
    )
  }
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={screenTexts.breachesTitle} role="alert">
      <BannerText>{msg}</BannerText>
      {breaches.length > 0 ? (
        <BreachList week={week} breaches={breaches.slice(0, SHOWN_AT_MOST)} onShow={onShow} />
      ) : null}
    </Alert>
  )
}
