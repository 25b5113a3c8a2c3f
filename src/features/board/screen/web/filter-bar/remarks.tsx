import { Button, Popover } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { memo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CarDoor, DriverDoor } from '#platform/web/admin-ui/doors.tsx'
import { screenTexts } from '../../texts.ts'
import { REMARK_GROUP_NAMES, showRemark, remarkTexts as texts } from '../../texts-remarks.ts'
import classes from './remarks.module.css'
import type { ReadRemark, RemarkGroup } from './use-remarks.ts'

interface RemarksProps {
  readonly remarks: readonly ReadRemark[]
  /** Goes to where it is. */
  onShow(remark: ReadRemark): void
}

/** Of one kind at once; the rest is drawn when it is asked for. */
const SHOWN = 60

/**
 * What is to be known of the week: empty seats, own cars not given, broken promises, pins that can't hold
 * (D16). By kind, each with a way to its seat, its names and plates being doors.
 */
export const Remarks = memo(function Remarks({ remarks, onShow }: RemarksProps) {
  const [open, setOpen] = useState(false)
  const [only, setOnly] = useState<RemarkGroup>()
  const [shown, setShown] = useState(SHOWN)
  const button = useRef<HTMLButtonElement>(null)
  if (remarks.length === 0) return null
  const byGroup = Map.groupBy(remarks, ({ group }) => group)
  const groups = GROUPS.flatMap((group) => {
    const all = byGroup.get(group)
    return all ? [{ group, all }] : []
  })
  const chosen = groups.filter(({ group }) => only === undefined || !byGroup.has(only) || group === only)
  const close = () => {
    flushSync(() => setOpen(false))
    // Where the focus comes back to from a card.
    button.current?.focus({ preventScroll: true })
  }
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width="min(460px, calc(100vw - 20px))"
      shadow="md"
      trapFocus
    >
      <Popover.Target>
        <Button
          ref={button}
          size="xs"
          variant="default"
          aria-haspopup="dialog"
          title={screenTexts.remarks}
          onClick={() => setOpen(!open)}
        >
          <IconInfoCircle className={classes.sign} size={16} aria-hidden />
          <span className={classes.word}>{`${screenTexts.remarks}\u00a0`}</span>
          <span>{`(${remarks.length})`}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={screenTexts.remarks} className={classes.sheet ?? ''}>
        {groups.length > 1 ? (
          <fieldset className={classes.kinds} aria-label={texts.kinds}>
            <Kind
              name={texts.all}
              count={remarks.length}
              on={chosen.length > 1}
              onChoose={() => setOnly(undefined)}
            />
            {groups.map(({ group, all }) => (
              <Kind
                key={group}
                name={REMARK_GROUP_NAMES[group]}
                count={all.length}
                on={chosen.length === 1 && chosen[0]?.group === group}
                onChoose={() => setOnly(group)}
              />
            ))}
          </fieldset>
        ) : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keys too */}
        <ul className={classes.remarks} tabIndex={0} aria-label={screenTexts.remarks}>
          {chosen.map(({ group, all }) => (
            <li key={group} data-kind={group}>
              <h3>{`${REMARK_GROUP_NAMES[group]} (${all.length})`}</h3>
              <ul>
                {all.slice(0, shown).map((remark) => (
                  <li key={remark.text}>
                    <p>
                      {remark.parts.map((part, index) => (
                        <Part key={keyOf(part, index)} part={part} onOpen={close} />
                      ))}
                    </p>
                    <button
                      type="button"
                      className={classes.show}
                      aria-label={showRemark(remark.slot)}
                      onClick={() => {
                        close()
                        onShow(remark)
                      }}
                    >
                      {texts.show}
                    </button>
                  </li>
                ))}
              </ul>
              {all.length > shown ? (
                <button type="button" className={classes.show} onClick={() => setShown(shown + SHOWN)}>
                  {texts.more}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
})

const GROUPS: readonly RemarkGroup[] = ['pin', 'empty-seats', 'own-car', 'promise']

/** Words may come twice in a sentence. */
function keyOf(part: ReadRemark['parts'][number], index: number): string {
  return `${index} ${typeof part === 'string' ? part : part.id}`
}

function Part({ part, onOpen }: { readonly part: ReadRemark['parts'][number]; onOpen(): void }) {
  if (typeof part === 'string') return <span>{part}</span>
  const Door = part.subject === 'driver' ? DriverDoor : CarDoor
  return (
    <Door id={part.id} onOpen={onOpen}>
      {part.words}
    </Door>
  )
}

interface KindProps {
  readonly name: string
  readonly count: number
  readonly on: boolean
  onChoose(): void
}

function Kind({ name, count, on, onChoose }: KindProps) {
  return (
    <button type="button" className={classes.kind} aria-pressed={on} onClick={onChoose}>
      <span>{name}</span> <b>{count}</b>
    </button>
  )
}
