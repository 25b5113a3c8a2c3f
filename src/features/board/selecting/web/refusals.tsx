import { PlaceList } from '#features/board/work/web/public.tsx'
import { askToConfirm, tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import { selectingTexts as texts } from '../texts.ts'

/** Why one of many stays as it is. */
export interface Line {
  readonly key: string
  /** `Jan Lis, Dzień pn 23.11, WX1234A` */
  readonly what: string
  readonly why: string
}

const SHOWN = 40

/**
 * Where not all of an act is possible: tells each seat with its reason, and asks whether the others are
 * wanted without them.
 * @param done how many the act would do
 */
export async function agreesTo(done: number, refused: readonly Line[]): Promise<boolean> {
  if (refused.length === 0) return true
  const text = <Refusals lines={refused} />
  if (done === 0) {
    await tellInDialog(texts.nothing, text)
    return false
  }
  const title = texts.some(refused.length, refused.length + done)
  return askToConfirm({ title, text, confirm: texts.rest(done), cancel: texts.leave })
}

function Refusals({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <>
      <PlaceList>
        {lines.slice(0, SHOWN).map(({ key, what, why }) => (
          <li key={key}>
            <b>{what}</b>
            <span>{`: ${why}`}</span>
          </li>
        ))}
      </PlaceList>
      {lines.length > SHOWN ? <p>{texts.more(lines.length - SHOWN)}</p> : null}
    </>
  )
}
