import { Button, Tooltip } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { openBoard } from '#features/board/work/contract.ts'
import type { Session } from '#features/board/work/domain/public.ts'
import { BannerLine, type BoardWork } from '#features/board/work/web/public.tsx'
import { listChangeTexts } from '#features/notices/contract.ts'
import type { Mover } from '#features/roster/domain/public.ts'
import { listGeneratedWeeks } from '#features/schedule/contract.ts'
import { getPlanningAttention } from '#features/schedule/contract-attention.ts'
import { seatWaiting } from '#features/schedule/contract-late.ts'
import {
  lateCount,
  lateSummary,
  lateTexts,
  seatedWords,
  takenBackCount,
} from '#features/schedule/texts-late.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import classes from './late-bar.module.css'

interface LateBarProps {
  readonly work: BoardWork
  readonly session: Session
  onShow(mover: Mover): void
}

const NAMES = 4

/**
 * Who came after the week was generated, with the one step that seats them; and whose choice was taken back
 * since (D42).
 */
export function LateBar({ work, session, onShow }: LateBarProps) {
  const seating = useAct(seatWaiting, {
    refreshes: [openBoard, listGeneratedWeeks, listChangeTexts, getPlanningAttention],
  })
  const { begun } = session.week
  const ahead = <P extends Mover>(places: readonly P[]) =>
    firstOfEach(places.filter(({ slot }) => slot >= begun))
  const waiting = ahead(work.late.waiting)
  const takenBack = ahead(work.late.takenBack)
  const listed = work.late.takenBack.some(({ reg, slot }) => reg === '' && slot >= begun)
  if (waiting.length + takenBack.length === 0 || session.version === 0) return null
  const seat = async () => {
    const result = await seating.run(session.week.week)
    if (!result.ok) return
    const { seated, listed: reserve, left } = result.value
    toastDone(seatedWords(seated.length, reserve.length, left.length), lateTexts.seatedTitle)
    await work.followOwn()
  }
  return (
    <BannerLine
      label={lateTexts.seatedTitle}
      icon={<IconUserPlus size={18} aria-hidden="true" />}
      summary={lateSummary(waiting.length, takenBack.length)}
      action={
        waiting.length > 0 || listed ? (
          <Tooltip label={lateTexts.seatHint} multiline maw={320}>
            <Button size="xs" loading={seating.busy} disabled={work.busy} onClick={() => void seat()}>
              {waiting.length > 0 ? lateTexts.seat : lateTexts.clear}
            </Button>
          </Tooltip>
        ) : undefined
      }
    >
      {waiting.length > 0 ? (
        <p className={classes.words}>
          <b>{lateCount(waiting.length)}</b>
          <Names places={waiting} onShow={onShow} />
        </p>
      ) : null}
      {takenBack.length > 0 ? (
        <>
          <p className={classes.words}>
            <b>{takenBackCount(takenBack.length)}</b>
            <Names places={takenBack} onShow={onShow} />
          </p>
          <p className={classes.words}>{lateTexts.takenBackHint}</p>
        </>
      ) : null}
    </BannerLine>
  )
}

interface Named extends Mover {
  readonly fullName: string
}

function Names({ places, onShow }: { readonly places: readonly Named[]; onShow(mover: Mover): void }) {
  return (
    <span className={classes.names}>
      {places.slice(0, NAMES).map((place) => (
        <Button
          key={place.driverId}
          size="compact-xs"
          variant="subtle"
          onClick={() => onShow({ driverId: place.driverId, slot: place.slot })}
        >
          {place.fullName}
        </Button>
      ))}
      {places.length > NAMES ? <span>{lateTexts.moreNames(places.length - NAMES)}</span> : null}
    </span>
  )
}

/** One place of each driver, the earliest. */
function firstOfEach<P extends Mover>(places: readonly P[]): P[] {
  const sorted = [...places].sort((a, b) => a.slot - b.slot)
  return [...new Map(sorted.reverse().map((place) => [place.driverId, place])).values()].reverse()
}
