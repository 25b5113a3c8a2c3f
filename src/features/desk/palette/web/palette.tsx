import { Modal } from '@mantine/core'
import {
  IconBolt,
  IconCalendarWeek,
  IconCar,
  IconLayout,
  IconPlayerPlay,
  IconSearch,
  IconSteeringWheel,
} from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { readPaletteIndex } from '../contract.ts'
import { indexOf } from '../domain/index-of.ts'
import { paletteTexts as texts } from '../texts.ts'
import { MarkedLabel } from './marked-label.tsx'
import { type GroupKey, type OptionGroup, optionsFor, type PaletteOption } from './options-for.ts'
import classes from './palette.module.css'
import type { PaletteScreen, Rights, Target } from './targets.ts'

interface PaletteProps {
  readonly screens: readonly PaletteScreen[]
  readonly rights: Rights
  onClose(): void
  /** Closes it and goes there. */
  onGo(target: Target): void
}

const ICONS: Readonly<Record<GroupKey, ReactNode>> = {
  now: <IconBolt size={18} aria-hidden />,
  drivers: <IconSteeringWheel size={18} aria-hidden />,
  cars: <IconCar size={18} aria-hidden />,
  weeks: <IconCalendarWeek size={18} aria-hidden />,
  screens: <IconLayout size={18} aria-hidden />,
  actions: <IconPlayerPlay size={18} aria-hidden />,
}

/** People, cars, weeks, screens and actions by what is typed; all of it by keys. */
export function Palette({ screens, rights, onClose, onGo }: PaletteProps) {
  const [typed, setTyped] = useState('')
  const list = useId()
  const asked = useDeferredValue(typed)
  const { index, failure, again } = useIndex()
  const { data: settings } = useFleetSettings()
  const { year, week } = settings ?? {}
  const groups = useMemo(() => {
    const running = year === undefined || week === undefined ? undefined : { year, week }
    return optionsFor(asked, { index, running, screens, rights })
  }, [asked, index, year, week, screens, rights])
  const options = groups.flatMap((group) => group.options)
  const [chosenId, setChosenId] = useState<string>()
  const at = Math.max(
    0,
    options.findIndex(({ id }) => id === chosenId),
  )
  const chosen = options[at]
  const optionId = (option: PaletteOption | undefined) => option && `${list}-${option.id.replace(/\s/g, '-')}`
  const move = (to: number) => setChosenId(options[(to + options.length) % Math.max(1, options.length)]?.id)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: Math.min(options.length - 1, at + PAGE),
      PageUp: Math.max(0, at - PAGE),
    }
    const to = moves[event.key]
    if (to !== undefined) move(to)
    else if (event.key === 'Enter' && chosen) onGo(chosen.target)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }
  const words = typed.trim()
  const isNothing = options.length === 0 && words !== '' && (index !== undefined || failure !== undefined)
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={720}
      yOffset="10vh"
      zIndex={400}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={texts.title} radius="lg">
        <div className={classes.field}>
          <IconSearch size={20} aria-hidden />
          <input
            type="text"
            role="combobox"
            data-autofocus
            // Escape is the palette's alone, and not that of a dialog or card beneath.
            data-mantine-stop-propagation="true"
            className={classes.input}
            aria-label={texts.title}
            aria-expanded={options.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={optionId(chosen)}
            placeholder={texts.hint}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              setChosenId(undefined)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={classes.escape} onClick={onClose}>
            <span>Esc</span>
            <span className={classes.unseen}>{` ${texts.keys.close}`}</span>
          </button>
        </div>
        {failure ? (
          <div className={classes.failure}>
            <FailureAlert failure={failure} title={texts.failedTitle} again={again} />
          </div>
        ) : null}
        <div id={list} role="listbox" aria-label={texts.results} className={classes.list}>
          {groups.map((group) => (
            <Group key={group.key} group={group}>
              {group.options.map((option) => (
                <Line
                  key={option.id}
                  id={optionId(option) ?? ''}
                  option={option}
                  icon={ICONS[group.key]}
                  typed={asked}
                  chosen={option === chosen}
                  onPoint={() => setChosenId(option.id)}
                  onGo={() => onGo(option.target)}
                />
              ))}
            </Group>
          ))}
        </div>
        <p role="status" className={classes.status}>
          {isNothing ? texts.nothing(words) : index || failure ? '' : texts.loading}
        </p>
        <footer className={classes.foot}>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> <span>{texts.keys.choose}</span>
          </span>
          <span>
            <kbd>↵</kbd> <span>{texts.keys.enter}</span>
          </span>
          <span className={classes.examples}>{texts.examples}</span>
        </footer>
      </Modal.Content>
    </Modal.Root>
  )
}

const PAGE = 8

/** Read once and kept for as long as nothing was changed here; what is known stays while it is read anew. */
function useIndex() {
  const { data, failure, again } = useCall(readPaletteIndex, {})
  const index = useMemo(() => data && indexOf(data), [data])
  return { index, failure: data ? undefined : failure, again }
}

function Group({ group, children }: { readonly group: OptionGroup; readonly children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, for which there is no element
    <div role="group" aria-labelledby={id}>
      <div id={id} className={classes.group} role="presentation">
        <span>{texts.groups[group.key]}</span>
        {group.total === undefined ? null : <small>{texts.of(group.options.length, group.total)}</small>}
      </div>
      {children}
    </div>
  )
}

interface LineProps {
  readonly id: string
  readonly option: PaletteOption
  readonly icon: ReactNode
  readonly typed: string
  readonly chosen: boolean
  onPoint(): void
  onGo(): void
}

function Line({ id, option, icon, typed, chosen, onPoint, onGo }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field above has the focus, and names this one
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={chosen}
      className={classes.line}
      onPointerMove={chosen ? undefined : onPoint}
      onClick={onGo}
    >
      {icon}
      <span className={classes.words}>
        <b>
          <MarkedLabel text={option.label} typed={typed} />
        </b>{' '}
        <span>{option.beside}</span>
      </span>
      <small>{option.leads}</small>
    </div>
  )
}
